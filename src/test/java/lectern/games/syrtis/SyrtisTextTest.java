package lectern.games.syrtis;

import static lectern.games.syrtis.Tables.MINOR;
import static lectern.games.syrtis.Tables.labels;
import static lectern.games.syrtis.Tables.minor;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Overlay;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.game.board.Cells;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.games.Games;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

class SyrtisTextTest {
    private final SyrtisPosition position = minor(MINOR);

    private static void assertUnreadable(String text, int column, String key) {
        assertThatThrownBy(() -> minor(text)).as(text).isInstanceOfSatisfying(UnreadableText.class, unreadable -> {
            assertThat(unreadable.column()).isEqualTo(column);
            assertThat(unreadable.reason().key()).isEqualTo(key);
        });
    }

    @Test
    void aPositionTextIsReadBack() {
        for (String fields : List.of("w - 0,0 1", "b w2 1,3 2", "b b4 4,0 1", "k - 0,0 -")) {
            String text = MINOR.replace("w - 0,0 1", fields);
            assertThat(minor(text).text()).isEqualTo(text);
            assertThat(minor(text)).isEqualTo(minor(text)).hasSameHashCodeAs(minor(text));
        }
    }

    @Test
    void wrongTextsAreRefusedWithFieldAndColumn() {
        assertUnreadable("S4/5/5/5 w - 0,0 1", 9, "reading.row-count");
        assertUnreadable("S4/5/5/5/4 w - 0,0 1", 10, "reading.row-length");
        assertUnreadable("x4/5/5/5/5 w - 0,0 1", 1, "reading.unknown");
        assertUnreadable("S4/5/5/5/5 x - 0,0 1", 12, "reading.no-letter");
        assertUnreadable("S4/5/5/5/5 w w 0,0 1", 15, "reading.no-number");
        assertUnreadable("S4/5/5/5/5 w w5 0,0 1", 15, "reading.no-number");
        assertUnreadable("S4/5/5/5/5 w b0 0,0 1", 15, "reading.no-number");
        assertUnreadable("S4/5/5/5/5 w x1 0,0 1", 14, "syrtis.reading.streak");
        assertUnreadable("S4/5/5/5/5 w - 0,5 1", 18, "reading.no-number");
        assertUnreadable("S4/5/5/5/5 w - 00 1", 18, "reading.no-comma");
        assertUnreadable("S4/5/5/5/5 w - 0,0", 19, "reading.missing");
    }

    @Test
    void aMissingFieldIsNamedInTheSingular() {
        UnreadableText refusal = catchThrowableOfType(UnreadableText.class, () -> minor("S4/5/5/5/5 w -"));
        assertThat(new Sentences(Language.EN).of(refusal.reason()))
                .isEqualTo("The number of passes in a row is missing.");
    }

    @Test
    void whoIsWhiteIsKnownAfterTheSetUpAndNotBefore() {
        assertUnreadable("S4/5/5/5/5 w - 0,0 -", 20, "reading.no-letter");
        assertUnreadable("S4/5/5/5/5 k - 0,0 1", 20, "reading.no-letter");
        assertUnreadable("S4/5/5/5/5 t - 0,0 2", 20, "reading.no-letter");
    }

    @Test
    void aSideHasNoMoreThanTwoTowers() {
        assertThat(minor("c*c*3/5/5/5/5 w - 0,0 1").whiteTowers).isEqualTo(3);
        assertUnreadable("c*c*c*2/5/5/5/5 w - 0,0 1", 6, "syrtis.reading.towers");
        assertUnreadable("S+S+S+2/5/5/5/5 w - 0,0 1", 6, "syrtis.reading.towers");
    }

    @Test
    void theStageOfPlacingNeedsATowerThatCanBePlaced() {
        assertUnreadable(MINOR.replace("w - 0,0 1", "t - 0,0 -"), 33, "syrtis.reading.nothing-to-place");
        assertUnreadable("5/5/5/5/5 t - 0,0 -", 11, "syrtis.reading.nothing-to-place");
    }

    @Test
    void positionsThatDifferInAnythingThatMattersHaveDifferentKeys() {
        List<String> texts = new ArrayList<>(List.of(MINOR));
        for (String fields : List.of("b - 0,0 1", "w w1 0,0 1", "w b1 0,0 1", "w - 1,0 1", "w - 0,1 1", "w - 0,0 2")) {
            texts.add(MINOR.replace("w - 0,0 1", fields));
        }
        texts.add(MINOR.replace("w - 0,0 1", "k - 0,0 -"));
        texts.add(MINOR.replace("c*c1", "cc*1"));
        texts.add(MINOR.replace("C+", "C"));
        texts.add(MINOR.replace("2CC1", "2cC1"));
        texts.add(MINOR.replace("2CC1", "2SC1"));
        texts.add(MINOR.replace("2CC1", "3C1"));
        texts.add(MINOR.replace("S+C+", "SC+"));
        texts.add(MINOR.replace("ss*2", "ss2"));
        assertThat(texts).doesNotHaveDuplicates();
        assertThat(texts).extracting(text -> minor(text).key()).doesNotHaveDuplicates();
        assertThat(texts).extracting(Tables::minor).doesNotHaveDuplicates();
    }

    @Test
    void theSameTextInAnotherGameIsAnotherPosition() {
        assertThat(Tables.read("syrtis:board=minor,double-pass=one", MINOR)).isNotEqualTo(position);
    }

    @Test
    void aMoveIsReadAsItIsWritten() {
        for (String text : List.of("c2-d4", "c2>b2", "xd4", "c4", "white", "black", "pass", "c2-k9", "xk9", "k9")) {
            assertThat(position.readMove(text).text()).isEqualTo(text);
            assertThat(position.readMove(text)).isEqualTo(position.readMove(text));
        }
        assertThat(position.readMove("c2-d4")).isNotEqualTo(position.readMove("c2>d4"));
    }

    @Test
    void everyConceivableSpellingIsListedOnce() {
        Game game = Games.read("syrtis:board=minor");
        assertThat(game.conceivableMoves())
                .doesNotHaveDuplicates()
                .contains("pass", "white", "black", "c4", "xc4", "a1-b1", "b1>a1", "f6", "xa0", "f1>a1")
                .hasSize(3 + 2 * 42 + 2 * 42 * 42);
    }

    @Test
    void thePictureShowsTilesAndTowers() {
        Picture picture = position.picture();
        int tower = position.game().board().cell("c4");
        assertThat(picture.at(Layer.GROUND, tower)).isEqualTo(Tile.BLACK_SQUARE);
        assertThat(picture.at(Layer.PIECE, tower)).isEqualTo(Tower.BLACK);
        assertThat(picture.at(Layer.PIECE, position.game().board().cell("c5"))).isEqualTo(Tower.WHITE);
        assertThat(picture.at(Layer.GROUND, 0)).isNull();
    }

    @Test
    void factsListTheTowersIslandsAndTheCounters() {
        Map<String, Object> facts =
                minor(MINOR.replace("w - 0,0", "w b2 1,3")).view().facts();
        List<?> islands = (List<?>) facts.get("islands");
        assertThat(islands)
                .extracting(island -> ((Map<?, ?>) island).get("at"))
                .isEqualTo(List.of("c2", "c4", "d4", "c5"));
        Map<?, ?> first = (Map<?, ?>) islands.get(0);
        assertThat(first.get("tower")).isEqualTo("white");
        assertThat(labels(position, (Cells) first.get("colour"))).containsExactly("b2", "c2", "d2", "d3");
        assertThat(labels(position, (Cells) first.get("shape"))).containsExactly("c1", "d1", "c2", "d2");
        Map<?, ?> third = (Map<?, ?>) islands.get(2);
        assertThat(third.get("tower")).isEqualTo("black");
        assertThat(labels(position, (Cells) third.get("colour"))).containsExactly("b3", "b4", "c4", "d4");
        assertThat(third.get("shape")).isEqualTo(Cells.NONE);
        assertThat(facts)
                .containsEntry("tiles", Map.of("white", 8, "black", 8, "circle", 8, "square", 8))
                .containsEntry("streak", Map.of("white", 0, "black", 2))
                .containsEntry("passes", Map.of("white", 1, "black", 3))
                .containsEntry("initiative", "black");
    }

    @Test
    void overlaysShowAllIslandsWithTheirCounts() {
        List<Overlay> overlays = position.view().overlays();
        assertThat(overlays)
                .extracting(overlay -> overlay.name().key())
                .containsExactly("syrtis.overlay.colour", "syrtis.overlay.shape");
        assertThat(overlays.get(0).groups()).extracting(Overlay.Group::count).containsExactly(4, 1, 1, 2, 2, 1, 4, 1);
        Overlay.Group first = overlays.get(1).groups().get(0);
        assertThat(first.name()).isEqualTo(Phrase.of("syrtis.island-at", Trait.CIRCLE.island(), "c1"));
        assertThat(labels(position, first.cells())).containsExactly("c1", "d1", "c2", "d2");
        assertThat(overlays.get(1).groups()).extracting(Overlay.Group::count).containsExactly(4, 1, 3, 3, 1, 4);
    }

    @Test
    void arbitraryTextIsReadOrRefusedButNeverCrashes() {
        Draws draws = Draws.of(5, "syrtis texts");
        String letters = "csCS*+/12345wbtk-,0 ";
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder(MINOR);
            for (int changes = draws.below(4); changes >= 0; changes--) {
                text.setCharAt(draws.below(text.length()), letters.charAt(draws.below(letters.length())));
            }
            try {
                assertThat(minor(text.toString()).text()).isNotEmpty();
            } catch (UnreadableText unreadable) {
                assertThat(unreadable.column()).isBetween(1, text.length() + 1);
            }
        }
    }
}
