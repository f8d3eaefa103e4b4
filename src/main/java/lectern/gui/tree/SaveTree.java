package lectern.gui.tree;

import java.awt.Component;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.dialog.FileChoice;
import lectern.gui.dialog.Notice;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.picture.export.BoardExport;
import lectern.picture.tree.TreePicture;

/** Asks where the picture of a tree is to go, and writes it there beside the event thread. */
final class SaveTree {
    private static final String TITLE = "drawntree.save";

    private final Component owner;
    private final Wording wording;
    private final LatestTask writing;
    private final FileChoice files;
    private final Consumer<Phrase> told;

    /** @param told hears that it is there */
    SaveTree(Component owner, Wording wording, Background background, UserSettings memory, Consumer<Phrase> told) {
        this.owner = owner;
        this.wording = wording;
        writing = LatestTask.uninterrupted(background);
        files = new FileChoice(owner, wording, memory);
        this.told = told;
    }

    void save(TreePicture picture) {
        if (writing.isWorking()) return;
        if (!picture.isPossible()) {
            int items = picture.layout().items().size();
            Notice.show(owner, wording, TITLE, wording.of("drawntree.too-large", items, TreePicture.MOST_ITEMS));
            return;
        }
        List<FileChoice.Kind> kinds = Stream.of(BoardExport.Format.SVG, BoardExport.Format.PNG, BoardExport.Format.PDF)
                .map(format -> FileChoice.Kind.of(format.ending(), "dialog.picture."))
                .toList();
        files.save(TITLE, wording.of("drawntree.file-name"), kinds).ifPresent(path -> write(picture, path));
    }

    private void write(TreePicture picture, Path path) {
        String name = path.getFileName().toString();
        BoardExport.Format format = BoardExport.Format.ofFile(name).orElse(BoardExport.Format.SVG);
        files.write(
                writing,
                TITLE,
                path,
                () -> picture.bytes(format),
                () -> told.accept(Phrase.of("dialog.written", name)));
    }
}
