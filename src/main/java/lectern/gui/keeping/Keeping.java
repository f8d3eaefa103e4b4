package lectern.gui.keeping;

import java.awt.Component;
import java.awt.EventQueue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JMenu;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.desk.LatestTask;
import lectern.gui.dialog.FileChoice;
import lectern.gui.dialog.Notice;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.play.GameRecord;

/**
 * Keeps the games of a desk: in files of people's own, on the clipboard, and, whatever happens, in the data folder. It
 * belongs to the event thread; disks are read in the background and written by a thread that outlives the window.
 *
 * <ul>
 *   <li>A game is written to the data folder after every move, under a name that no other window has. A window that is
 *       closed takes it away; what is found at the next start was interrupted.
 *   <li>The user is not asked whether to save: a game that is left without being saved goes to the shelf of earlier
 *       games.
 * </ul>
 */
public final class Keeping {
    private static final FileChoice.Kind RECORDS = new FileChoice.Kind("lectern", Phrase.of("keeping.records"));

    private final Desk desk;
    private final Wording wording;
    private final Component owner;
    private final Background background;
    private final DataFolder data;
    private final Writing writing = new Writing("lectern-writing");
    private final Autosave autosave;
    private final GameFile file;
    private final FileChoice files;
    private final Offers offers = new Offers();
    private final EngineOffers engines;
    private final InterruptedGames interrupted;
    private final ClipboardText clipboard;
    private final Replaced replaced;
    private final List<Runnable> listeners = new ArrayList<>();
    private final LatestTask reading;
    private final RecentFiles recent;

    /** What the end of the window was prepared for. */
    private Optional<Kept> settled = Optional.empty();

    private Runnable pasted = () -> {};
    private Consumer<Phrase> results = result -> {};
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
            UserSettings memory) {
        this.desk = desk;
        this.file = file;
        replaced = new Replaced(desk, file);
        this.wording = wording;
        this.owner = owner;
        this.background = background;
        reading = LatestTask.interruptible(background);
        this.data = data;
        files = new FileChoice(owner, wording, memory);
        recent = new RecentFiles(memory);
        autosave = new Autosave(data, writing, () -> EventQueue.invokeLater(this::nothingKept));
        engines = new EngineOffers(desk, offers, wording, owner);
        interrupted = new InterruptedGames(
                desk, file, data, autosave, writing, offers, engines, () -> tellOfFolder("keeping.not-shelved"));
        clipboard = new ClipboardText(owner);
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
        String game = wording.of(desk.game().kind().name());
        String name = file.path().map(path -> path.getFileName().toString()).orElse("");
        if (name.isEmpty()) return isUnsaved() ? game + " *" : game;
        return name + (isUnsaved() ? " * – " : " – ") + game;
    }

    /** What an {@link OfferBar} shows. */
    public Offers offers() {
        return offers;
    }

    /** Looks for games that were interrupted, which are offered some time later. */
    public void start() {
        interrupted.look(background);
    }

    /** What lies on the desk from now on is no game that is played. The one that was there is kept as it is. */
    public void pause() {
        file.pause(true);
    }

    /** What lies on the desk is a game again: the one that was there, or another one. */
    public void resume() {
        file.pause(false);
    }

    /**
     * The window is about to be closed: a game that was not saved goes to the earlier games. Runs something when it is
     * there, or when the user has heard what became of it; does not if the user would rather stay.
     */
    public void prepareToEnd(Runnable end) {
        if (settled.isPresent()) return;
        Optional<Kept> unsaved = unsaved();
        settled = Optional.of(file.game());
        writing.later(() -> autosave.end(unsaved), ending -> {
            if (ending == Autosave.Ending.INTERRUPTED) tellOfFolder("keeping.not-shelved");
            if (ending != Autosave.Ending.LOST || mayBeLost()) end.run();
            else settled = Optional.empty();
        });
    }

    private boolean mayBeLost() {
        String sentence = wording.of("keeping.lost-if-closed", folder());
        return Notice.ask(owner, wording, "keeping.not-kept", sentence, "keeping.close-all-the-same");
    }

    private Optional<Kept> unsaved() {
        return file.isUnsaved() ? Optional.of(file.game()) : Optional.empty();
    }

    /**
     * The window is gone: a game that was not saved goes to the earlier games, unless it did when this was prepared.
     */
    public void close() {
        if (closed) return;
        closed = true;
        interrupted.cancel();
        boolean isSettled = settled.equals(Optional.of(file.game()));
        Optional<Kept> unsaved = isSettled ? Optional.empty() : unsaved();
        writing.later(() -> autosave.end(unsaved));
    }

    /** Waits until all that was to be kept is on the disk. */
    public void awaitWritten() {
        writing.await();
        autosave.awaitSynced();
    }

    public void open() {
        files.open("keeping.open", RECORDS).ifPresent(this::open);
    }

    /** Looks through the games that were left without being saved. */
    public void openEarlier() {
        files.open("keeping.open-earlier", RECORDS, EarlierGames.in(data).folder())
                .ifPresent(this::open);
    }

    /** Lets the user choose one of the games in a folder. */
    public void openFrom(Path folder) {
        files.open("keeping.open", RECORDS, folder).ifPresent(this::open);
    }

    /** Puts a game on the desk that was read from a file. */
    public void show(Path path, GameRecord record) {
        opened(path, new Pasted(Optional.of(record), Optional.empty()));
    }

    /** Offers a file of the user's among the last games, without opening it. */
    public void offer(Path path) {
        recent.note(path);
    }

    /** Offers the last games in a menu, behind the item of a name. */
    public void fill(JMenu menu, String behind) {
        LatestTask looking = LatestTask.interruptible(background);
        new RecentMenu(wording, recent, EarlierGames.in(data), looking, this::open).putInto(menu, behind);
    }

    /** Reads a game from a file, and puts it on the desk. */
    public void open(Path path) {
        reading.start(
                () -> {
                    try {
                        return new Pasted(Optional.of(RecordFile.read(path)), Optional.empty());
                    } catch (RecordFile.Refused refused) {
                        return new Pasted(Optional.empty(), Optional.of(refused.reason()));
                    }
                },
                read -> opened(path, read));
    }

    private void opened(Path path, Pasted read) {
        boolean earlier = path.startsWith(EarlierGames.in(data).folder());
        if (!earlier && read.record().isPresent()) recent.note(path);
        file.expect(earlier ? Optional.empty() : Optional.of(path), true);
        take(read, "keeping.not-opened");
    }

    public void save() {
        file.path().ifPresentOrElse(this::save, this::saveAs);
    }

    public void saveAs() {
        String name = file.path()
                .map(path -> path.getFileName().toString().replaceFirst("[.]lectern$", ""))
                .orElseGet(() -> wording.of(desk.game().kind().name()));
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
                    if (trouble.isEmpty()) {
                        recent.note(path);
                        file.saved(path, record);
                    } else notice("keeping.not-saved", trouble.get());
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
        paste(clipboard.text());
    }

    /** As {@link #paste()}, from anywhere. */
    public void paste(String text) {
        Game played = desk.game();
        reading.start(() -> Pasted.read(text, played), read -> {
            read.record().ifPresent(record -> replaced.by(record.match()));
            take(read, "keeping.not-pasted");
            if (read.record().isPresent()) pasted.run();
        });
    }

    /** A game that was played in this window, but not on its desk, begins; undo brings back the one before. */
    public void show(GameRecord record) {
        replaced.by(record.match());
        take(new Pasted(Optional.of(record), Optional.empty()), "keeping.not-pasted");
    }

    /** Runs something each time that a pasted game or position has taken the place of another. */
    public void whenPasted(Runnable listener) {
        pasted = listener;
    }

    /** Tells something how a game ended that has come to the desk, if its last position does not show that. */
    public void whenResult(Consumer<Phrase> listener) {
        results = listener;
    }

    /** Whether the game that was there before what was pasted can come back. */
    public boolean canTakeBack() {
        return replaced.canComeBack();
    }

    /** What was pasted gives way to the game that was there before, as it was. */
    public void takeBack() {
        replaced.comeBack();
    }

    private void take(Pasted read, String title) {
        if (read.trouble().isPresent()) {
            file.expect(Optional.empty(), false);
            notice(title, read.trouble().get());
            return;
        }
        GameRecord record = read.record().orElseThrow();
        Kept game = Kept.received(record);
        boolean onlyPosition =
                record.match().turns().isEmpty() && record.head().entries().isEmpty();
        boolean sameGame = record.match().game().equals(desk.game());
        file.expectResult(game.given());
        desk.begin(game.match(), game.head(), onlyPosition && sameGame ? desk.seats() : game.seats());
        engines.offer();
        record.toldResult().ifPresent(results);
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
        tellOfFolder("keeping.nothing-kept");
    }

    private void tellOfFolder(String key) {
        if (!closed) notice("keeping.not-kept", Phrase.of(key, folder()));
    }

    private String folder() {
        return data.path().toAbsolutePath().toString();
    }

    private void notice(String title, Phrase sentence) {
        Notice.show(owner, wording, title, wording.of(sentence));
    }

    private void copy(String text) {
        if (!clipboard.put(text)) notice("keeping.not-copied", Phrase.of("dialog.clipboard-busy"));
    }
}
