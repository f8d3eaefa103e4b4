package lectern.games.noughts;

import java.util.List;
import lectern.game.GameKind;
import lectern.game.Seat;
import lectern.game.Setup;
import lectern.game.Start;
import lectern.game.base.ConfiguredGame;
import lectern.game.base.PositionReader;
import lectern.game.base.RowWriter;
import lectern.game.board.BoardShape;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.game.board.Token;
import lectern.game.option.Settings;

/** The board, and how its positions are read and put together. */
final class NoughtsGame extends ConfiguredGame {
    static final BoardShape BOARD = BoardShape.square(3);

    NoughtsGame(GameKind kind, Settings settings) {
        super(kind, settings);
    }

    @Override
    public BoardShape board() {
        return BOARD;
    }

    @Override
    public Start start(long seed) {
        return Start.of(new NoughtsPosition(this, 0, 0, Seat.FIRST), seed);
    }

    @Override
    public NoughtsPosition read(String text) {
        PositionReader reader = new PositionReader(text, 2, "rows", "side");
        int[] marks = new int[2];
        reader.rows(0, BOARD, "xo", "", (cell, letter, suffix) -> marks["xo".indexOf(letter)] |= 1 << cell);
        return new NoughtsPosition(this, marks[0], marks[1], reader.oneOf(1, "xo") == 'x' ? Seat.FIRST : Seat.SECOND);
    }

    @Override
    public boolean mayRepeat() {
        return false;
    }

    @Override
    public List<String> conceivableMoves() {
        return BOARD.conceivableLabels();
    }

    @Override
    public Setup setup() {
        return new Setup() {
            @Override
            public List<Stock> stock() {
                return List.of(stock(Seat.FIRST), stock(Seat.SECOND));
            }

            private Stock stock(Seat seat) {
                return new Stock(Layer.PIECE, NoughtsMark.of(seat), NoughtsWord.side(seat));
            }

            @Override
            public List<Field> fields() {
                return List.of(new Field("side", List.of(choice(Seat.FIRST), choice(Seat.SECOND))));
            }

            private Choice choice(Seat seat) {
                return new Choice(NoughtsMark.of(seat).letter, NoughtsWord.side(seat));
            }

            @Override
            public List<String> boards(Picture picture) {
                return List.of(RowWriter.write(BOARD, cell -> {
                    Token mark = picture.at(Layer.PIECE, cell);
                    return mark == null ? "" : ((NoughtsMark) mark).letter;
                }));
            }
        };
    }
}
