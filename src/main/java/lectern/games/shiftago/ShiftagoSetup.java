package lectern.games.shiftago;

import java.util.List;
import lectern.game.Seat;
import lectern.game.Setup;
import lectern.game.base.RowWriter;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.game.board.Token;

/** Marbles to be laid on the board. */
record ShiftagoSetup() implements Setup {
    @Override
    public List<Stock> stock() {
        return List.of(
                new Stock(Layer.PIECE, Marble.X, ShiftagoWord.side(Seat.FIRST)),
                new Stock(Layer.PIECE, Marble.O, ShiftagoWord.side(Seat.SECOND)));
    }

    @Override
    public List<Field> fields() {
        Field side = new Field(
                "side",
                List.of(
                        new Choice("x", ShiftagoWord.side(Seat.FIRST)),
                        new Choice("o", ShiftagoWord.side(Seat.SECOND))));
        return List.of(side, Field.typed("marbles-x"), Field.typed("marbles-o"));
    }

    @Override
    public List<String> boards(Picture picture) {
        return List.of(RowWriter.write(ShiftagoBits.BOARD, cell -> {
            Token marble = picture.at(Layer.PIECE, cell);
            return marble == null ? "" : marble == Marble.X ? "x" : "o";
        }));
    }
}
