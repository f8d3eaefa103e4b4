package lectern.games.syrtis;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Draws;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Seat;
import lectern.game.Setup;
import lectern.game.Start;
import lectern.game.base.ConfiguredGame;
import lectern.game.base.PositionReader;
import lectern.game.board.BoardShape;
import lectern.game.option.Settings;
import lectern.games.syrtis.spots.Sandbank;

/** Syrtis with its options chosen. */
final class SyrtisGame extends ConfiguredGame {
    private static final int ROWS = 0;
    private static final int TURN = 1;
    private static final int STREAK = 2;
    private static final int PASSES = 3;
    private static final int WHITE_SEAT = 4;

    private final Sandbank bank;
    private final int doublePass;

    SyrtisGame(SyrtisKind kind, Settings settings) {
        super(kind, settings);
        bank = settings.is(SyrtisKind.BOARD, "major") ? Sandbank.MAJOR : Sandbank.MINOR;
        doublePass = settings.is(SyrtisKind.DOUBLE_PASS, "two") ? 2 : 1;
    }

    Sandbank bank() {
        return bank;
    }

    /** How often in a row both sides must have passed for the game to end. */
    int doublePass() {
        return doublePass;
    }

    @Override
    public BoardShape board() {
        return bank.shape();
    }

    @Override
    public Start start(long seed) {
        Deal deal = Deal.drawn(bank, Draws.of(seed, "syrtis board"));
        long white = deal.spots(Trait.WHITE);
        long circles = deal.spots(Trait.CIRCLE);
        long tiles = white | deal.spots(Trait.BLACK);
        SyrtisPosition start =
                new SyrtisPosition(this, tiles, white, circles, 0, 0, TurnKind.PLACING, null, RuleCounters.NONE);
        if (settings().is(SyrtisKind.SETUP, "random")) start = placed(start, Draws.of(seed, "syrtis towers"));
        return new Start(start, seed, deal.notes());
    }

    /** The towers on tiles that are drawn, and the first seat as White. */
    private static SyrtisPosition placed(SyrtisPosition empty, Draws draws) {
        SyrtisPosition position = empty;
        while (position.turn == TurnKind.PLACING)
            position = position.play(draws.from(position.moves()), Narrator.SILENT);
        return position.play(SyrtisMove.choose(Side.BLACK), Narrator.SILENT);
    }

    @Override
    public SyrtisPosition read(String text) {
        PositionReader reader = new PositionReader(text, 5, "rows", "side", "streak", "passes", "white-seat");
        long[] spots = new long[5];
        reader.rows(ROWS, bank.shape(), "csCS", "*+", (cell, letter, suffix) -> {
            long spot = bank.bit(cell);
            Tile tile = Tile.of(letter);
            spots[0] |= spot;
            if (tile.has(Trait.WHITE)) spots[1] |= spot;
            if (tile.has(Trait.CIRCLE)) spots[2] |= spot;
            if (suffix == '*') spots[3] |= spot;
            if (suffix == '+') spots[4] |= spot;
        });
        checkTowers(reader, '*', Side.WHITE);
        checkTowers(reader, '+', Side.BLACK);
        TurnKind turn = TurnKind.of(reader.oneOf(TURN, "wbtk"));
        int[] passes = reader.pair(PASSES, 0, RuleCounters.LIMIT);
        RuleCounters tally = RuleCounters.of(streak(reader), passes[0], passes[1]);
        Seat whiteSeat = turn.isSetUp() ? null : FIRST;
        if (reader.oneOf(WHITE_SEAT, turn.isSetUp() ? "-" : "12") == '2') whiteSeat = SECOND;
        SyrtisPosition position =
                new SyrtisPosition(this, spots[0], spots[1], spots[2], spots[3], spots[4], turn, whiteSeat, tally);
        if (turn == TurnKind.PLACING && SetUp.next(position) == null) {
            throw reader.wrong(TURN, 0, "syrtis.reading.nothing-to-place");
        }
        return position;
    }

    private static void checkTowers(PositionReader reader, char mark, Side side) {
        int towers = 0;
        String rows = reader.field(ROWS);
        for (int i = 0; i < rows.length(); i++) {
            if (rows.charAt(i) == mark && ++towers > SetUp.TOWERS_EACH) {
                throw reader.wrong(ROWS, i, "syrtis.reading.towers", side.phrase(), SetUp.TOWERS_EACH);
            }
        }
    }

    private static int streak(PositionReader reader) {
        String text = reader.field(STREAK);
        if (text.equals("-")) return 0;
        for (Side side : Side.values()) {
            if (text.charAt(0) == side.letter()) {
                return side.sign() * reader.whole(STREAK, 1, text.substring(1), 1, RuleCounters.LIMIT);
            }
        }
        throw reader.wrong(STREAK, 0, "syrtis.reading.streak", text);
    }

    @Override
    public Setup setup() {
        return new SyrtisSetup(board());
    }

    @Override
    public List<String> conceivableMoves() {
        List<String> places = board().conceivableLabels();
        List<String> moves = new ArrayList<>(List.of(Move.PASS, Side.WHITE.word(), Side.BLACK.word()));
        for (String to : places) {
            moves.add(to);
            moves.add("x" + to);
            for (String from : places) {
                moves.add(from + "-" + to);
                moves.add(from + ">" + to);
            }
        }
        return moves;
    }
}
