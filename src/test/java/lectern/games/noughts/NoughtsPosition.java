package lectern.games.noughts;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lectern.game.Draws;
import lectern.game.Effect;
import lectern.game.Game;
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
import lectern.game.board.Change.Placed;
import lectern.game.board.Layer;
import lectern.game.board.Picture;

/**
 * Noughts and crosses: in turn, each side puts a mark on an empty cell; a side that has just filled a row, a column or a
 * diagonal has won; a full board without such a line is a draw.
 */
final class NoughtsPosition extends TypedPosition<NoughtsMove, NoughtsPosition> {
    private static final List<Integer> LINES =
            List.of(0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100);
    private static final int ALL = 0b111111111;

    private final Game game;
    private final int crosses;
    private final int noughts;
    private final Seat toMove;

    NoughtsPosition(Game game, int crosses, int noughts, Seat toMove) {
        this.game = game;
        this.crosses = crosses;
        this.noughts = noughts;
        this.toMove = toMove;
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public Seat toMove() {
        return toMove;
    }

    @Override
    public List<Move> moves() {
        if (isOver()) return List.of();
        return IntStream.range(0, 9)
                .filter(this::isEmpty)
                .<Move>mapToObj(NoughtsMove::on)
                .toList();
    }

    @Override
    protected RuleViolation broken(NoughtsMove move) {
        if (isOver()) return new RuleViolation(NoughtsWord.GAME_OVER.with(), Cells.NONE);
        if (move.cell < 0) return new RuleViolation(NoughtsWord.OFF_BOARD.with(move.text()), Cells.NONE);
        return isEmpty(move.cell) ? null : new RuleViolation(NoughtsWord.TAKEN.with(move.text()), Cells.of(move.cell));
    }

    @Override
    protected NoughtsPosition after(NoughtsMove move, Narrator narrator) {
        if (narrator.listens()) {
            Phrase reason = NoughtsWord.PLACED.with(NoughtsWord.side(toMove), move.text());
            narrator.tell(Effect.of(reason, new Placed(Layer.PIECE, move.cell, NoughtsMark.of(toMove))));
        }
        int mark = 1 << move.cell;
        boolean cross = toMove == Seat.FIRST;
        return new NoughtsPosition(
                game, cross ? crosses | mark : crosses, cross ? noughts : noughts | mark, toMove.other());
    }

    @Override
    public Optional<Outcome> outcome() {
        Seat moved = toMove.other();
        boolean three = LINES.stream().anyMatch(line -> (marks(moved) & line) == line);
        if (three) return Optional.of(new Outcome(moved, NoughtsWord.THREE.with(NoughtsWord.side(moved))));
        boolean full = (crosses | noughts) == ALL;
        return full ? Optional.of(new Outcome(null, NoughtsWord.BOARD_FULL.with())) : Optional.empty();
    }

    @Override
    public Picture picture() {
        Picture picture = Picture.empty(NoughtsGame.BOARD);
        for (Seat seat : Seat.values()) {
            for (int cell : cells(seat)) picture = picture.with(Layer.PIECE, cell, NoughtsMark.of(seat));
        }
        return picture;
    }

    @Override
    public long key() {
        return Draws.mix(crosses | noughts << 9 | (toMove.ordinal() + 1L) << 18);
    }

    @Override
    public String text() {
        return RowWriter.write(NoughtsGame.BOARD, this::letter) + " " + NoughtsMark.of(toMove).letter;
    }

    private String letter(int cell) {
        if (isEmpty(cell)) return "";
        return NoughtsMark.of((crosses >> cell & 1) != 0 ? Seat.FIRST : Seat.SECOND).letter;
    }

    @Override
    public NoughtsMove readMove(String text) {
        return NoughtsMove.read(text);
    }

    @Override
    public PositionView view() {
        return new NoughtsView(this);
    }

    private boolean isEmpty(int cell) {
        return ((crosses | noughts) >> cell & 1) == 0;
    }

    int empty() {
        return ALL & ~(crosses | noughts);
    }

    int marks(Seat seat) {
        return seat == Seat.FIRST ? crosses : noughts;
    }

    Cells cells(Seat seat) {
        return Cells.of(IntStream.range(0, 9).filter(cell -> (marks(seat) >> cell & 1) != 0));
    }

    /** How many lines have no mark of the other side. */
    int openLines(Seat seat) {
        return (int)
                LINES.stream().filter(line -> (marks(seat.other()) & line) == 0).count();
    }
}
