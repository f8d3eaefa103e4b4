package lectern.text;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;

/** Texts from the command line or the environment that Java could not read: they are in another encoding. */
public final class Undecoded {
    /** Stands for bytes that are no character in the system's encoding. A file of such a name would be another file. */
    private static final char REPLACEMENT = '\uFFFD';

    private Undecoded() {}

    /** What is wrong with the first argument that could not be read. */
    public static Optional<Phrase> among(List<String> arguments) {
        return arguments.stream()
                .filter(Undecoded::is)
                .findFirst()
                .map(argument -> Phrase.of("reading.undecoded", argument, encoding()));
    }

    public static boolean is(String text) {
        return text.indexOf(REPLACEMENT) >= 0;
    }

    /** The encoding that the system is set to. */
    public static String encoding() {
        String name = System.getProperty("native.encoding");
        return Charset.isSupported(name) ? Charset.forName(name).name() : name;
    }
}
