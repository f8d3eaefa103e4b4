package lectern.games.pushee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.Setup;
import lectern.game.base.RowWriter;
import lectern.game.board.BoardShape;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.game.board.Token;

/** Pieces to be laid on the board, and values beneath them; every cell always has a value. */
record PusheeSetup(BoardShape board) implements Setup {
    @Override
    public List<Stock> stock() {
        List<Stock> stock = new ArrayList<>();
        for (Piece piece : Piece.values()) {
            Phrase name = Phrase.of("pushee.piece-of", PusheeWord.side(piece.owner()), piece.orientation());
            stock.add(new Stock(Layer.PIECE, piece, name));
        }
        for (int points = 0; points <= CellValues.HIGHEST; points++) {
            stock.add(new Stock(Layer.GROUND, new CellValue(points), Phrase.of("pushee.worth", points)));
        }
        return stock;
    }

    @Override
    public List<Field> fields() {
        List<Setup.Choice> sides = Arrays.stream(Seat.values())
                .map(seat -> new Setup.Choice(String.valueOf(seat.ordinal() + 1), PusheeWord.side(seat)))
                .toList();
        return List.of(new Field("side", sides), Field.typed("first-left"), Field.typed("second-left"));
    }

    @Override
    public List<String> boards(Picture picture) {
        String rows = RowWriter.write(board, cell -> {
            Token piece = picture.at(Layer.PIECE, cell);
            return piece == null ? "" : ((Piece) piece).letter();
        });
        int[] points = IntStream.range(0, board.cells())
                .map(cell -> ((CellValue) picture.at(Layer.GROUND, cell)).points())
                .toArray();
        return List.of(rows, CellValues.of(points).text(board.columns()));
    }

    /** A value is not taken away; another one is put in its place. */
    @Override
    public Token bareGround(Token taken) {
        return taken;
    }
}
