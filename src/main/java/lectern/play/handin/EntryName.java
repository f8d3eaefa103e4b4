package lectern.play.handin;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;
import lectern.game.reading.Printable;

/** Names of files, which are the same on every machine: whatever its language, and however it composes letters. */
final class EntryName {
    private static final String SYSTEM_PREFIX = ".";

    /** What systems leave in folders, in small letters. */
    private static final Set<String> SYSTEM = Set.of("__macosx", "thumbs.db", "desktop.ini");

    private static final int SHOWN = 80;

    private EntryName() {}

    /**
     * A file's name. What Java calls it depends on the language that the system is set to, and is lossy where that has
     * no such letters; its address holds what is on the disk. Bytes that are not UTF-8 become signs that no name has.
     */
    static String of(Path file) {
        String path = file.toUri().getRawPath();
        String whole = path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
        String last = whole.substring(whole.lastIndexOf('/') + 1).replace("+", "%2B");
        String name = URLDecoder.decode(last, StandardCharsets.UTF_8);
        return Normalizer.normalize(name, Normalizer.Form.NFC).replaceAll("\\p{Zs}+", " ");
    }

    /** Whether a system made a file, and not a student. */
    static boolean isOfTheSystem(String name) {
        return name.startsWith(SYSTEM_PREFIX) || SYSTEM.contains(name.toLowerCase(Locale.ROOT));
    }

    /** Whether it can stand in a table, and be told from others. */
    static boolean isReadable(String name) {
        return !name.isBlank() && Printable.is(name) && name.indexOf('\ufffd') < 0;
    }

    /** What of a name can be shown. */
    static String shown(String name) {
        String printable = Printable.of(name);
        if (printable.codePointCount(0, printable.length()) <= SHOWN) return printable;
        return printable.substring(0, printable.offsetByCodePoints(0, SHOWN)) + "…";
    }
}
