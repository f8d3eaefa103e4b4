package lectern.gui;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import lectern.game.Phrase;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.gui.opening.OpenableKind;
import lectern.gui.settings.DataFolder;
import lectern.text.Language;
import lectern.text.Undecoded;

/**
 * How the window was asked for. What was not said is as it was the last time.
 *
 * @param files what is opened at once, each with its whole path
 */
record WindowOptions(
        DataFolder folder,
        Optional<Language> language,
        Optional<Theme> theme,
        Optional<Scale> scale,
        boolean presents,
        List<Path> files) {
    private static final String DATA = "--data";
    private static final String LANGUAGE = "--lang";
    private static final String THEME = "--theme";
    private static final String SCALE = "--scale";

    /** The only one without a value: the window presents to a class at once. */
    private static final String PRESENT = "--present";

    /** After it there are only files, also such as begin with a dash. */
    private static final String FILES_ONLY = "--";

    private static final List<String> NAMES = List.of(DATA, LANGUAGE, THEME, SCALE);

    WindowOptions {
        files = List.copyOf(files);
    }

    /**
     * Whether there is nothing but options of the window, each with a value if one follows, and perhaps files; the first
     * of these is known by the ending of its name, by a folder before it, or by being there.
     *
     * @param isCommand whether a bare word is a command of the command line, which goes before a file of that name
     */
    static boolean areAll(List<String> args, Predicate<String> isCommand) {
        boolean files = false;
        for (int i = 0; i < args.size(); i++) {
            if (args.get(i).equals(FILES_ONLY)) return i + 1 < args.size();
            if (args.get(i).equals(PRESENT)) continue;
            if (!args.get(i).startsWith("-")) {
                files = files || isFile(args.get(i), isCommand);
                if (!files) return false;
                continue;
            }
            String name = args.get(i).replaceFirst("=.*", "");
            if (!NAMES.contains(name)) return false;
            if (!args.get(i).contains("=")) i++;
        }
        return true;
    }

    private static boolean isFile(String word, Predicate<String> isCommand) {
        if (OpenableKind.isName(word) || word.contains("/") || word.contains(File.separator)) return true;
        return isThere(word) && !isCommand.test(word);
    }

    private static boolean isThere(String word) {
        try {
            return !word.isBlank() && Files.exists(Path.of(word));
        } catch (InvalidPathException noName) {
            return false;
        }
    }

    /** Whether it is said how the window is to be: a window that runs would not become so. */
    boolean describeWindow() {
        return presents || language.isPresent() || theme.isPresent() || scale.isPresent();
    }

    /** Reads options; the last of a name counts. */
    static WindowOptions read(List<String> args) throws Refused {
        return read(args, DataFolder::usual);
    }

    /** @param usual where games and settings are kept if the options do not say where */
    static WindowOptions read(List<String> args, Supplier<Optional<DataFolder>> usual) throws Refused {
        Optional<Phrase> undecoded = Undecoded.among(args);
        if (undecoded.isPresent()) throw new Refused(undecoded.get());
        Optional<DataFolder> folder = Optional.empty();
        Optional<Language> language = Optional.empty();
        Optional<Theme> theme = Optional.empty();
        Optional<Scale> scale = Optional.empty();
        List<Path> files = new ArrayList<>();
        boolean presents = false;
        boolean filesOnly = false;
        for (int i = 0; i < args.size(); i++) {
            if (filesOnly || !args.get(i).startsWith("-")) {
                files.add(file(args.get(i)));
                continue;
            }
            if (args.get(i).equals(FILES_ONLY)) {
                filesOnly = true;
                continue;
            }
            if (args.get(i).equals(PRESENT)) {
                presents = true;
                continue;
            }
            String[] parts = args.get(i).split("=", 2);
            if (parts.length == 1 && i + 1 == args.size()) throw new Refused("frame.missing-value", parts[0]);
            String value = parts.length == 2 ? parts[1] : args.get(++i);
            switch (parts[0]) {
                case DATA -> folder = Optional.of(folder(value));
                case LANGUAGE -> language = Optional.of(language(value));
                case THEME -> theme = Optional.of(theme(value));
                case SCALE -> scale = Optional.of(scale(value));
                default -> throw new IllegalArgumentException(parts[0]);
            }
        }
        return new WindowOptions(
                folder.isPresent() ? folder.get() : found(usual), language, theme, scale, presents, files);
    }

    /** The language to speak in, even if the rest is wrong. */
    static Optional<Language> languageIn(List<String> args) {
        for (int i = args.size() - 1; i >= 0; i--) {
            if (args.get(i).startsWith(LANGUAGE + "="))
                return Language.named(args.get(i).substring(LANGUAGE.length() + 1));
            if (args.get(i).equals(LANGUAGE) && i + 1 < args.size()) return Language.named(args.get(i + 1));
        }
        return Optional.empty();
    }

    /** Where it is follows from the environment, which may be in another encoding than the system is set to. */
    private static DataFolder found(Supplier<Optional<DataFolder>> usual) throws Refused {
        try {
            DataFolder folder = usual.get().orElseThrow(() -> new Refused("frame.no-data", DATA));
            if (!Undecoded.is(folder.path().toString())) return folder;
            throw new Refused("frame.undecoded-home", folder.path(), Undecoded.encoding());
        } catch (InvalidPathException undecoded) {
            throw new Refused("frame.undecoded-home", undecoded.getInput(), Undecoded.encoding());
        }
    }

    private static DataFolder folder(String value) throws Refused {
        try {
            return new DataFolder(Path.of(value));
        } catch (InvalidPathException impossible) {
            throw new Refused("frame.no-folder", value);
        }
    }

    private static Path file(String name) throws Refused {
        try {
            return Path.of(name).toAbsolutePath();
        } catch (InvalidPathException impossible) {
            throw new Refused("opening.no-path", name);
        }
    }

    private static Language language(String value) throws Refused {
        List<String> codes =
                Arrays.stream(Language.values()).map(Language::code).toList();
        return Language.named(value)
                .orElseThrow(() -> new Refused("frame.no-choice", LANGUAGE, value, new Phrase.AnyOf(codes)));
    }

    private static Theme theme(String value) throws Refused {
        List<String> codes = Arrays.stream(Theme.values()).map(Theme::code).toList();
        return Theme.named(value)
                .orElseThrow(() -> new Refused("frame.no-choice", THEME, value, new Phrase.AnyOf(codes)));
    }

    private static Scale scale(String value) throws Refused {
        return Scale.read(value)
                .orElseThrow(() -> new Refused("frame.no-scale", SCALE, value, Scale.SMALLEST, Scale.LARGEST));
    }

    /** Options that make no sense, and why. */
    static final class Refused extends Exception {
        private final transient Phrase reason;

        private Refused(String key, Object... arguments) {
            this(Phrase.of(key, arguments));
        }

        private Refused(Phrase reason) {
            super(reason.key());
            this.reason = reason;
        }

        Phrase reason() {
            return reason;
        }
    }
}
