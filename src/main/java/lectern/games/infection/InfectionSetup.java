package lectern.games.infection;

import java.util.List;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.Setup;
import lectern.game.base.RowWriter;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.game.board.Token;

/** Microbes and blocked cells to be laid on the board; nothing lies on a blocked cell. */
record InfectionSetup() implements Setup {
    @Override
    public List<Stock> stock() {
        return List.of(
                new Stock(Layer.PIECE, Microbe.RED, InfectionWord.side(Seat.FIRST)),
                new Stock(Layer.PIECE, Microbe.BLUE, InfectionWord.side(Seat.SECOND)),
                new Stock(Layer.GROUND, Microbe.BLOCKED, Phrase.of("infection.blocked-cell")));
    }

    @Override
    public List<Field> fields() {
        Field side = new Field(
                "side",
                List.of(
                        new Choice("x", InfectionWord.side(Seat.FIRST)),
                        new Choice("o", InfectionWord.side(Seat.SECOND))));
        return List.of(side, Field.typed("quiet"), Field.typed("number"));
    }

    @Override
    public List<String> boards(Picture picture) {
        return List.of(RowWriter.write(InfectionBits.BOARD, cell -> {
            if (picture.at(Layer.GROUND, cell) != null) return "-";
            Token microbe = picture.at(Layer.PIECE, cell);
            return microbe == null ? "" : microbe == Microbe.RED ? "x" : "o";
        }));
    }

    @Override
    public boolean bears(Token ground) {
        return ground == null;
    }
}
