package lectern.games.infection;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lectern.game.Move;
import lectern.game.Seat;
import lectern.game.Setup;
import lectern.game.Start;
import lectern.game.base.ConfiguredGame;
import lectern.game.base.PositionReader;
import lectern.game.board.BoardShape;
import lectern.game.option.Settings;

/** Infection with its options chosen. */
final class InfectionGame extends ConfiguredGame {
    private static final long MAIN_DIAGONAL = InfectionBits.bits(InfectionKind.CORNERS_A7_G1);
    private static final long OTHER_DIAGONAL = InfectionBits.bits(InfectionKind.CORNERS_A1_G7);

    private final boolean ataxx;
    private final long[] jumps;

    InfectionGame(InfectionKind kind, Settings settings) {
        super(kind, settings);
        ataxx = settings.is(InfectionKind.RULES, "ataxx");
        jumps = IntStream.range(0, 49).mapToLong(this::jumpTargets).toArray();
    }

    private long jumpTargets(int from) {
        return IntStream.range(0, 49)
                .mapToObj(to -> InfectionMove.jump(from, to))
                .filter(move -> move.distance() == 2 && (ataxx || !move.isKnightShaped()))
                .mapToLong(move -> move.landed)
                .reduce(0, (a, b) -> a | b);
    }

    boolean isAtaxx() {
        return ataxx;
    }

    /** Whether a hundred half-moves without a clone end the game, and there were so many. */
    boolean isQuietDraw(int quiet) {
        return ataxx && quiet >= InfectionPosition.QUIET_LIMIT;
    }

    /** Where a microbe may jump to from a cell, were the board empty. */
    long jumpsFrom(int cell) {
        return jumps[cell];
    }

    /** Every cell that some microbes can clone or jump to, empty or not. */
    long reach(long microbes) {
        return ataxx
                ? InfectionBits.within2(microbes)
                : InfectionBits.around(microbes) | InfectionBits.straightTargets(microbes);
    }

    @Override
    public BoardShape board() {
        return InfectionBits.BOARD;
    }

    /** The start is the same for every seed. */
    @Override
    public Start start(long seed) {
        long red = ataxx ? MAIN_DIAGONAL : OTHER_DIAGONAL;
        long blue = ataxx ? OTHER_DIAGONAL : MAIN_DIAGONAL;
        long blocked = InfectionBits.bits(InfectionKind.BLOCKED.cells(settings().text(InfectionKind.BLOCKED)));
        return Start.of(new InfectionPosition(this, InfectionBits.ALL & ~blocked, red, blue, FIRST, 0, 1), seed);
    }

    @Override
    public InfectionPosition read(String text) {
        PositionReader reader = new PositionReader(text, 2, "rows", "side", "quiet", "number");
        long[] bits = new long[3];
        reader.rows(
                0,
                InfectionBits.BOARD,
                "xo-",
                "",
                (cell, letter, suffix) -> bits["xo-".indexOf(letter)] |= InfectionBits.bit(cell));
        Seat toMove = reader.oneOf(1, "xo") == 'x' ? FIRST : SECOND;
        int quiet = reader.has(2) ? reader.whole(2, 0, InfectionPosition.COUNTER_LIMIT) : 0;
        int number = reader.has(3) ? reader.whole(3, 1, InfectionPosition.COUNTER_LIMIT) : 1;
        long own = bits[toMove.ordinal()];
        long enemy = bits[toMove.other().ordinal()];
        return new InfectionPosition(this, InfectionBits.ALL & ~bits[2], own, enemy, toMove, quiet, number);
    }

    @Override
    public Setup setup() {
        return new InfectionSetup();
    }

    @Override
    public List<String> conceivableMoves() {
        List<String> places = InfectionBits.BOARD.conceivableLabels();
        List<String> moves = new ArrayList<>(places);
        for (String from : places) {
            for (String to : places) moves.add(from + to);
        }
        moves.add(Move.PASS);
        return moves;
    }
}
