package lectern.gui.dialog;

import java.awt.Component;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.desk.LatestTask;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.picture.Scene;
import lectern.picture.export.BoardExport;

/** Gives the board to other programs: as a file, or as a picture on the clipboard. It is drawn beside the event thread. */
final class ExportBoard {
    private static final String TITLE = "dialog.export-board";

    /** Pixels that a cell is wide: fit for a slide. */
    private static final double CELL = 96;

    private final Component owner;
    private final Wording wording;
    private final Desk desk;
    private final Supplier<Scene> scene;
    private final LatestTask drawing;
    private final FileChoice files;
    private final Consumer<Phrase> told;

    ExportBoard(
            Component owner,
            Wording wording,
            Desk desk,
            Supplier<Scene> scene,
            Background background,
            UserSettings memory,
            Consumer<Phrase> told) {
        this.owner = owner;
        this.wording = wording;
        this.desk = desk;
        this.scene = scene;
        drawing = LatestTask.uninterrupted(background);
        this.told = told;
        files = new FileChoice(owner, wording, memory);
    }

    /** One picture at a time is enough. */
    void save() {
        if (drawing.isWorking()) return;
        BoardExport export = export();
        List<FileChoice.Kind> kinds = Stream.of(BoardExport.Format.values())
                .map(format -> FileChoice.Kind.of(format.ending(), "dialog.picture."))
                .toList();
        String name = wording.of("dialog.picture-name", gameName(), desk.match().ply());
        files.save(TITLE, name, kinds).ifPresent(path -> save(export, path));
    }

    void copy() {
        if (drawing.isWorking()) return;
        BoardExport export = export();
        drawing.start(export::image, image -> {
            try {
                owner.getToolkit().getSystemClipboard().setContents(new ClipboardPicture(image), null);
                told.accept(Phrase.of("dialog.picture-copied"));
            } catch (IllegalStateException busy) {
                Notice.show(owner, wording, TITLE, wording.of("dialog.clipboard-busy"));
            }
        });
    }

    private void save(BoardExport export, Path path) {
        BoardExport.Format format =
                BoardExport.Format.ofFile(path.getFileName().toString()).orElse(BoardExport.Format.PNG);
        Phrase done = Phrase.of("dialog.written", path.getFileName().toString());
        files.write(drawing, TITLE, path, () -> export.bytes(format), () -> told.accept(done));
    }

    private BoardExport export() {
        return new BoardExport(scene.get(), gameName() + ": " + desk.shown().text(), CELL);
    }

    private String gameName() {
        return wording.of(desk.game().kind().name());
    }
}
