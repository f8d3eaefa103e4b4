package lectern.gui.dialog;

import java.awt.Component;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.desk.LatestTask;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.picture.Scene;
import lectern.picture.export.BoardExport;
import lectern.storage.ChosenFile;

/** Gives the board to other programs: as a file, or as a picture on the clipboard. It is drawn beside the event thread. */
final class ExportBoard {
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
        List<FileChoice.Kind> kinds = new ArrayList<>();
        for (BoardExport.Format format : BoardExport.Format.values()) {
            kinds.add(new FileChoice.Kind(
                    format.ending(), Phrase.of("dialog.picture." + format.name().toLowerCase(Locale.ROOT))));
        }
        String name = wording.of("dialog.picture-name", gameName(), desk.match().ply());
        files.save("dialog.export-board", name, kinds).ifPresent(path -> save(export, path));
    }

    void copy() {
        if (drawing.isWorking()) return;
        BoardExport export = export();
        drawing.start(export::image, image -> {
            try {
                owner.getToolkit().getSystemClipboard().setContents(new ClipboardPicture(image), null);
                told.accept(Phrase.of("dialog.picture-copied"));
            } catch (IllegalStateException busy) {
                notice(Phrase.of("dialog.clipboard-busy"));
            }
        });
    }

    private void save(BoardExport export, Path path) {
        BoardExport.Format format =
                BoardExport.Format.ofFile(path.getFileName().toString()).orElse(BoardExport.Format.PNG);
        drawing.start(
                () -> {
                    try {
                        new ChosenFile(path).write(export.bytes(format));
                        return Optional.<Phrase>empty();
                    } catch (IOException impossible) {
                        return Optional.of(Phrase.of(
                                "dialog.no-writing", path.getFileName().toString()));
                    }
                },
                trouble -> trouble.ifPresentOrElse(
                        this::notice,
                        () -> told.accept(
                                Phrase.of("dialog.written", path.getFileName().toString()))));
    }

    private BoardExport export() {
        return new BoardExport(scene.get(), gameName() + ": " + desk.shown().text(), CELL);
    }

    private String gameName() {
        return wording.of(desk.game().kind().id() + ".name");
    }

    private void notice(Phrase sentence) {
        Notice.show(owner, wording, "dialog.export-board", wording.of(sentence));
    }
}
