package lectern.gui.desk;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.RuleViolation;
import lectern.game.UnreadableText;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;

/**
 * What is aimed at on the board of a {@link Desk}: what is picked, pointed at, previewed and lit; and what becomes of
 * it, a move or an answer. It belongs to the event thread.
 *
 * <ul>
 *   <li>A move can be made only at the end of the steps; making one goes there first.
 *   <li>Another position begins with nothing aimed at. A lookahead that begins or ends takes the preview away.
 *   <li>While a player has the move, or the game is over, nothing is played: that is said instead.
 *   <li>As long as there is an examiner, nothing that is pointed out is played: it is an answer, or nothing.
 * </ul>
 */
@SuppressWarnings("ReferenceEquality") // A position that is laid down again is another one, even if it is equal.
public final class BoardAim {
    private final Desk desk;
    private final Audience<AimTopic> audience = new Audience<>();
    private final Lights lights = new Lights();
    private Steps seen;
    private Pointing pointing;
    private Optional<Move> previewed = Optional.empty();
    private Optional<Examiner> examiner = Optional.empty();
    private Optional<Examiner> poll = Optional.empty();
    private Optional<Playing> playing = Optional.empty();

    /** What was last said instead of playing. */
    private RuleViolation claimed;

    /** Made before anything else listens to the desk: listeners that hear of another match find nothing aimed at. */
    public BoardAim(Desk desk) {
        this.desk = desk;
        seen = desk.steps();
        pointing = Pointing.at(desk.position());
        desk.listen(this::follow);
    }

    public void listen(Consumer<AimTopic> listener) {
        audience.add(listener);
    }

    /** Tells nothing: what listens here hears it from the desk. A match may change in its head alone. */
    private void follow(Topic topic) {
        if (topic == Topic.MATCH && desk.steps() != seen) {
            pointing = Pointing.at(desk.position());
            previewed = Optional.empty();
            lights.clear();
        }
        if (topic == Topic.LOOKAHEAD) previewed = Optional.empty();
        if (topic == Topic.THINKING && isOutdated(pointing.answer())) pointing = pointing.none();
        seen = desk.steps();
    }

    public Pointing pointing() {
        return pointing;
    }

    /** From now on nothing is played while a player has the move. */
    public void respect(Playing players) {
        playing = Optional.of(players);
    }

    /** Whether a move can be made on the board as it is shown. */
    public boolean isOpen() {
        return desk.awaitsMove() && claim().isEmpty() && isWanted(Examiner.Wanted.MOVES);
    }

    /** Why no move can be made, though the board is shown as it is now. */
    private Optional<Phrase> claim() {
        if (examiner().isPresent()) return Optional.empty();
        return desk.position()
                .outcome()
                .map(ending -> Phrase.of("board.over", ending.reason()))
                .or(() -> playing.flatMap(Playing::claim));
    }

    /** Whether it was said that a player has the move, and that is so no more, or not in the same way. */
    private boolean isOutdated(Optional<RuleViolation> answer) {
        return answer.filter(said -> said.equals(claimed)).isPresent()
                && !claim().equals(answer.map(RuleViolation::reason));
    }

    /** Whether cells are pointed out one by one, to no move. */
    public boolean wantsCells() {
        return examiner().isPresent() && isWanted(Examiner.Wanted.CELLS);
    }

    private boolean isWanted(Examiner.Wanted wanted) {
        return examiner().map(Examiner::wanted).orElse(Examiner.Wanted.MOVES) == wanted;
    }

    /** Who hears what is pointed out, if it is not played. */
    public Optional<Examiner> examiner() {
        return poll.or(() -> examiner);
    }

    /** From now on those who are asked to predict a move are heard, before any other examiner; or no more. */
    public void poll(Optional<Examiner> hearing) {
        poll = hearing;
        point(pointing.none());
    }

    /** From now on an examiner hears what is pointed out; or it is played again. */
    public void examine(Optional<Examiner> hearing) {
        if (!hearing.equals(examiner)) pointing = pointing.none();
        examiner = hearing;
        audience.hear(AimTopic.POINTING);
    }

    /** From now on this examiner hears nothing more; another one is heard as before. */
    public void release(Examiner heard) {
        if (examiner.filter(hearing -> hearing == heard).isPresent()) examine(Optional.empty());
    }

    /** The legal move of the shown position that is previewed: pointed at on the board, or in a list. */
    public Optional<Move> previewed() {
        if (previewed.isPresent()) return previewed;
        return isOpen() ? pointing.pointedMove() : Optional.empty();
    }

    /** A move of the shown position is shown as it would be; or none any more. */
    public void preview(Optional<Move> move) {
        if (previewed.equals(move)) return;
        previewed = move;
        audience.hear(AimTopic.POINTING);
    }

    public Map<Light, Cells> lights() {
        return lights.now();
    }

    /** Lights cells for a reason; no cells put the light out. */
    public void light(Light reason, Cells cells) {
        if (lights.put(reason, cells)) audience.hear(AimTopic.LIGHTS);
    }

    /** The pointer is at a handle, or at none. */
    public void hover(Optional<Handle> handle) {
        if (!pointing.hovered().equals(handle)) point(pointing.hover(handle));
    }

    /**
     * A handle is picked: the move that it completes is played, the rule that it breaks is named, or it is the
     * beginning of a move.
     */
    public void pick(Handle handle) {
        if (wantsCells() && handle instanceof Handle.Cell cell) {
            examiner().orElseThrow().hear(cell.cell());
            return;
        }
        if (!isOpen()) {
            examiner().ifPresentOrElse(Examiner::hearNothing, this::explain);
            return;
        }
        pointing.moveBy(handle)
                .or(() -> pointing.foulBy(handle).filter(this::isAccepted))
                .ifPresentOrElse(this::make, () -> point(pointing.pick(handle)));
    }

    /** The board is shown as it is now; if it is so already, it is said why no move can be made. */
    private void explain() {
        boolean seen = desk.lookahead().isEmpty() && desk.steps().isAtEnd();
        if (seen) claim().ifPresent(this::refuse);
        else desk.goToEnd();
    }

    private void refuse(Phrase reason) {
        claimed = new RuleViolation(reason, Cells.NONE);
        answer(claimed);
    }

    private boolean isAccepted(Move foul) {
        return examiner().filter(hearing -> isOpen() && hearing.accepts(foul)).isPresent();
    }

    /** A legal move is made: it is played, or it is an answer. */
    public void make(Move move) {
        if (examiner().isEmpty()) claim().ifPresentOrElse(this::refuse, () -> desk.play(move));
        else if (isOpen()) {
            pointing = pointing.none();
            examiner().orElseThrow().hear(move);
        }
    }

    /** What was picked last is let go of; with nothing picked, a lookahead is left. */
    public void back() {
        if (desk.lookahead().isPresent()) desk.leaveLookahead();
        else point(pointing.back());
    }

    /**
     * What is typed instead of being pointed out: a cell where cells are wanted, and else a move, which is made, or the
     * rule that it breaks is named.
     *
     * @throws UnreadableText if it is not a move at all
     */
    public void enter(String text) {
        if (examiner().filter(hearing -> hearing.takes(text)).isPresent()) return;
        if (wantsCells()) enterCell(text);
        else enterMove(text);
    }

    private void enterMove(String text) {
        if (examiner().isEmpty()) desk.goToEnd();
        Move move = desk.position().readMove(text);
        Optional<RuleViolation> violation = desk.position().violation(move);
        if (claim().isPresent()) explain();
        else if (violation.isPresent() && !isAccepted(move)) answer(violation.get());
        else make(move);
    }

    private void enterCell(String text) {
        BoardShape board = desk.game().board();
        int cell = text.matches("[a-z][0-9]{1,2}") ? board.cell(text) : BoardShape.OUTSIDE;
        if (cell != BoardShape.OUTSIDE) examiner().orElseThrow().hear(cell);
    }

    /** Why a move cannot be, on the board. */
    public void answer(RuleViolation violation) {
        point(pointing.none().answered(violation));
    }

    private void point(Pointing changed) {
        pointing = changed;
        audience.hear(AimTopic.POINTING);
    }
}
