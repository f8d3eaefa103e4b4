package lectern.games.pushee;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.Draws;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Outcome;
import lectern.game.PositionView;
import lectern.game.RuleViolation;
import lectern.game.Seat;
import lectern.game.base.RowWriter;
import lectern.game.base.TypedPosition;
import lectern.game.board.Cells;
import lectern.game.board.Layer;
import lectern.game.board.Picture;

/**
 * Pushee Pieces, by Eric Daryl Stevenson.
 *
 * <ol>
 *   <li>In turn, a player puts one of their pieces on an empty cell, horizontal or vertical.
 *   <li>A piece pushes along its orientation, at both ends: the unbroken run of pieces that begins at the next cell
 *       moves one cell away. The placed piece itself never moves.
 *   <li>A run stays where it is if it reaches the edge, or if one of its pieces has been pushed or has pushed in this
 *       turn.
 *   <li>The placed piece pushes in tier 1; what was pushed in a tier pushes in the next, along its own orientation, up
 *       to a number of tiers.
 *   <li>Within a tier pieces push by column, then by row, each first at its left or upper end.
 *   <li>Without walls a run at the edge moves too, and its last piece falls off.
 *   <li>With turning, a pushed piece turns by 90° when it arrives.
 *   <li>The game ends when all pieces are placed or no cell is empty; who has no piece left before that passes. Most
 *       points win: the sum of the values under one's pieces.
 *   <li>A foul puts a piece on top of one of the opponent's, which is gone for good; the new one pushes like any other.
 * </ol>
 */
final class PusheePosition extends TypedPosition<PusheeMove, PusheePosition> {
    private final PusheeGame game;
    final CellValues values;

    /** The code of the piece on each cell. Never changed. */
    final byte[] cells;

    /** How many cells are empty. */
    private final int empty;

    private final Seat toMove;
    private final int firstLeft;
    private final int secondLeft;

    /** Keeps the array of cells, which must not change from now on. */
    PusheePosition(PusheeGame game, CellValues values, byte[] cells, Seat toMove, int firstLeft, int secondLeft) {
        this.game = game;
        this.values = values;
        this.cells = cells;
        this.toMove = toMove;
        this.firstLeft = firstLeft;
        this.secondLeft = secondLeft;
        int filled = 0;
        for (byte piece : cells) filled += piece & Piece.THERE;
        empty = cells.length - filled;
    }

    @Override
    public PusheeGame game() {
        return game;
    }

    @Override
    public Seat toMove() {
        return toMove;
    }

    @Override
    public List<Move> moves() {
        Move[] moves = new Move[moveCount()];
        if (moves.length == 0) return List.of();
        if (mustPass()) return List.of(PusheeMove.PASS);
        int count = 0;
        for (int cell : game.byColumn) {
            if (cells[cell] != Piece.EMPTY) continue;
            moves[count++] = game.placing(cell, false);
            moves[count++] = game.placing(cell, true);
        }
        return Collections.unmodifiableList(Arrays.asList(moves));
    }

    @Override
    public int moveCount() {
        if (isOver()) return 0;
        return mustPass() ? 1 : 2 * empty;
    }

    @Override
    public Move move(int index) {
        return mustPass() ? PusheeMove.PASS : game.placing(emptyCell(index / 2), index % 2 == 1);
    }

    private int emptyCell(int index) {
        int i = -1;
        for (int skipped = -1; skipped < index; ) skipped += 1 - (cells[game.byColumn[++i]] & Piece.THERE);
        return game.byColumn[i];
    }

    private boolean mustPass() {
        return left(toMove) == 0;
    }

    @Override
    protected RuleViolation broken(PusheeMove move) {
        return new PusheeReferee(this).violation(move);
    }

    @Override
    public boolean allowsFoul(Move move) {
        return new PusheeReferee(this).allowsFoul((PusheeMove) move);
    }

    /** The fouls that can be carried out: on top of each of the opponent's pieces, by column, then by row. */
    List<Move> fouls() {
        if (isOver() || mustPass()) return List.of();
        return Arrays.stream(game.byColumn)
                .filter(cell -> piece(cell) != null && piece(cell).owner() != toMove)
                .boxed()
                .<Move>flatMap(cell -> Stream.of(
                        PusheeMove.foul(game.board(), cell, false), PusheeMove.foul(game.board(), cell, true)))
                .toList();
    }

    /** What the piece gains on its cell, and what it gains by pushing, as far as the first tier goes. */
    @Override
    protected int gain(PusheeMove move) {
        return move.isPass() ? 0 : values.at(move.cell) + game.lines.gain(this, move);
    }

    @Override
    protected PusheePosition after(PusheeMove played, Narrator narrator) {
        PusheeStory story = narrator.listens() ? new PusheeStory(this, narrator) : null;
        if (played.isPass()) {
            if (story != null) story.passed();
            return new PusheePosition(game, values, cells, toMove.other(), firstLeft, secondLeft);
        }
        if (story != null) story.placed(played);
        byte[] next = cells.clone();
        next[played.cell] = Piece.code(toMove, played.vertical);
        game.chain.unfold(next, played.cell, story == null ? null : story.pushes());
        int first = toMove == FIRST ? firstLeft - 1 : firstLeft;
        int second = toMove == SECOND ? secondLeft - 1 : secondLeft;
        PusheePosition after = new PusheePosition(game, values, next, toMove.other(), first, second);
        if (story != null) story.scored(after);
        return after;
    }

    @Override
    public boolean isOver() {
        return empty == 0 || firstLeft + secondLeft == 0;
    }

    @Override
    public Optional<Outcome> outcome() {
        if (!isOver()) return Optional.empty();
        int first = score(FIRST);
        int second = score(SECOND);
        Seat winner = first == second ? null : first > second ? FIRST : SECOND;
        PusheeWord reason = firstLeft + secondLeft == 0 ? PusheeWord.ALL_PLACED : PusheeWord.BOARD_FULL;
        return Optional.of(new Outcome(winner, reason.with(first, second)));
    }

    @Override
    public Picture picture() {
        Picture picture = Picture.empty(game.board());
        for (int cell = 0; cell < cells.length; cell++) {
            picture = picture.with(Layer.GROUND, cell, new CellValue(values.at(cell)));
            if (cells[cell] != Piece.EMPTY) picture = picture.with(Layer.PIECE, cell, Piece.of(cells[cell]));
        }
        return picture;
    }

    @Override
    public long key() {
        long counters = toMove.ordinal() + 2L * firstLeft + 256L * secondLeft;
        long key = Draws.mix(values.key ^ counters);
        long word = 0;
        for (int cell = 0; cell < cells.length; cell++) {
            word = word << 3 | cells[cell];
            boolean full = cell % 21 == 20;
            if (full) {
                key = Draws.mix(key ^ word);
                word = 0;
            }
        }
        return Draws.mix(key ^ word);
    }

    @Override
    public int margin() {
        return score(FIRST) - score(SECOND);
    }

    @Override
    public String text() {
        String rows = RowWriter.write(
                game.board(), cell -> piece(cell) == null ? "" : piece(cell).letter());
        String side = toMove == FIRST ? "1" : "2";
        return String.join(
                " ",
                rows,
                values.text(game.board().columns()),
                side,
                String.valueOf(firstLeft),
                String.valueOf(secondLeft));
    }

    @Override
    public PusheeMove readMove(String text) {
        return PusheeMove.read(game.board(), text);
    }

    @Override
    public PositionView view() {
        return new PusheeView(this);
    }

    /** The sum of the values under a seat's pieces. */
    int score(Seat seat) {
        int owner = Piece.code(seat, false);
        int score = 0;
        for (int cell = 0; cell < cells.length; cell++) {
            if ((cells[cell] & ~Piece.VERTICAL) == owner) score += values.at(cell);
        }
        return score;
    }

    /** The cells under a seat's pieces. */
    Cells held(Seat seat) {
        int owner = Piece.code(seat, false);
        return Cells.of(IntStream.range(0, cells.length).filter(cell -> (cells[cell] & ~Piece.VERTICAL) == owner));
    }

    Cells empty() {
        return Cells.of(IntStream.range(0, cells.length).filter(cell -> cells[cell] == Piece.EMPTY));
    }

    /** A word of the set of cells whose codes have, of some bits, just these. */
    long pieces(int word, int among, int wanted) {
        int first = word * Long.SIZE;
        long bits = 0;
        for (int cell = Math.min(cells.length, first + Long.SIZE) - 1; cell >= first; cell--) {
            bits = bits << 1 | ((cells[cell] & among) == wanted ? 1 : 0);
        }
        return bits;
    }

    /** The piece on a cell, or null. */
    Piece piece(int cell) {
        return cells[cell] == Piece.EMPTY ? null : Piece.of(cells[cell]);
    }

    /** How many pieces a seat has not placed yet. */
    int left(Seat seat) {
        return seat == FIRST ? firstLeft : secondLeft;
    }
}
