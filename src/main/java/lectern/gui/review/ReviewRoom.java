package lectern.gui.review;

import java.awt.EventQueue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lectern.game.Phrase;
import lectern.gui.desk.Audience;
import lectern.gui.desk.Background;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.LatestTask;
import lectern.gui.desk.MoveSigns;
import lectern.gui.desk.Topic;
import lectern.play.Match;
import lectern.play.Note;
import lectern.play.Turn;
import lectern.play.review.Review;
import lectern.play.review.ReviewTelling;
import lectern.play.review.Reviewer;
import lectern.play.review.Thresholds;
import lectern.search.Stop;

/**
 * The review of the game on the desk: made on a thread of its own, and known as long as the moves that it is about are
 * those of the match. It belongs to the event thread.
 */
public final class ReviewRoom implements AutoCloseable {
    private final Background background = new Background();
    private final LatestTask work = LatestTask.interruptible(background);
    private final Desk desk;
    private final MoveSigns signs;
    private final Audience<Thresholds> audience = new Audience<>();
    private Stop stop = new Stop();

    /** The match that is under review, or was reviewed. */
    private Match reviewed;

    private Optional<Review> review = Optional.empty();
    private Thresholds thresholds = Thresholds.USUAL;
    private boolean working;
    private int done;
    private int planned;

    public ReviewRoom(Desk desk, MoveSigns signs) {
        this.desk = desk;
        this.signs = signs;
        desk.listen(topic -> {
            if (topic == Topic.MATCH && reviewed != null && !isStillThere()) forget();
            if (topic == Topic.HIDING) tell();
        });
    }

    /** Runs something after every change. */
    public void listen(Runnable listener) {
        audience.add(changed -> listener.run());
    }

    public boolean canBegin() {
        return !desk.match().line().isEmpty() && !desk.hiding().isOn();
    }

    /** Reviews the current line of the match, with so many nodes for each position. */
    public void begin(long nodes) {
        if (!canBegin()) return;
        leave();
        review = Optional.empty();
        reviewed = desk.match();
        List<Turn> line = reviewed.line();
        planned = line.size();
        done = 0;
        working = true;
        Stop token = new Stop();
        stop = token;
        Thresholds marks = thresholds;
        work.start(
                () -> new Reviewer(nodes, token)
                        .review(line, marks, count -> EventQueue.invokeLater(() -> progressed(token, count))),
                this::finished);
        tell();
    }

    private void progressed(Stop token, int count) {
        if (token != stop || !working) return;
        done = count;
        tell();
    }

    private void finished(Review found) {
        working = false;
        review = Optional.of(found.markedFrom(thresholds))
                .filter(some -> !some.moves().isEmpty());
        tell();
    }

    /** Ends the review; what was found by then is kept. */
    public void stop() {
        stop.ask();
    }

    /** Ends the review, and nothing of it is told any more. */
    private void leave() {
        stop.ask();
        work.cancel();
        stop = new Stop();
        working = false;
    }

    private void forget() {
        leave();
        reviewed = null;
        review = Optional.empty();
        tell();
    }

    /** Whether the match still has each of the moves that the review is about. */
    @SuppressWarnings("ReferenceEquality") // Another game may begin with an equal position.
    private boolean isStillThere() {
        Match match = desk.match();
        return match.start() == reviewed.start()
                && reviewed.line().stream().allMatch(turn -> {
                    if (turn.number() > match.turns().size()) return false;
                    Turn there = match.turn(turn.number());
                    return there.previous() == turn.previous() && there.move().equals(turn.move());
                });
    }

    public boolean isWorking() {
        return working;
    }

    /** How many moves were reviewed so far. */
    int done() {
        return done;
    }

    int planned() {
        return planned;
    }

    /** What was found, unless what comes is hidden. */
    public Optional<Review> review() {
        return desk.hiding().isOn() ? Optional.empty() : review;
    }

    Thresholds thresholds() {
        return thresholds;
    }

    /** From now on other losses are mistakes and blunders. */
    void markFrom(Thresholds others) {
        thresholds = others;
        review = review.map(found -> found.markedFrom(others));
        tell();
    }

    /** Writes beside each marked move what is to be said of it, unless it stands there already. */
    void note(Function<Phrase, String> words) {
        review().ifPresent(found -> found.marked()
                .forEach(move -> note(move.turn().number(), words.apply(ReviewTelling.verdict(move, found)))));
    }

    private void note(int number, String said) {
        Note remark = Note.comment(said);
        List<Note> notes = new ArrayList<>(desk.match().turn(number).notes());
        if (notes.contains(remark)) return;
        notes.add(remark);
        desk.note(number, notes);
    }

    private void tell() {
        Map<Integer, MoveSigns.Sign> put = new HashMap<>();
        review.ifPresent(found -> found.marked()
                .forEach(move -> put.put(
                        move.turn().number(),
                        new MoveSigns.Sign(
                                found.mark(move).orElseThrow().sign(), ReviewTelling.verdict(move, found)))));
        signs.put(put);
        audience.hear(thresholds);
    }

    /** The position before a reviewed move, to be tried again. */
    TryAgain puzzle(BoardAim aim) {
        return new TryAgain(desk, aim, background);
    }

    @Override
    public void close() {
        stop.ask();
        background.close();
    }
}
