package lectern.gui.keeping;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.play.GameRecord;
import lectern.play.GameResult;
import lectern.play.Match;
import lectern.play.RecordHead;

/**
 * The file that the game on a desk was read from or written to, and whether it says what the game has become since. A
 * game that begins has no file, and nothing to save before its first move. On the event thread.
 */
public final class GameFile {
    private final Desk desk;
    private final Match first;
    private final List<Runnable> listeners = new ArrayList<>();
    private Optional<Path> path = Optional.empty();
    private Kept latest;
    private GameRecord saved;
    private Kept leftBehind;

    /** A game that is about to lie on the desk, with its file, and whether that says all of it. */
    private Optional<Path> coming = Optional.empty();

    private boolean comesSaved;
    private Optional<GameResult> comingResult = Optional.empty();

    /** How the game ended that came here, if not by the rules; this holds until its main line is another. */
    private Optional<GameResult> given = Optional.empty();

    private Match came;
    private boolean paused;

    public GameFile(Desk desk) {
        this(desk, desk.match());
    }

    /** @param first what lay on the desk before the user could touch it */
    public GameFile(Desk desk, Match first) {
        this.desk = desk;
        this.first = first;
        came = first;
        latest = now();
        saved = new Kept(first, desk.head(), desk.seats(), path).record();
        desk.follow(this::refresh, Topic.MATCH, Topic.NOTED, Topic.SEATS);
    }

    void listen(Runnable listener) {
        listeners.add(listener);
    }

    Optional<Path> path() {
        return path;
    }

    /** The game as it is now. */
    Kept game() {
        return latest;
    }

    boolean isUnsaved() {
        return isUnsaved(latest);
    }

    private boolean isUnsaved(Kept game) {
        GameRecord now = game.record();
        Match match = now.match();
        boolean nothing = match.turns().isEmpty() && match.startNotes().isEmpty();
        return !nothing && !(isSame(match, saved.match()) && now.head().equals(saved.head()));
    }

    /** Whether the game is still the one that lay on the desk at first, with nothing played or written. */
    boolean isUntouched() {
        return path.isEmpty() && latest.match().start().equals(first.start()) && isSame(latest.match(), first);
    }

    private static boolean isSame(Match one, Match other) {
        return one.turns().equals(other.turns())
                && one.mainLine().equals(other.mainLine())
                && one.startNotes().equals(other.startNotes());
    }

    /** What begins next comes from a file. */
    void expect(Optional<Path> file, boolean isSaved) {
        coming = file;
        comesSaved = isSaved;
    }

    /** What begins next ended in this way, if not by the rules. */
    void expectResult(Optional<GameResult> result) {
        comingResult = result;
    }

    private Kept now() {
        Match match = desk.match();
        boolean ended = match.mainLine().size() == came.mainLine().size()
                && match.mainEnd().equals(came.mainEnd());
        return new Kept(match, desk.head(), desk.seats(), path, given.filter(result -> ended));
    }

    /** A game was written to a file; it may have gone on meanwhile, or have given way to another. */
    void saved(Path file, GameRecord written) {
        if (written.match().start() != latest.match().start()) return;
        path = Optional.of(file);
        saved = written;
        if (paused) latest = new Kept(latest.match(), latest.head(), latest.seats(), path, latest.given());
        refresh();
    }

    /** The game that was on the desk before, if another one has begun since and it was not saved. */
    Optional<Kept> left() {
        return Optional.ofNullable(leftBehind);
    }

    /** While it is paused, whatever lies on the desk is not the game. */
    void pause(boolean chosen) {
        paused = chosen;
        refresh();
    }

    private void refresh() {
        if (paused) return;
        Match before = latest.match();
        leftBehind = null;
        if (desk.match().start() != before.start()) {
            if (isUnsaved(latest)) leftBehind = latest;
            path = coming;
            given = comingResult;
            came = desk.match();
            latest = now();
            Match nothing = Match.from(desk.match().start());
            saved = comesSaved ? latest.record() : GameRecord.of(nothing, RecordHead.EMPTY);
            coming = Optional.empty();
            comesSaved = false;
            comingResult = Optional.empty();
        }
        latest = now();
        listeners.forEach(Runnable::run);
    }
}
