package lectern.gui.dialog;

import java.awt.Component;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import javax.swing.JFileChooser;
import javax.swing.SwingUtilities;
import javax.swing.filechooser.FileFilter;
import lectern.game.Phrase;
import lectern.gui.desk.LatestTask;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.storage.ChosenFile;
import lectern.text.Undecoded;

/** Asks for a file to read or to write, and writes it. It begins where the last file was, and asks before it replaces one. */
public final class FileChoice {
    private static final String FOLDER = "files.folder";

    private final Component owner;
    private final Wording wording;
    private final UserSettings memory;

    /**
     * A kind of file.
     *
     * @param ending without the dot
     * @param name what such files are called
     */
    public record Kind(String ending, Phrase name) {
        /** A kind whose name is said under its ending. */
        public static Kind of(String ending, String keys) {
            return new Kind(ending, Phrase.of(keys + ending));
        }
    }

    public FileChoice(Component owner, Wording wording, UserSettings memory) {
        this.owner = owner;
        this.wording = wording;
        this.memory = memory;
    }

    /** A file that is there. */
    public Optional<Path> open(String titleKey, Kind kind) {
        return open(titleKey, kind, folder());
    }

    /** A file that is there, looked for in a folder first. */
    public Optional<Path> open(String titleKey, Kind kind, Path folder) {
        JFileChooser chooser = chooser(titleKey, List.of(kind), folder);
        if (chooser.showOpenDialog(window()) != JFileChooser.APPROVE_OPTION) return Optional.empty();
        return chosen(chooser, titleKey).map(this::remembered);
    }

    /** A file or a folder that is there. */
    public Optional<Path> openFileOrFolder(String titleKey, Kind kind) {
        JFileChooser chooser = chooser(titleKey, List.of(kind), folder());
        chooser.setFileSelectionMode(JFileChooser.FILES_AND_DIRECTORIES);
        if (chooser.showOpenDialog(window()) != JFileChooser.APPROVE_OPTION) return Optional.empty();
        return chosen(chooser, titleKey).map(this::remembered);
    }

    /** A folder that is there, or one that can be made. */
    public Optional<Path> openFolder(String titleKey) {
        return openFolder(titleKey, folder());
    }

    /** The same, looked for in another folder first. */
    public Optional<Path> openFolder(String titleKey, Path within) {
        JFileChooser chooser = plainChooser(titleKey, within);
        chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
        if (chooser.showOpenDialog(window()) != JFileChooser.APPROVE_OPTION) return Optional.empty();
        return chosen(chooser, titleKey).map(this::remembered);
    }

    /**
     * Where to write; the name ends as its kind does.
     *
     * @param name what is suggested, without an ending
     */
    public Optional<Path> save(String titleKey, String name, List<Kind> kinds) {
        JFileChooser chooser = chooser(titleKey, kinds, folder());
        String clean = name.replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]", "-");
        chooser.setSelectedFile(new File(
                chooser.getCurrentDirectory(), clean + "." + kinds.get(0).ending()));
        while (chooser.showSaveDialog(window()) == JFileChooser.APPROVE_OPTION) {
            Optional<Path> chosen = chosen(chooser, titleKey).map(path -> ended(path, kinds, filtered(chooser, kinds)));
            if (chosen.filter(path -> !Files.exists(path) || mayReplace(path)).isPresent()) {
                return chosen.map(this::remembered);
            }
        }
        return Optional.empty();
    }

    /**
     * Writes what was chosen to be written, beside the event thread, and runs something on it when that is done; the
     * user is told why if it is impossible: {@link NothingToWrite} has a reason of its own.
     */
    public void write(LatestTask task, String titleKey, Path path, Callable<byte[]> content, Runnable done) {
        task.start(
                () -> {
                    try {
                        new ChosenFile(path).write(content.call());
                        return Optional.<Phrase>empty();
                    } catch (IOException impossible) {
                        return Optional.of(Phrase.of("dialog.no-writing", String.valueOf(path.getFileName())));
                    } catch (NothingToWrite unmade) {
                        return Optional.of(unmade.reason());
                    }
                },
                trouble -> trouble.ifPresentOrElse(reason -> notice(titleKey, wording.of(reason)), done));
    }

    /** The path that was chosen. A name that is not in the system's encoding leads to no file, and that is said. */
    private Optional<Path> chosen(JFileChooser chooser, String titleKey) {
        String name = chooser.getSelectedFile().getPath();
        Optional<Path> path = path(name);
        if (path.isEmpty()) {
            notice(titleKey, wording.of("reading.undecoded", name, Undecoded.encoding()));
        }
        return path;
    }

    private JFileChooser plainChooser(String titleKey, Path folder) {
        JFileChooser chooser = new FileChooser(folder == null ? null : folder.toFile());
        chooser.setLocale(wording.language().locale());
        chooser.updateUI();
        chooser.setName("files");
        chooser.setDialogTitle(wording.of(titleKey));
        return chooser;
    }

    private JFileChooser chooser(String titleKey, List<Kind> kinds, Path folder) {
        JFileChooser chooser = plainChooser(titleKey, folder);
        chooser.setAcceptAllFileFilterUsed(false);
        for (Kind kind : kinds) {
            String name = wording.of("dialog.files", kind.name(), kind.ending());
            chooser.addChoosableFileFilter(new EndingFilter(name, kind.ending()));
        }
        chooser.setFileFilter(chooser.getChoosableFileFilters()[0]);
        return chooser;
    }

    private static Kind filtered(JFileChooser chooser, List<Kind> kinds) {
        EndingFilter filter = (EndingFilter) chooser.getFileFilter();
        return kinds.stream()
                .filter(kind -> kind.ending().equals(filter.ending))
                .findFirst()
                .orElse(kinds.get(0));
    }

    /** A name that ends as one of the kinds does is taken as it is. */
    static Path ended(Path path, List<Kind> kinds, Kind usual) {
        String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
        boolean ends = kinds.stream().anyMatch(kind -> name.endsWith("." + kind.ending()));
        return ends ? path : path.resolveSibling(path.getFileName() + "." + usual.ending());
    }

    private boolean mayReplace(Path path) {
        String sentence = wording.of("dialog.replace-file", path.getFileName().toString());
        return Notice.ask(owner, wording, "dialog.replace", sentence, "dialog.replace");
    }

    /** Where the last file was, if that is known. */
    private Path folder() {
        return memory.text(FOLDER).flatMap(FileChoice::path).orElse(null);
    }

    private Path remembered(Path path) {
        Path folder = path.toAbsolutePath().getParent();
        if (folder != null) memory.remember(FOLDER, folder.toString());
        return path;
    }

    /** A path from its text, if it is one on this system. */
    static Optional<Path> path(String text) {
        if (Undecoded.is(text)) return Optional.empty();
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException elsewhere) {
            return Optional.empty();
        }
    }

    /** Files whose names have an ending, which may have several dots. */
    private static final class EndingFilter extends FileFilter {
        private final String name;
        private final String ending;

        private EndingFilter(String name, String ending) {
            this.name = name;
            this.ending = ending;
        }

        @Override
        public boolean accept(File file) {
            return file.isDirectory() || file.getName().toLowerCase(Locale.ROOT).endsWith("." + ending);
        }

        @Override
        public String getDescription() {
            return name;
        }
    }

    private void notice(String titleKey, String sentence) {
        Notice.show(owner, wording, titleKey, sentence);
    }

    private Component window() {
        return owner == null ? null : SwingUtilities.getWindowAncestor(owner);
    }
}
