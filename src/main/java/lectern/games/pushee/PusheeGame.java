package lectern.games.pushee;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.Setup;
import lectern.game.Start;
import lectern.game.base.ConfiguredGame;
import lectern.game.base.PositionReader;
import lectern.game.board.BoardShape;
import lectern.game.option.Settings;

/** Pushee Pieces with its options chosen. */
final class PusheeGame extends ConfiguredGame {
    private final BoardShape board;
    private final PusheeMove[] placings;

    /** All cells by column, then by row: the order in which moves are listed and pieces push. */
    final int[] byColumn;

    final PushChain chain;

    final PushRuns lines;

    PusheeGame(PusheeKind kind, Settings settings) {
        super(kind, settings);
        int size = settings.number(PusheeKind.SIZE);
        board = BoardShape.square(size);
        byColumn = IntStream.range(0, board.cells())
                .map(i -> board.at(i / size, i % size))
                .toArray();
        placings = IntStream.range(0, 2 * board.cells())
                .mapToObj(i -> PusheeMove.placing(board, i / 2, i % 2 == 1))
                .toArray(PusheeMove[]::new);
        int tiers = settings.is(PusheeKind.CHAIN, PusheeKind.UNLIMITED)
                ? PushChain.UNLIMITED
                : settings.number(PusheeKind.CHAIN);
        chain = new PushChain(size, tiers, settings.is(PusheeKind.WALLS, "on"), settings.is(PusheeKind.TURN, "on"));
        lines = new PushRuns(size, tiers > 0, settings.is(PusheeKind.WALLS, "on"));
    }

    PusheeMove placing(int cell, boolean vertical) {
        return placings[2 * cell + (vertical ? 1 : 0)];
    }

    @Override
    public boolean mayRepeat() {
        return false;
    }

    @Override
    public BoardShape board() {
        return board;
    }

    @Override
    public Start start(long seed) {
        CellValues values = CellValues.drawn(seed, board.cells());
        int pieces = settings().number(PusheeKind.PIECES);
        PusheePosition position = new PusheePosition(this, values, new byte[board.cells()], FIRST, pieces, pieces);
        return new Start(position, seed, List.of(Phrase.of("pushee.values-drawn", board.cells(), values.sum())));
    }

    @Override
    public PusheePosition read(String text) {
        PositionReader reader = new PositionReader(text, 5, "rows", "values", "side", "first-left", "second-left");
        byte[] cells = new byte[board.cells()];
        reader.rows(
                0,
                board,
                Piece.LETTERS,
                "",
                (cell, letter, suffix) -> cells[cell] = Piece.lettered(letter).code());
        CellValues values = CellValues.of(reader.digits(1, board));
        Seat toMove = reader.oneOf(2, "12") == '1' ? FIRST : SECOND;
        int pieces = settings().number(PusheeKind.PIECES);
        int firstLeft = reader.whole(3, 0, pieces);
        int secondLeft = reader.whole(4, 0, pieces);
        return new PusheePosition(this, values, cells, toMove, firstLeft, secondLeft);
    }

    @Override
    public Setup setup() {
        return new PusheeSetup(board);
    }

    @Override
    public List<String> conceivableMoves() {
        Stream<String> placings = board.conceivableLabels().stream()
                .flatMap(label -> Stream.of("h" + label, "v" + label, "h" + label + "!", "v" + label + "!"));
        return Stream.concat(placings, Stream.of(Move.PASS)).toList();
    }
}
