package lectern.games.infection;

import static lectern.game.board.BoardShape.OUTSIDE;

import java.util.regex.Matcher;
import java.util.stream.IntStream;
import lectern.game.Move;
import lectern.game.base.MoveForm;
import lectern.game.base.SpeltMove;

/**
 * A clone, a jump or a pass. A clone is spelt by its landing cell alone, whichever neighbour it came from; only where
 * the mover has no microbe at the start that was named does a clone keep its start, to be explained.
 */
final class InfectionMove extends SpeltMove {
    /** The start of a clone that names none, and both ends of a pass. */
    static final int NONE = -2;

    static final InfectionMove PASS = new InfectionMove(NONE, NONE, Move.PASS);

    private static final MoveForm FORM =
            new MoveForm(InfectionWord.GAME, "(?<from>" + MoveForm.PLACE + ")?(?<to>" + MoveForm.PLACE + ")|pass");
    private static final InfectionMove[] CLONES = IntStream.range(0, 49)
            .mapToObj(to -> new InfectionMove(NONE, to, InfectionBits.BOARD.label(to)))
            .toArray(InfectionMove[]::new);
    private static final InfectionMove[] WITH_START = IntStream.range(0, 49 * 49)
            .mapToObj(i -> new InfectionMove(
                    i / 49, i % 49, InfectionBits.BOARD.label(i / 49) + InfectionBits.BOARD.label(i % 49)))
            .toArray(InfectionMove[]::new);

    final int from;
    final int to;

    /** What {@code play} works with: the microbe that leaves, the one that arrives, and the cells it touches. */
    final long lifted;

    final long landed;
    final long touched;

    private InfectionMove(int from, int to, String text) {
        super(text);
        this.from = from;
        this.to = to;
        lifted = from >= 0 ? InfectionBits.bit(from) : 0;
        landed = to >= 0 ? InfectionBits.bit(to) : 0;
        touched = InfectionBits.around(landed) & ~landed;
    }

    static InfectionMove clone(int to) {
        return CLONES[to];
    }

    static InfectionMove jump(int from, int to) {
        return WITH_START[from * 49 + to];
    }

    static InfectionMove read(String text) {
        Matcher match = FORM.match(text);
        if (text.equals(Move.PASS)) return PASS;
        int to = InfectionBits.BOARD.cell(match.group("to"));
        int from = match.group("from") == null ? NONE : InfectionBits.BOARD.cell(match.group("from"));
        if (to == OUTSIDE || from == OUTSIDE) return new InfectionMove(from, to, text);
        return from == NONE ? CLONES[to] : WITH_START[from * 49 + to];
    }

    boolean isPass() {
        return to == NONE;
    }

    boolean namesStart() {
        return from != NONE;
    }

    boolean leavesBoard() {
        return from == OUTSIDE || to == OUTSIDE;
    }

    /** The larger of the distances in columns and in rows. */
    int distance() {
        return Math.max(columns(), rows());
    }

    boolean isKnightShaped() {
        return distance() == 2 && Math.min(columns(), rows()) == 1;
    }

    private int columns() {
        return Math.abs(InfectionBits.BOARD.column(from) - InfectionBits.BOARD.column(to));
    }

    private int rows() {
        return Math.abs(InfectionBits.BOARD.row(from) - InfectionBits.BOARD.row(to));
    }

    @Override
    public int hashCode() {
        return 64 * from + to;
    }
}
