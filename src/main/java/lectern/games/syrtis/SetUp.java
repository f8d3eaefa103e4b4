package lectern.games.syrtis;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;

import java.util.List;
import java.util.stream.IntStream;
import lectern.game.Move;
import lectern.games.syrtis.spots.Spots;

/** The set-up before the first turn: the first seat places the towers, the second chooses a side. */
final class SetUp {
    static final int TOWERS_EACH = 2;

    private static final List<Move> CHOICES = List.of(SyrtisMove.choose(Side.WHITE), SyrtisMove.choose(Side.BLACK));

    private SetUp() {}

    static List<Move> moves(SyrtisPosition position) {
        if (position.turn == TurnKind.CHOOSING) return CHOICES;
        long placings = Reach.placings(position, next(position));
        return IntStream.range(0, Spots.LIMIT)
                .filter(spot -> (placings & Spots.bit(spot)) != 0)
                .<Move>mapToObj(SyrtisMove::place)
                .toList();
    }

    /**
     * Whose tower is placed next; null if all are placed. A composed board may have no tile for a tower, which then
     * stays away.
     */
    static Side next(SyrtisPosition position) {
        for (Side side : Side.values()) {
            boolean wanted = Long.bitCount(position.towers(side)) < TOWERS_EACH;
            if (wanted && Reach.placings(position, side) != 0) return side;
        }
        return null;
    }

    static SyrtisPosition placed(SyrtisPosition before, long spot) {
        Side side = next(before);
        long white = side == Side.WHITE ? before.whiteTowers | spot : before.whiteTowers;
        long black = side == Side.BLACK ? before.blackTowers | spot : before.blackTowers;
        SyrtisPosition placed = with(before, white, black, TurnKind.PLACING);
        return next(placed) == null ? with(before, white, black, TurnKind.CHOOSING) : placed;
    }

    private static SyrtisPosition with(SyrtisPosition before, long whiteTowers, long blackTowers, TurnKind turn) {
        return new SyrtisPosition(
                before.game,
                before.tiles,
                before.white,
                before.circles,
                whiteTowers,
                blackTowers,
                turn,
                null,
                before.tally);
    }

    /** The second seat has chosen, and White moves first. */
    static SyrtisPosition chosen(SyrtisPosition before, Side side) {
        return new SyrtisPosition(
                before.game,
                before.tiles,
                before.white,
                before.circles,
                before.whiteTowers,
                before.blackTowers,
                TurnKind.WHITE,
                side == Side.WHITE ? SECOND : FIRST,
                before.tally);
    }
}
