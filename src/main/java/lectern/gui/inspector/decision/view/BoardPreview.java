package lectern.gui.inspector.decision.view;

import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Position;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Lookahead;

/**
 * Shows on the board what is pointed at in this pane, and afterwards again what was there before. A move that could be
 * made there is previewed; any other line is looked ahead at.
 */
@SuppressWarnings("ReferenceEquality") // Of two equal lookaheads only one is ours to take away again.
public final class BoardPreview {
    private final Desk desk;
    private final BoardAim aim;
    private Lookahead passing;
    private Optional<Lookahead> before = Optional.empty();

    public BoardPreview(Desk desk, BoardAim aim) {
        this.desk = desk;
        this.aim = aim;
    }

    /** The pointer is at a candidate: the move is shown for as long as it stays there. */
    public void pass(Position root, List<Move> line) {
        boolean onBoard = desk.lookahead().isEmpty()
                && desk.steps().isAtEnd()
                && root.equals(desk.position())
                && line.size() == 1;
        if (onBoard) {
            aim.preview(Optional.of(line.get(0)));
        } else {
            judged(root, line);
        }
    }

    /** The pointer is at something that was found at the end of a line. */
    public void judged(Position root, List<Move> line) {
        if (isPassing()
                && passing.line().equals(line)
                && passing.positions().get(0).equals(root)) return;
        if (!isPassing()) before = desk.lookahead();
        passing = Lookahead.of(root, line, line.size());
        desk.lookAhead(passing);
    }

    /** The pointer has left. */
    public void end() {
        aim.preview(Optional.empty());
        if (isPassing()) before.ifPresentOrElse(desk::lookAhead, desk::leaveLookahead);
        passing = null;
    }

    /** A line is shown up to a move, until it is left. */
    public void stay(Position root, List<Move> line, int at) {
        passing = null;
        desk.lookAhead(Lookahead.of(root, line, at));
    }

    /** What was chosen to be shown is left, too. */
    public void leave() {
        passing = null;
        aim.preview(Optional.empty());
        desk.leaveLookahead();
    }

    /** How much of a line the board shows; -1 if it shows something else. */
    public int shownOf(Position root, List<Move> line) {
        return desk.lookahead()
                .filter(ahead -> ahead != passing
                        && ahead.line().equals(line)
                        && ahead.positions().get(0).equals(root))
                .map(Lookahead::at)
                .orElse(-1);
    }

    private boolean isPassing() {
        return passing != null
                && desk.lookahead().filter(ahead -> ahead == passing).isPresent();
    }
}
