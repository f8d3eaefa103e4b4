package lectern.games.shiftago;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Move;
import lectern.game.Seat;
import lectern.game.Setup;
import lectern.game.Start;
import lectern.game.base.ConfiguredGame;
import lectern.game.base.PositionReader;
import lectern.game.board.BoardShape;
import lectern.game.option.Settings;

/** Shiftago Express with its options chosen. */
final class ShiftagoGame extends ConfiguredGame {
    private final int marbles;

    /** Whether a player who runs out of marbles loses at once. */
    final boolean emptyLoses;

    ShiftagoGame(ShiftagoKind kind, Settings settings) {
        super(kind, settings);
        marbles = settings.number(ShiftagoKind.MARBLES);
        emptyLoses = settings.is(ShiftagoKind.EMPTY, "loses");
    }

    @Override
    public boolean mayRepeat() {
        return false;
    }

    @Override
    public BoardShape board() {
        return ShiftagoBits.BOARD;
    }

    /** The start is the same for every seed. */
    @Override
    public Start start(long seed) {
        return Start.of(new ShiftagoPosition(this, 0, 0, FIRST, marbles, marbles), seed);
    }

    @Override
    public ShiftagoPosition read(String text) {
        PositionReader reader = new PositionReader(text, 4, "rows", "side", "marbles-x", "marbles-o");
        long[] bits = new long[2];
        reader.rows(
                0,
                ShiftagoBits.BOARD,
                "xo",
                "",
                (cell, letter, suffix) -> bits["xo".indexOf(letter)] |= ShiftagoBits.bit(cell));
        Seat toMove = reader.oneOf(1, "xo") == 'x' ? FIRST : SECOND;
        int[] left = {reader.whole(2, 0, marbles), reader.whole(3, 0, marbles)};
        int own = toMove.ordinal();
        int enemy = toMove.other().ordinal();
        return new ShiftagoPosition(this, bits[own], bits[enemy], toMove, left[own], left[enemy]);
    }

    @Override
    public Setup setup() {
        return new ShiftagoSetup();
    }

    @Override
    public List<String> conceivableMoves() {
        List<String> moves = new ArrayList<>();
        for (char letter = 'a'; letter <= 'z'; letter++) {
            for (int number = 0; number <= 9; number++) moves.add(letter + "" + number);
        }
        moves.add(Move.PASS);
        return moves;
    }
}
