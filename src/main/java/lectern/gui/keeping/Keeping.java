package lectern.gui.keeping;

import java.awt.Component;
import java.awt.EventQueue;
import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.gui.dialog.FileChoice;
import lectern.gui.dialog.Notice;
import lectern.gui.dialog.Seating;
import lectern.gui.memory.DataFolder;
import lectern.gui.memory.Remembered;
import lectern.gui.words.Wording;
import lectern.play.GameRecord;

/**
 * Keeps the games of a desk: in files of people's own, on the clipboard, and, whatever happens, in the data folder. It
 * belongs to the event thread; disks are read in the background and written by a thread that outlives the window.
 *
 * <ul>
 *   <li>A game is written to the data folder after every move, under a name that no other window has. A window that is
 *       closed takes it away; what is found at the next start was interrupted.
 *   <li>Nobody is asked whether to save: a game that is left without being saved goes to the shelf of earlier games.
 * </ul>
 */
public final class Keeping {
    private static final FileChoice.Kind RECORDS = new FileChoice.Kind("lectern", Phrase.of("keeping.records"));

    private final Desk desk;
    private final Wording wording;
    private final Component owner;
    private final Background background;
    private final DataFolder data;
    private final Writing writing = new Writing();
    private final Autosave autosave;
    private final GameFile file;
    private final FileChoice files;
    private final List<Runnable> listeners = new ArrayList<>();
    private final List<Interrupted> interrupted = new ArrayList<>();
    private Future<?> looking;
    private Future<?> reading;
    private boolean troubled;
    private boolean closed;
    private boolean touched;

    /**
     * @param file has followed the desk from the beginning
     * @param owner what dialogs belong to
     * @param data the folder where games are kept
     */
    public Keeping(
            Desk desk,
            GameFile file,
            Wording wording,
            Component owner,
            Background background,
            DataFolder data,
            Remembered memory) {
        this.desk = desk;
        this.file = file;
        this.wording = wording;
        this.owner = owner;
        this.background = background;
        this.data = data;
        files = new FileChoice(owner, wording, memory);
        autosave = new Autosave(data, writing, () -> EventQueue.invokeLater(this::nothingKept));
        file.listen(this::changed);
        if (file.isUnsaved()) changed();
    }

    /** Runs something after every change of what is kept. */
    public void listen(Runnable listener) {
        listeners.add(listener);
    }

    /** The file of the game, if it has one. */
    public Optional<Path> path() {
        return file.path();
    }

    public boolean isUnsaved() {
        return file.isUnsaved();
    }

    /** What the window may be called: the game, and its file with a mark if it does not say all of it. */
    public String title() {
        String game = wording.of(desk.game().kind().id() + ".name");
        String name = file.path().map(path -> path.getFileName().toString()).orElse("");
        if (name.isEmpty()) return isUnsaved() ? game + " *" : game;
        return name + (isUnsaved() ? " * – " : " – ") + game;
    }

    /** Looks for games that were interrupted; an {@link InterruptedBar} offers them some time later. */
    public void start() {
        looking = background.work(() -> Interrupted.in(data), found -> {
            interrupted.addAll(found);
            listeners.forEach(Runnable::run);
        });
    }

    /** What lies on the desk from now on is no game that is played. The one that was there is kept as it is. */
    public void pause() {
        file.pause(true);
    }

    /** What lies on the desk is a game again: the one that was there, or another one. */
    public void resume() {
        file.pause(false);
    }

    /** The window is closed: a game that nobody saved goes to the shelf, and nothing of it was interrupted. */
    public void close() {
        if (closed) return;
        closed = true;
        if (looking != null) looking.cancel(true);
        if (file.isUnsaved()) autosave.leave(file.game());
        autosave.end();
    }

    /** Waits until all that was to be kept is on the disk. */
    public void awaitWritten() {
        writing.await();
    }

    public void open() {
        files.open("keeping.open", RECORDS).ifPresent(this::open);
    }

    /** Looks through the games that were left without being saved. */
    public void openEarlier() {
        files.open("keeping.open-earlier", RECORDS, Shelf.in(data).folder().path())
                .ifPresent(this::open);
    }

    /** Reads a game from a file, and puts it on the desk. */
    public void open(Path path) {
        read(
                () -> {
                    try {
                        return new Pasted(Optional.of(RecordFile.read(path)), Optional.empty());
                    } catch (RecordFile.Refused refused) {
                        return new Pasted(Optional.empty(), Optional.of(refused.reason()));
                    }
                },
                read -> {
                    boolean earlier = path.startsWith(Shelf.in(data).folder().path());
                    file.expect(earlier ? Optional.empty() : Optional.of(path), true);
                    take(read, "keeping.not-opened");
                });
    }

    public void save() {
        file.path().ifPresentOrElse(this::save, this::saveAs);
    }

    public void saveAs() {
        String name = file.path()
                .map(path -> path.getFileName().toString().replaceFirst("[.]lectern$", ""))
                .orElseGet(() -> wording.of(desk.game().kind().id() + ".name"));
        files.save("keeping.save-as", name, List.of(RECORDS)).ifPresent(this::save);
    }

    /** Writes the game to a file. */
    public void save(Path path) {
        GameRecord record = file.game().record();
        writing.later(
                () -> {
                    try {
                        RecordFile.write(path, record);
                        return Optional.<Phrase>empty();
                    } catch (RecordFile.Refused refused) {
                        return Optional.of(refused.reason());
                    }
                },
                trouble -> {
                    if (trouble.isEmpty()) file.saved(path, record);
                    else notice("keeping.not-saved", trouble.get());
                });
    }

    /** The position that is shown, with the text of its game before it. */
    public void copyPosition() {
        copy(desk.game().text() + " " + desk.shown().text());
    }

    /** The whole game on one line. */
    public void copyGame() {
        copy(file.game().record().line());
    }

    /** A game or a position that was copied as text begins. */
    public void paste() {
        paste(copied());
    }

    /** As {@link #paste()}, from anywhere. */
    public void paste(String text) {
        Game played = desk.game();
        read(() -> Pasted.read(text, played), read -> take(read, "keeping.not-pasted"));
    }

    /** The latest of the games that were interrupted and that nobody has decided about. */
    Optional<Interrupted> interrupted() {
        return interrupted.stream().findFirst();
    }

    /** Goes on with what was interrupted. */
    void goOn() {
        if (interrupted.isEmpty()) return;
        Interrupted game = interrupted.remove(0);
        file.expect(game.kept().file(), false);
        desk.begin(game.kept().match(), game.kept().head(), game.kept().seats());
        // By now the game is waiting to be written under a name of this window's.
        giveUp(game);
    }

    /** Leaves what was interrupted for later, on the shelf of earlier games. */
    void leaveInterrupted() {
        if (interrupted.isEmpty()) return;
        Interrupted game = interrupted.remove(0);
        autosave.leave(game.kept());
        giveUp(game);
        listeners.forEach(Runnable::run);
    }

    private void giveUp(Interrupted game) {
        writing.later(() -> {
            try {
                game.claim().giveUp();
            } catch (IOException stays) {
                // It will be offered once more; nothing is lost.
            }
        });
    }

    /** Whoever asks for another game before the first is there no longer wants the first. */
    private void read(Callable<Pasted> work, Consumer<Pasted> done) {
        if (reading != null) reading.cancel(true);
        reading = background.work(work, done);
    }

    private void take(Pasted read, String title) {
        if (read.trouble().isPresent()) {
            file.expect(Optional.empty(), false);
            notice(title, read.trouble().get());
            return;
        }
        GameRecord record = read.record().orElseThrow();
        Game game = record.match().game();
        boolean onlyPosition =
                record.match().turns().isEmpty() && record.head().entries().isEmpty();
        Seats seats = Seating.read(record.head(), game, false);
        desk.begin(record.match(), record.head(), onlyPosition && game.equals(desk.game()) ? desk.seats() : seats);
    }

    /** What was on the desk at first is no one's game yet. */
    private void changed() {
        file.left().ifPresent(autosave::leave);
        touched |= !file.isUntouched()
                && (!file.game().match().turns().isEmpty() || file.path().isPresent());
        if (touched) autosave.keep(file.game());
        listeners.forEach(Runnable::run);
    }

    private void nothingKept() {
        if (troubled) return;
        troubled = true;
        notice(
                "keeping.not-kept",
                Phrase.of("keeping.nothing-kept", data.path().toAbsolutePath().toString()));
    }

    private void notice(String title, Phrase sentence) {
        Notice.show(owner, wording, title, wording.of(sentence));
    }

    private Clipboard clipboard() {
        return owner.getToolkit().getSystemClipboard();
    }

    private void copy(String text) {
        StringSelection selection = new StringSelection(text);
        try {
            clipboard().setContents(selection, selection);
        } catch (IllegalStateException busy) {
            notice("keeping.not-copied", Phrase.of("keeping.clipboard-busy"));
        }
    }

    private String copied() {
        try {
            Object text = clipboard().getData(DataFlavor.stringFlavor);
            return text instanceof String string ? string : "";
        } catch (UnsupportedFlavorException | IOException | IllegalStateException noText) {
            return "";
        }
    }
}
