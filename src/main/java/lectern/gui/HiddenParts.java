package lectern.gui;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import lectern.gui.settings.UserSettings;

/** The parts of a window that its user does not want to see, chosen for each class of sizes and remembered. */
final class HiddenParts {
    private final Map<SizeClass, Set<WindowPart>> hidden = new EnumMap<>(SizeClass.class);
    private final UserSettings remembered;

    HiddenParts(UserSettings remembered) {
        this.remembered = remembered;
        for (SizeClass size : SizeClass.values()) {
            List<String> words = List.of(remembered.text(name(size)).orElse("").split(",", -1));
            Set<WindowPart> read = EnumSet.noneOf(WindowPart.class);
            for (WindowPart part : WindowPart.values()) {
                if (words.contains(part.word())) read.add(part);
            }
            hidden.put(size, read);
        }
    }

    private static String name(SizeClass size) {
        return "hidden." + size.word();
    }

    Set<WindowPart> in(SizeClass size) {
        return Set.copyOf(hidden.get(size));
    }

    void hide(SizeClass size, WindowPart part, boolean hides) {
        Set<WindowPart> parts = hidden.get(size);
        if (hides) parts.add(part);
        else parts.remove(part);
        remembered.remember(name(size), parts.stream().map(WindowPart::word).collect(Collectors.joining(",")));
    }
}
