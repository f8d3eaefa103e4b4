package lectern.games.infection;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;

import java.util.Arrays;
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
import lectern.game.board.Layer;
import lectern.game.board.Picture;

/**
 * Infection, the microbe game of <i>The 7th Guest</i> (the Ataxx family).
 *
 * <ol>
 *   <li>In turn, a player takes one of their microbes to an empty cell.
 *   <li>To one of the eight neighbours it clones: the old microbe stays.
 *   <li>Two cells away it jumps: the old cell becomes empty. Jumps go straight or diagonally; under Ataxx rules like a
 *       knight too. They cross anything.
 *   <li>Then every enemy microbe that touches the landing cell changes sides.
 *   <li>Who can move must; who cannot passes.
 *   <li>The game ends when no cell is empty, a side has no microbe left, or neither side can move. Most microbes win.
 *   <li>Under Ataxx rules a hundred half-moves in a row without a clone are a draw, unless rule 6 ends the game first.
 *   <li>Blocked cells can hold nothing.
 * </ol>
 */
final class InfectionPosition extends TypedPosition<InfectionMove, InfectionPosition> {
    /** A hundred half-moves without a clone end a game under Ataxx rules. */
    static final int QUIET_LIMIT = 100;

    /** The counters stop here, so that every position's text can be read back. */
    static final int COUNTER_LIMIT = 1_000_000_000;

    final InfectionGame game;

    /** The cells that are not blocked. */
    final long open;

    /** The microbes of the side to move, and of the other. */
    final long own;

    final long enemy;
    private final Seat toMove;

    /** Half-moves since the last clone. */
    final int quiet;

    /** Rises after the second seat's move; for display only. */
    final int number;

    InfectionPosition(InfectionGame game, long open, long own, long enemy, Seat toMove, int quiet, int number) {
        this.game = game;
        this.open = open;
        this.own = own;
        this.enemy = enemy;
        this.toMove = toMove;
        this.quiet = quiet;
        this.number = number;
    }

    @Override
    public InfectionGame game() {
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
        long empty = empty();
        int count = 0;
        for (long rest = InfectionBits.around(own) & empty; rest != 0; rest &= rest - 1) {
            moves[count++] = InfectionMove.clone(InfectionBits.cell(rest));
        }
        for (long jumpers = own & game.reach(empty); jumpers != 0; jumpers &= jumpers - 1) {
            int from = InfectionBits.cell(jumpers);
            for (long rest = game.jumpsFrom(from) & empty; rest != 0; rest &= rest - 1) {
                moves[count++] = InfectionMove.jump(from, InfectionBits.cell(rest));
            }
        }
        if (count == 0) moves[0] = InfectionMove.PASS;
        return Collections.unmodifiableList(Arrays.asList(moves));
    }

    @Override
    public int moveCount() {
        if (isOver()) return 0;
        return Math.max(1, waysToMove(own));
    }

    @Override
    public Move move(int index) {
        int rest = index;
        long empty = empty();
        long clones = InfectionBits.around(own) & empty;
        int cloneCount = Long.bitCount(clones);
        if (rest < cloneCount) return InfectionMove.clone(InfectionBits.cell(lowestButFor(clones, rest)));
        rest -= cloneCount;
        for (long jumpers = own; jumpers != 0; jumpers &= jumpers - 1) {
            int from = InfectionBits.cell(jumpers);
            long jumps = game.jumpsFrom(from) & empty;
            int jumpCount = Long.bitCount(jumps);
            if (rest < jumpCount) return InfectionMove.jump(from, InfectionBits.cell(lowestButFor(jumps, rest)));
            rest -= jumpCount;
        }
        return InfectionMove.PASS;
    }

    private static long lowestButFor(long bits, int skipped) {
        long rest = bits;
        for (int i = 0; i < skipped; i++) rest &= rest - 1;
        return rest;
    }

    @Override
    protected RuleViolation broken(InfectionMove move) {
        return new InfectionReferee(this).violation(move);
    }

    @Override
    protected InfectionPosition after(InfectionMove played, Narrator narrator) {
        if (narrator.listens()) new InfectionStory(this, narrator).tell(played);
        long infected = played.touched & enemy;
        return new InfectionPosition(
                game,
                open,
                enemy & ~infected,
                (own & ~played.lifted) | played.landed | infected,
                toMove.other(),
                played.landed != 0 && played.lifted == 0 ? 0 : next(quiet),
                toMove == SECOND ? next(number) : number);
    }

    private static int next(int counter) {
        return Math.min(counter + 1, COUNTER_LIMIT);
    }

    /** By how many microbes the move widens the gap between the sides. */
    @Override
    protected int gain(InfectionMove move) {
        return 2 * Long.bitCount(move.touched & enemy) + (move.lifted == 0 ? 1 : 0);
    }

    @Override
    public boolean isOver() {
        if (own == 0 || enemy == 0 || game.isQuietDraw(quiet)) return true;
        return ((game.reach(own) | game.reach(enemy)) & empty()) == 0;
    }

    @Override
    public Optional<Outcome> outcome() {
        if (!isOver()) return Optional.empty();
        int red = Long.bitCount(microbes(FIRST));
        int blue = Long.bitCount(microbes(SECOND));
        Seat winner = winningSeat();
        if (own == 0 || enemy == 0) return ended(winner, InfectionWord.WIPED_OUT.with(red, blue));
        if (empty() == 0) return ended(winner, InfectionWord.BOARD_FULL.with(red, blue));
        if (waysToMove(own) == 0 && waysToMove(enemy) == 0) {
            return ended(winner, InfectionWord.NOBODY_CAN_MOVE.with(red, blue));
        }
        return ended(winner, InfectionWord.NO_CLONE.with(QUIET_LIMIT));
    }

    @Override
    public Seat winningSeat() {
        int lead = Long.bitCount(own) - Long.bitCount(enemy);
        boolean couldGoOn = own != 0 && enemy != 0 && waysToMove(own) + waysToMove(enemy) > 0;
        if (lead == 0 || (game.isQuietDraw(quiet) && couldGoOn)) return null;
        return lead > 0 ? toMove : toMove.other();
    }

    private static Optional<Outcome> ended(Seat winner, Phrase reason) {
        return Optional.of(new Outcome(winner, reason));
    }

    @Override
    public Picture picture() {
        Picture picture = Picture.empty(InfectionBits.BOARD);
        for (int cell : InfectionBits.cells(blocked())) picture = picture.with(Layer.GROUND, cell, Microbe.BLOCKED);
        for (Seat seat : Seat.values()) {
            for (int cell : InfectionBits.cells(microbes(seat)))
                picture = picture.with(Layer.PIECE, cell, Microbe.of(seat));
        }
        return picture;
    }

    @Override
    public long key() {
        int counted = game.isAtaxx() ? Math.min(quiet, QUIET_LIMIT) : 0;
        return Draws.mix(own ^ Draws.mix(enemy ^ Draws.mix(open ^ Draws.mix(2L * counted + toMove.ordinal() + 1))));
    }

    @Override
    public int margin() {
        return Long.bitCount(microbes(FIRST)) - Long.bitCount(microbes(SECOND));
    }

    @Override
    public Seat certainWinner() {
        return Endgame.certainWinner(this);
    }

    @Override
    public int effort(Seat winner) {
        return Endgame.effort(this, winner);
    }

    @Override
    public String text() {
        String rows = RowWriter.write(InfectionBits.BOARD, this::letter);
        return rows + (toMove == FIRST ? " x " : " o ") + quiet + " " + number;
    }

    private String letter(int cell) {
        long bit = InfectionBits.bit(cell);
        if ((open & bit) == 0) return "-";
        if ((microbes(FIRST) & bit) != 0) return "x";
        return (microbes(SECOND) & bit) != 0 ? "o" : "";
    }

    /** A clone that names the cell it comes from is the clone without that name, if the mover has a microbe there. */
    @Override
    public InfectionMove readMove(String text) {
        InfectionMove move = InfectionMove.read(text);
        boolean namedClone = move.namesStart() && !move.leavesBoard() && move.distance() == 1;
        return namedClone && (own & move.lifted) != 0 ? InfectionMove.clone(move.to) : move;
    }

    @Override
    public PositionView view() {
        return new InfectionView(this);
    }

    /** A seat's microbes that touch an empty cell. */
    long frontier(Seat seat) {
        return microbes(seat) & InfectionBits.around(empty());
    }

    /** The empty cells that a seat can clone or jump to. */
    long landings(Seat seat) {
        return game.reach(microbes(seat)) & empty();
    }

    /** A seat's microbes that touch an empty cell which the other seat can land on. */
    long exposed(Seat seat) {
        return microbes(seat) & InfectionBits.around(landings(seat.other()));
    }

    /** The empty cells that a seat can land on and the other cannot. */
    long reserve(Seat seat) {
        return landings(seat) & ~landings(seat.other());
    }

    long microbes(Seat seat) {
        return seat == toMove ? own : enemy;
    }

    long blocked() {
        return InfectionBits.ALL & ~open;
    }

    long empty() {
        return open & ~(own | enemy);
    }

    /** How many clones and jumps some microbes have. */
    int waysToMove(long microbes) {
        long empty = empty();
        int clones = Long.bitCount(InfectionBits.around(microbes) & empty);
        int jumps = InfectionBits.straightJumps(microbes, empty);
        return clones + jumps + (game.isAtaxx() ? InfectionBits.knightJumps(microbes, empty) : 0);
    }
}
