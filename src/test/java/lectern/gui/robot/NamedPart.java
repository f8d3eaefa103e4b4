package lectern.gui.robot;

import java.awt.Component;
import java.awt.Container;
import java.util.stream.Stream;

/** A part of a component by its name, without a screen. */
public final class NamedPart {
    private NamedPart() {}

    /** The first of that name; that there is none is said by name. */
    public static <T extends Component> T of(Container whole, String name, Class<T> type) {
        return type.cast(parts(whole)
                .filter(part -> name.equals(part.getName()))
                .findFirst()
                .orElseThrow(() -> new AssertionError("there is no " + name)));
    }

    private static Stream<Component> parts(Container within) {
        return Stream.of(within.getComponents())
                .flatMap(part -> part instanceof Container inner
                        ? Stream.concat(Stream.of(part), parts(inner))
                        : Stream.of(part));
    }
}
