package lectern.games.catsdogs;

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

/** Pets and obstacles to be laid on the board; no pet lies on an obstacle. */
record CatsDogsSetup(BoardShape board) implements Setup {
    @Override
    public List<Stock> stock() {
        return List.of(
                new Stock(Layer.PIECE, Pet.CAT, CatsDogsWord.one(Pet.CAT)),
                new Stock(Layer.PIECE, Pet.DOG, CatsDogsWord.one(Pet.DOG)),
                new Stock(Layer.GROUND, Obstacle.OBSTACLE, Phrase.of("catsdogs.an-obstacle")));
    }

    @Override
    public List<Field> fields() {
        List<Choice> sides = Arrays.stream(Pet.values())
                .map(pet -> new Choice(String.valueOf(pet.letter), CatsDogsWord.side(pet)))
                .toList();
        List<Choice> stages = Arrays.stream(Stage.values())
                .map(stage -> new Choice(String.valueOf(stage.letter), name(stage)))
                .toList();
        return List.of(new Field("side", sides), Field.typed("turn"), new Field("stage", stages));
    }

    private static Phrase name(Stage stage) {
        return Phrase.of("catsdogs.stage." + stage.name().toLowerCase(Locale.ROOT));
    }

    @Override
    public List<String> boards(Picture picture) {
        return List.of(RowWriter.write(board, cell -> {
            if (picture.at(Layer.GROUND, cell) != null) return String.valueOf(Obstacle.LETTER);
            Token pet = picture.at(Layer.PIECE, cell);
            return pet == null ? "" : String.valueOf(((Pet) pet).letter);
        }));
    }

    @Override
    public boolean bears(Token ground) {
        return ground == null;
    }
}
