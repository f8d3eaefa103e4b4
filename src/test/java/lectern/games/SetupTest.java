package lectern.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Setup;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every game promises to whoever sets up a position by hand. */
class SetupTest {
    @ParameterizedTest
    @MethodSource("games")
    void aPositionTakenApartIsPutTogetherAgain(Game game) {
        Setup setup = game.setup();
        for (Position position : played(game)) {
            assertThat(setup.text(position.picture(), setup.values(position))).isEqualTo(position.text());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whateverCanLieOnABoardIsInStock(Game game) {
        List<Object> stock = new ArrayList<>();
        game.setup().stock().forEach(offered -> stock.add(offered.token()));
        for (Position position : played(game)) {
            for (int cell = 0; cell < game.board().cells(); cell++) {
                for (Layer layer : Layer.values()) {
                    if (position.picture().at(layer, cell) != null) {
                        assertThat(stock).contains(position.picture().at(layer, cell));
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsLaidDownLiesThereAndTheTextSaysSo(Game game) {
        Setup setup = game.setup();
        Position start = game.start(1).position();
        for (int cell = 0; cell < game.board().cells(); cell++) {
            for (Setup.Stock stock : setup.stock()) {
                Picture laid = setup.put(start.picture(), cell, stock);
                if (laid.equals(start.picture())) continue;
                assertThat(laid.at(stock.layer(), cell)).isEqualTo(stock.token());
                String text = setup.text(laid, setup.values(start));
                assertThat(game.read(text).picture()).as(text).isEqualTo(laid);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatLiesOnACellCanBeTakenAwayFromAboveAndPutBack(Game game) {
        Setup setup = game.setup();
        for (Position position : played(game)) {
            Picture picture = position.picture();
            for (int cell = 0; cell < game.board().cells(); cell++) {
                Object piece = picture.at(Layer.PIECE, cell);
                if (piece == null) continue;
                Picture without = setup.take(picture, cell);
                assertThat(without.at(Layer.PIECE, cell)).isNull();
                assertThat(without.at(Layer.GROUND, cell)).isEqualTo(picture.at(Layer.GROUND, cell));
                Setup.Stock same = setup.stock().stream()
                        .filter(stock -> stock.token().equals(piece))
                        .findFirst()
                        .orElseThrow();
                assertThat(setup.put(without, cell, same)).isEqualTo(picture);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aClearedBoardHasNoPiecesAndIsClearedOnlyOnce(Game game) {
        Setup setup = game.setup();
        Position last = played(game).get(8);
        Picture cleared = setup.clear(last.picture(), game.board());

        for (int cell = 0; cell < game.board().cells(); cell++) {
            assertThat(cleared.at(Layer.PIECE, cell)).isNull();
            assertThat(setup.take(cleared, cell)).isEqualTo(cleared);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyFieldHasANameAndOnlyOffersWhatItCanBe(Game game) {
        Setup setup = game.setup();
        for (Language language : Language.values()) {
            Sentences sentences = new Sentences(language);
            setup.stock()
                    .forEach(stock -> assertThat(sentences.of(stock.name())).isNotBlank());
            for (Setup.Field field : setup.fields()) {
                assertThat(sentences.of("reading.field." + field.name())).isNotBlank();
                assertThat(field.values().stream().map(value -> sentences.of(value.name())))
                        .doesNotHaveDuplicates();
            }
        }
        for (Position position : played(game)) {
            List<String> values = setup.values(position);
            assertThat(values).hasSameSizeAs(setup.fields());
            for (int i = 0; i < values.size(); i++) {
                List<Setup.Choice> offered = setup.fields().get(i).values();
                if (!offered.isEmpty()) {
                    assertThat(offered.stream().map(Setup.Choice::text)).contains(values.get(i));
                }
            }
        }
    }

    static Stream<Game> games() {
        Stream<Game> usual = Games.ALL.stream().map(kind -> Games.read(kind.id()));
        return Stream.concat(
                usual,
                Stream.of("pushee:size=8,walls=off", "infection:rules=ataxx,blocked=d4", "catsdogs:size=6,specials=off")
                        .map(Games::read));
    }

    private static List<Position> played(Game game) {
        Draws draws = Draws.of(5, "set up");
        List<Position> positions = new ArrayList<>();
        for (int seed = 1; seed <= 3; seed++) {
            Position position = game.start(seed).position();
            for (int i = 0; i < 30 && !position.isOver(); i++) {
                positions.add(position);
                position = position.play(draws.from(position.moves()), Narrator.SILENT);
            }
            positions.add(position);
        }
        return positions;
    }
}
