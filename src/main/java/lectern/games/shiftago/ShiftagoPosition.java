package lectern.games.shiftago;

import static lectern.game.Seat.FIRST;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lectern.game.Draws;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Outcome;
import lectern.game.Phrase;
import lectern.game.PositionView;
import lectern.game.RuleViolation;
import lectern.game.Seat;
import lectern.game.base.RowWriter;
import lectern.game.base.TypedPosition;
import lectern.game.board.Cells;
import lectern.game.board.Layer;
import lectern.game.board.Picture;

/**
 * Shiftago Express, by Frank Warneke and Robert Witter (WiWa Spiele, 2016).
 *
 * <ol>
 *   <li>In turn, a player inserts one of their marbles from an edge into a row or column. It takes the cell at the
 *       edge; the unbroken run of marbles that begins there moves one cell inwards, up to the first gap.
 *   <li>A full row or column cannot be entered: nothing may be pushed off the board.
 *   <li>A player who has just moved and owns five or more in an unbroken row, column or diagonal wins.
 *   <li>Only the mover's line counts. Who gets a five from the other's move must move, and still own one afterwards.
 *   <li>Who has just placed their last marble without a five loses. With {@code empty=draw} the game goes on until
 *       both have none, and is a draw.
 *   <li>A side to move that has no marble left passes, and has then just moved: rules 3 and 5 apply.
 *   <li>Only composed positions fill the board: if that leaves no five to the side that has moved, it is a draw.
 * </ol>
 *
 * <p>How a game ended follows from the board, the marbles left and the side to move alone: who has just moved is the
 * side that is not to move.
 */
final class ShiftagoPosition extends TypedPosition<ShiftagoMove, ShiftagoPosition> {
    private static final int RUNS_TO_A_PROMISE = 32;
    private static final List<Move> ALL_MOVES = List.copyOf(ShiftagoMove.ALL);

    final ShiftagoGame game;

    /** The marbles of the side to move, and of the side that has just moved. */
    final long own;

    final long enemy;
    private final Seat toMove;

    /** How many each has yet to place. */
    private final int ownLeft;

    private final int enemyLeft;

    ShiftagoPosition(ShiftagoGame game, long own, long enemy, Seat toMove, int ownLeft, int enemyLeft) {
        this.game = game;
        this.own = own;
        this.enemy = enemy;
        this.toMove = toMove;
        this.ownLeft = ownLeft;
        this.enemyLeft = enemyLeft;
    }

    @Override
    public ShiftagoGame game() {
        return game;
    }

    @Override
    public Seat toMove() {
        return toMove;
    }

    @Override
    public List<Move> moves() {
        if (isOver()) return List.of();
        if (ownLeft == 0) return List.of(ShiftagoMove.PASS);
        if (waysToInsert() == ALL_MOVES.size()) return ALL_MOVES;
        List<Move> moves = new ArrayList<>(ALL_MOVES.size());
        for (ShiftagoMove move : ShiftagoMove.ALL) {
            if (move.fits(occupied())) moves.add(move);
        }
        return Collections.unmodifiableList(moves);
    }

    @Override
    public int moveCount() {
        if (isOver()) return 0;
        return ownLeft == 0 ? 1 : waysToInsert();
    }

    @Override
    public Move move(int index) {
        if (ownLeft == 0) return ShiftagoMove.PASS;
        int rest = index;
        for (ShiftagoMove move : ShiftagoMove.ALL) {
            if (move.fits(occupied()) && rest-- == 0) return move;
        }
        throw new IndexOutOfBoundsException(index);
    }

    /** Every line with a gap can be entered from both its ends. */
    private int waysToInsert() {
        return 2 * ShiftagoBits.openLines(occupied());
    }

    @Override
    protected RuleViolation broken(ShiftagoMove move) {
        return new ShiftagoReferee(this).violation(move);
    }

    /** By how much the mover's runs would then be ahead of the other's; a five is certainly ahead. */
    @Override
    protected int gain(ShiftagoMove move) {
        if (move.isPass()) return 0;
        long run = move.run(occupied());
        long after = move.pushed(own, run) | move.entry;
        return (Runs.total(after) - Runs.total(move.pushed(enemy, run))) / RUNS_TO_A_PROMISE;
    }

    @Override
    protected ShiftagoPosition after(ShiftagoMove played, Narrator narrator) {
        long run = played.run(occupied());
        ShiftagoPosition after = new ShiftagoPosition(
                game,
                played.pushed(enemy, run),
                played.pushed(own, run) | played.entry,
                toMove.other(),
                enemyLeft,
                played.entry == 0 ? ownLeft : ownLeft - 1);
        if (narrator.listens()) new ShiftagoStory(this, played, after).tell(narrator);
        return after;
    }

    @Override
    public boolean isOver() {
        return Runs.hasFive(enemy) || whoMovedIsOut() || nobodyHasMarbles() || boardIsFull();
    }

    @Override
    public Optional<Outcome> outcome() {
        Seat moved = toMove.other();
        if (Runs.hasFive(enemy)) {
            Cells five = LineCells.runs(enemy, Runs.WINNING).get(0);
            return ended(moved, ShiftagoWord.ofRun(ShiftagoWord.FIVE_IN_LINE.key(), moved, five));
        }
        if (whoMovedIsOut()) {
            Phrase reason = ShiftagoWord.OUT_OF_MARBLES.with(ShiftagoWord.side(moved), ShiftagoWord.side(toMove));
            return ended(toMove, reason);
        }
        if (nobodyHasMarbles()) return ended(null, ShiftagoWord.ALL_PLACED.with());
        return boardIsFull() ? ended(null, ShiftagoWord.BOARD_FULL.with()) : Optional.empty();
    }

    private static Optional<Outcome> ended(Seat winner, Phrase reason) {
        return Optional.of(new Outcome(winner, reason));
    }

    private boolean whoMovedIsOut() {
        return enemyLeft == 0 && game.emptyLoses;
    }

    private boolean nobodyHasMarbles() {
        return (ownLeft | enemyLeft) == 0;
    }

    private boolean boardIsFull() {
        return ShiftagoBits.openLines(occupied()) == 0;
    }

    @Override
    public Picture picture() {
        Picture picture = Picture.empty(ShiftagoBits.BOARD);
        for (Seat seat : Seat.values()) {
            for (int cell : ShiftagoBits.cells(marbles(seat)))
                picture = picture.with(Layer.PIECE, cell, Marble.of(seat));
        }
        return picture;
    }

    @Override
    public long key() {
        long counters = 2L * (32 * ownLeft + enemyLeft) + toMove.ordinal() + 1;
        return Draws.mix(own ^ Draws.mix(enemy ^ Draws.mix(counters)));
    }

    @Override
    public String text() {
        String rows = RowWriter.write(ShiftagoBits.BOARD, this::letter);
        return rows + (toMove == FIRST ? " x " : " o ") + left(FIRST) + " " + left(Seat.SECOND);
    }

    private String letter(int cell) {
        if ((marbles(FIRST) & ShiftagoBits.bit(cell)) != 0) return "x";
        return (occupied() & ShiftagoBits.bit(cell)) != 0 ? "o" : "";
    }

    @Override
    public ShiftagoMove readMove(String text) {
        return ShiftagoMove.read(text);
    }

    @Override
    public PositionView view() {
        return new ShiftagoView(this);
    }

    long marbles(Seat seat) {
        return seat == toMove ? own : enemy;
    }

    /** How many marbles a seat has yet to place. */
    int left(Seat seat) {
        return seat == toMove ? ownLeft : enemyLeft;
    }

    long occupied() {
        return own | enemy;
    }
}
