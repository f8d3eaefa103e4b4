package lectern.gui;

import java.awt.AWTError;
import java.awt.EventQueue;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import lectern.game.Phrase;
import lectern.gui.act.Act;
import lectern.gui.look.LookChoices;
import lectern.gui.look.Looks;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.gui.opening.OpenableKind;
import lectern.gui.opening.RunningWindows;
import lectern.gui.settings.ErrorLog;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.picture.export.MachineFonts;
import lectern.text.Language;
import lectern.text.Sentences;

/** Opens Lectern's own window, which owns the JVM: its look, its scale and what becomes of mishaps. */
public final class Launcher {
    private static final String LANGUAGE = "language";
    private static final String THEME = "theme";
    private static final String SCALE = "scale";

    private Launcher() {}

    /**
     * Whether a command line asks for the window, rather than for a command.
     *
     * @param isCommand whether a word is a command, asked only where a file has that name
     */
    public static boolean isAskedFor(Predicate<String> isCommand, String... args) {
        return WindowOptions.areAll(List.of(args), isCommand);
    }

    /**
     * Opens the window and returns; the process goes on for as long as the window is there.
     *
     * @return 0, or the exit code if there is no window, which is then explained in one line of the error stream
     */
    public static int open(String... args) {
        PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        Language spoken = WindowOptions.languageIn(List.of(args)).orElseGet(() -> Language.of(Locale.getDefault()));
        return open(List.of(args), new Sentences(spoken), err);
    }

    static int open(List<String> args, Sentences sentences, PrintStream err) {
        WindowOptions options;
        try {
            options = WindowOptions.read(args);
        } catch (WindowOptions.Refused refused) {
            err.println(sentences.of(refused.reason()));
            return 2;
        }
        List<Path> files = openable(options.files(), sentences, err);
        if (files.isEmpty() && !options.files().isEmpty()) return 2;
        if (!files.isEmpty() && !options.describeWindow()) {
            RunningWindows.Answer answer = new RunningWindows(options.folder()).handOver(files);
            if (answer.taken()) return 0;
            return open(options, files, CompletableFuture.completedFuture(answer), sentences, err);
        }
        return open(
                options,
                files,
                CompletableFuture.supplyAsync(() -> new RunningWindows(options.folder()).handOver(List.of())),
                sentences,
                err);
    }

    /** @param windows may take a while to find out, which nothing here waits for */
    private static int open(
            WindowOptions options,
            List<Path> files,
            CompletableFuture<RunningWindows.Answer> windows,
            Sentences sentences,
            PrintStream err) {
        CompletableFuture<Known> known = CompletableFuture.supplyAsync(() -> Known.in(options));
        if (!hasScreen()) {
            err.println(sentences.of(Phrase.of("frame.no-screen")));
            return 2;
        }
        if (!MachineFonts.areThere()) {
            err.println(sentences.of(Phrase.of("frame.no-fonts")));
            return 2;
        }
        UserSettings remembered = known.join().remembered();
        ExampleGame example = known.join().example();
        remembered.onTrouble(trouble -> err.println(sentences.of(trouble)));
        Thread.setDefaultUncaughtExceptionHandler(new ErrorLog(options.folder()));
        EventQueue.invokeLater(() -> {
            OpenWindow window = show(options, files, remembered, example);
            CompletableFuture<Void> unused =
                    windows.thenAccept(answer -> answer.letterbox().ifPresent(window::listenTo));
        });
        WarmUp.of(example);
        return 0;
    }

    /** What can be opened; what cannot is named. */
    private static List<Path> openable(List<Path> files, Sentences sentences, PrintStream err) {
        List<Path> openable = new ArrayList<>();
        for (Path file : files) {
            OpenableKind.refusal(file)
                    .ifPresentOrElse(
                            refusal -> err.println(sentences.of(refusal).replaceAll("\\p{Cntrl}", "?")),
                            () -> openable.add(file));
        }
        return openable;
    }

    private static OpenWindow show(
            WindowOptions options, List<Path> files, UserSettings remembered, ExampleGame example) {
        Looks looks = looks(options, remembered);
        Language language = options.language()
                .or(() -> remembered.text(LANGUAGE).flatMap(Language::named))
                .orElseGet(() -> Language.of(Locale.getDefault()));
        LecternPanel panel = new LecternPanel(language, options.folder(), remembered, () -> example);
        LecternFrame frame = new LecternFrame(panel, remembered);
        panel.leaveBy(frame::close);
        panel.onceComplete(() -> {
            frame.setJMenuBar(panel.menus().bar());
            Wording wording = panel.wording();
            LookChoices choices = new LookChoices(looks, wording.sentences());
            choices.items().forEach(panel.menus().menu(Act.Menu.VIEW)::add);
            wording.write(() -> {
                choices.write(wording.sentences());
                remembered.remember(LANGUAGE, wording.language().code());
            });
        });
        panel.onceComplete(() -> panel.open(files));
        if (options.presents()) panel.onceComplete(panel::present);
        frame.open();
        return new OpenWindow(frame, panel);
    }

    /** A scale that was never chosen is the screen's: another screen, another scale. */
    private static Looks looks(WindowOptions options, UserSettings remembered) {
        Optional<Scale> chosen = options.scale().or(() -> remembered.text(SCALE).flatMap(Scale::read));
        Looks looks = new Looks(
                options.theme()
                        .or(() -> remembered.text(THEME).flatMap(Theme::named))
                        .orElse(Theme.LIGHT),
                chosen.orElse(Scale.USUAL));
        if (chosen.isEmpty()) looks.fit(LecternFrame.rooms().get(0).getSize());
        Scale fitting = looks.scale();
        looks.watch(() -> {
            remembered.remember(THEME, looks.theme().code());
            if (chosen.isPresent() || !looks.scale().equals(fitting))
                remembered.remember(SCALE, String.valueOf(looks.scale().percent()));
            else remembered.forget(SCALE);
        });
        return looks;
    }

    /** What is read from disk before there is a window, beside the thread that looks for a screen. */
    private record Known(UserSettings remembered, ExampleGame example) {
        static Known in(WindowOptions options) {
            UserSettings remembered = UserSettings.in(options.folder());
            return new Known(remembered, ExampleGame.next(remembered));
        }
    }

    /** Whether a window could be shown. A variable may name a display that is not there, and libraries may be missing. */
    private static boolean hasScreen() {
        try {
            GraphicsEnvironment.getLocalGraphicsEnvironment().getDefaultScreenDevice();
            return true;
        } catch (HeadlessException | AWTError | LinkageError none) {
            return false;
        }
    }
}
