package lectern.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashSet;
import java.util.Set;
import lectern.game.GameKind;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.option.Settings;
import lectern.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A sentence that names a side has the article and the number that the side's name asks for. */
class AgreementTest {
    private static final Phrase CATS = Phrase.of("catsdogs.cats");
    private static final Phrase RED = Phrase.of("infection.red");
    private static final Phrase FIRST = Phrase.of("pushee.first");
    private static final int ENOUGH_FOR_THE_SET_UP = 12;

    @ParameterizedTest
    @EnumSource(Language.class)
    void everySideHasAnArticleAndANumber(Language language) {
        Sentences sentences = new Sentences(language);
        for (GameKind kind : Games.ALL) {
            for (Phrase side : sides(kind)) {
                assertThat(sentences.of(side.key() + ".the")).endsWith(sentences.of(side));
                assertThat(sentences.of(side.key() + ".number")).isIn("singular", "plural");
            }
        }
    }

    @Test
    void catsPlayAndRedPlays() {
        Sentences english = new Sentences(Language.EN);
        assertThat(english.of("handout.plays", CATS, "c4")).isEqualTo("Cats play c4.");
        assertThat(english.of("lecture.plays", RED, "f6")).isEqualTo("Red plays f6");
    }

    @Test
    void osGatosJogamEOVermelhoJoga() {
        assertThat(portuguese("handout.plays", CATS, "c4")).isEqualTo("Os Gatos jogam c4.");
        assertThat(portuguese("lecture.plays", RED, "f6")).isEqualTo("O Vermelho joga f6");
        assertThat(portuguese("handout.to-move", CATS)).isEqualTo("Os Gatos a jogar.");
        assertThat(portuguese("board.won", CATS)).isEqualTo("Os Gatos ganharam");
    }

    @Test
    void prepositionsJoinTheArticle() {
        assertThat(portuguese("board.players-turn", CATS)).startsWith("Quem joga pelos Gatos é o computador");
        assertThat(portuguese("keeping.engine", FIRST)).startsWith("Pelo Jogador 1 jogava outro programa.");
        assertThat(portuguese("chart.side", CATS)).isEqualTo("para os Gatos");
        assertThat(portuguese("decision.tree.because.cut-off", "c4", RED))
                .startsWith("c4 já é boa demais para o Vermelho");
    }

    @Test
    void aNameWithoutFormsStandsAsItIs() {
        assertThat(portuguese("handout.plays", Phrase.of("players.name.search"), "c4"))
                .isEqualTo("Pesquisa joga c4.");
    }

    /** It would read "cortada pele2". */
    @Test
    void aMoveHasNoArticle() {
        assertThatThrownBy(() -> portuguese("chart.side", "e2")).hasMessageContaining("e2 is not a name");
    }

    private static String portuguese(String key, Object... arguments) {
        return new Sentences(Language.PT).of(key, arguments);
    }

    /** The names of both seats from the start until no set-up is left. */
    private static Set<Phrase> sides(GameKind kind) {
        Set<Phrase> names = new LinkedHashSet<>();
        Position position =
                kind.with(Settings.defaults(kind.options())).start(1).position();
        for (int ply = 0; ply < ENOUGH_FOR_THE_SET_UP && !position.isOver(); ply++) {
            for (Seat seat : Seat.values()) names.add(position.view().name(seat));
            position = position.play(position.moves().get(0), Narrator.SILENT);
        }
        return names;
    }
}
