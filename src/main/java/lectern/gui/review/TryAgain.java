package lectern.gui.review;

import java.util.List;
import java.util.Optional;
import javax.swing.Timer;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.gui.desk.Audience;
import lectern.gui.desk.Background;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Examiner;
import lectern.gui.desk.LatestTask;
import lectern.gui.desk.Lookahead;
import lectern.gui.desk.Speed;
import lectern.gui.desk.Topic;
import lectern.play.Turn;
import lectern.play.review.Review;
import lectern.play.review.ReviewedMove;
import lectern.play.review.Reviewer;

/**
 * The position of a reviewed move as a puzzle: moves that are pointed out are tried instead of played, and judged by the
 * search that the review was made by. What answers a move that gives too much away is looked ahead at. The match stays
 * as it is; to go anywhere else in it ends the puzzle. It belongs to the event thread.
 */
final class TryAgain implements Examiner {
    /** So slowly that moves can be followed, where the desk shows them at once. */
    private static final int SLOWLY = 700;

    private final Desk desk;
    private final BoardAim aim;
    private final LatestTask judging;
    private final Audience<Stage> audience = new Audience<>();
    private final Timer playback = new Timer(SLOWLY, event -> goOn());
    private Stage stage = Stage.IDLE;
    private ReviewedMove asked;
    private Review review;
    private Optional<ReviewedMove> tried = Optional.empty();
    private boolean leading;

    /** How far it is. */
    enum Stage {
        IDLE,
        ASKED,
        THINKING,
        JUDGED
    }

    TryAgain(Desk desk, BoardAim aim, Background background) {
        this.desk = desk;
        this.aim = aim;
        judging = LatestTask.interruptible(background);
        desk.listen(topic -> {
            boolean left = topic == Topic.MATCH || topic == Topic.HIDING;
            if (left && !leading && stage != Stage.IDLE) end();
            if (topic == Topic.LOOKAHEAD && desk.lookahead().isEmpty()) playback.stop();
        });
    }

    void listen(Runnable listener) {
        audience.add(reached -> listener.run());
    }

    Stage stage() {
        return stage;
    }

    /** The move that is to be bettered. */
    ReviewedMove asked() {
        return asked;
    }

    /** What became of the move that was tried last. */
    Optional<ReviewedMove> tried() {
        return tried;
    }

    /** Whether the move that was tried keeps what the position is worth, but for less than a mistake. */
    boolean isKept() {
        return tried.filter(move -> review.mark(move).isEmpty()).isPresent();
    }

    /** The position before a move of the match lies on the board. */
    void begin(ReviewedMove move, Review of) {
        asked = move;
        review = of;
        leading = true;
        desk.goTo(move.turn().previous());
        leading = false;
        aim.examine(Optional.of(this));
        ask();
    }

    /** Another move can be tried. */
    void ask() {
        judging.cancel();
        playback.stop();
        tried = Optional.empty();
        desk.leaveLookahead();
        reach(Stage.ASKED);
    }

    /** The move that was played in the game is shown again, and moves are played again. */
    void leave() {
        if (stage == Stage.IDLE) return;
        int back = asked.turn().number();
        end();
        desk.goTo(back);
    }

    private void end() {
        judging.cancel();
        playback.stop();
        tried = Optional.empty();
        aim.release(this);
        reach(Stage.IDLE);
    }

    private void reach(Stage reached) {
        stage = reached;
        audience.hear(reached);
    }

    @Override
    public void hear(Move move) {
        Position before = root();
        Turn turn = asked.turn();
        Turn other = new Turn(
                turn.number(),
                turn.previous(),
                turn.ply(),
                before,
                move,
                before.play(move, Narrator.SILENT),
                Optional.empty(),
                List.of());
        Review by = review;
        judging.startStoppable(stop -> new Reviewer(by.nodes(), stop).review(other, by.scale()), this::judged);
        desk.lookAhead(Lookahead.of(before, List.of(move), 1));
        reach(Stage.THINKING);
    }

    private void judged(ReviewedMove found) {
        tried = Optional.of(found);
        if (!isKept()) playOut(found);
        reach(Stage.JUDGED);
    }

    /** What answers a move, move by move. */
    private void playOut(ReviewedMove found) {
        found.comparison()
                .map(both -> both.played().line())
                .ifPresent(line -> desk.lookAhead(Lookahead.of(root(), line, 1)));
        playback.setDelay(desk.speed() == Speed.NONE ? SLOWLY : desk.speed().millis());
        playback.setInitialDelay(playback.getDelay());
        playback.restart();
    }

    private void goOn() {
        Optional<Lookahead> shown =
                desk.lookahead().filter(ahead -> ahead.at() < ahead.line().size());
        if (shown.isEmpty()) playback.stop();
        shown.ifPresent(ahead -> desk.lookAhead(ahead.at(ahead.at() + 1)));
    }

    Position root() {
        return asked.turn().before();
    }

    @Override
    public Wanted wanted() {
        return stage == Stage.ASKED ? Wanted.MOVES : Wanted.NOTHING;
    }

    @Override
    public Phrase prompt() {
        return Phrase.of("review.try.prompt", root().view().name(root().toMove()));
    }

    @Override
    public void hear(int cell) {
        // Only moves are tried.
    }

    @Override
    public boolean accepts(Move foul) {
        return false;
    }

    @Override
    public void hearNothing() {
        if (stage == Stage.JUDGED) ask();
    }
}
