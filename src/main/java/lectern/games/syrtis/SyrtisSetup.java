package lectern.games.syrtis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import lectern.game.Phrase;
import lectern.game.Setup;
import lectern.game.base.RowWriter;
import lectern.game.board.BoardShape;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.game.board.Token;

/** Tiles to be laid where there are holes, and towers upon them. */
record SyrtisSetup(BoardShape board) implements Setup {
    @Override
    public List<Stock> stock() {
        List<Stock> stock = new ArrayList<>();
        for (Tile tile : Tile.values()) stock.add(new Stock(Layer.GROUND, tile, tile.phrase()));
        for (Side side : Side.values()) stock.add(new Stock(Layer.PIECE, Tower.of(side), side.tower()));
        return stock;
    }

    @Override
    public List<Field> fields() {
        List<Choice> turns = Arrays.stream(TurnKind.values())
                .map(turn -> new Choice(String.valueOf(turn.letter()), name(turn)))
                .toList();
        List<Choice> seats = List.of(
                new Choice("1", Phrase.of("syrtis.seat.first")),
                new Choice("2", Phrase.of("syrtis.seat.second")),
                new Choice("-", Phrase.of("syrtis.seat.nobody")));
        return List.of(
                new Field("side", turns), Field.typed("streak"), Field.typed("passes"), new Field("white-seat", seats));
    }

    private static Phrase name(TurnKind turn) {
        return turn.isSetUp()
                ? Phrase.of("syrtis.turn." + turn.name().toLowerCase(Locale.ROOT))
                : turn.side().phrase();
    }

    @Override
    public List<String> boards(Picture picture) {
        return List.of(RowWriter.write(board, cell -> {
            Token tile = picture.at(Layer.GROUND, cell);
            if (tile == null) return "";
            Token tower = picture.at(Layer.PIECE, cell);
            return ((Tile) tile).letter() + (tower == null ? "" : tower == Tower.WHITE ? "*" : "+");
        }));
    }

    @Override
    public boolean bears(Token ground) {
        return ground != null;
    }
}
