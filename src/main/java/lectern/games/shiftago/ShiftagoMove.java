package lectern.games.shiftago;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import lectern.game.Move;
import lectern.game.base.MoveForm;
import lectern.game.base.SpeltMove;
import lectern.game.board.Cells;

/**
 * A marble that comes in from an edge, or a pass. Also any other letter with a number, which names no line, to be
 * explained.
 */
final class ShiftagoMove extends SpeltMove {
    static final ShiftagoMove PASS = new ShiftagoMove(null, 0, Move.PASS);

    /** Every way to insert a marble, in the order of the game's move lists. */
    static final List<ShiftagoMove> ALL = Arrays.stream(Edge.values())
            .flatMap(edge -> IntStream.rangeClosed(1, ShiftagoBits.SIDE)
                    .mapToObj(number -> new ShiftagoMove(edge, number, edge.letter + "" + number)))
            .toList();

    private static final MoveForm FORM = new MoveForm(ShiftagoWord.GAME, MoveForm.PLACE + "|pass");

    /** Null for a pass, and where the letter is no edge's. */
    final Edge edge;

    final int number;

    /** The cells of the line, from the edge inwards; none for a pass and where there is no such line. */
    final Cells path;

    /** What {@code play} works with: the same line and its first cell, and how far a push takes a marble. */
    private final long line;

    final long entry;
    private final int step;

    private ShiftagoMove(Edge edge, int number, String text) {
        super(text);
        this.edge = edge;
        this.number = number;
        path = edge != null && number >= 1 && number <= ShiftagoBits.SIDE ? edge.line(number) : Cells.NONE;
        line = ShiftagoBits.bits(path);
        entry = path.isEmpty() ? 0 : ShiftagoBits.bit(path.first());
        step = edge == null ? 0 : step(edge);
    }

    private static int step(Edge edge) {
        int distance = edge.entersRows() ? ShiftagoBits.ALONG_ROW : ShiftagoBits.ALONG_COLUMN;
        return edge.pushesForward() ? distance : -distance;
    }

    static ShiftagoMove read(String text) {
        FORM.match(text);
        if (text.equals(Move.PASS)) return PASS;
        int letter = Edge.LETTERS.indexOf(text.charAt(0));
        Edge edge = letter < 0 ? null : Edge.values()[letter];
        return new ShiftagoMove(edge, Integer.parseInt(text.substring(1)), text);
    }

    boolean isPass() {
        return text().equals(Move.PASS);
    }

    /** Whether the board has the line that this move enters. */
    boolean namesLine() {
        return entry != 0;
    }

    /** Whether there is a gap that a push can end in. */
    boolean fits(long occupied) {
        return (line & ~occupied) != 0;
    }

    /** The unbroken run of marbles that begins at the edge: those that a push moves. There must be a gap. */
    long run(long occupied) {
        long gaps = line & ~occupied;
        long beforeGap = step > 0 ? Long.lowestOneBit(gaps) - 1 : -(Long.highestOneBit(gaps) << 1);
        return line & beforeGap;
    }

    /** Some marbles after a push that moves a run. */
    long pushed(long marbles, long run) {
        // The run ends before a gap of its line, so that rotating is shifting, either way.
        return (marbles & ~run) | Long.rotateLeft(marbles & run, step);
    }
}
