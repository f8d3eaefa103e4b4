package lectern.game.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Phrase;
import org.junit.jupiter.api.Test;

class NearestTest {
    private static final List<String> KNOWN = List.of("depth", "nodes", "w.count");
    private static final Phrase UNKNOWN = Phrase.of("lesson.unknown", "x", KNOWN);

    @Test
    void theWordThatTakesTheFewestChangesIsTheNearest() {
        assertThat(Nearest.to("depht", KNOWN)).contains("depth");
        assertThat(Nearest.to("node", KNOWN)).contains("nodes");
        assertThat(Nearest.to("w.cuont", KNOWN)).contains("w.count");
    }

    @Test
    void twoNeighboursThatAreSwappedAreOneChange() {
        assertThat(Nearest.to("onw", List.of("now", "own", "enemy"))).contains("now");
        assertThat(Nearest.to("onw", List.of("enemy", "own"))).contains("own");
    }

    @Test
    void aWordThatHasLittleInCommonWithAllOfThemIsNearNone() {
        assertThat(Nearest.to("quixotic", KNOWN)).isEmpty();
        assertThat(Nearest.to("d".repeat(41), KNOWN)).isEmpty();
        assertThat(Nearest.to("depth", List.of())).isEmpty();
    }

    @Test
    void aSentenceGetsTheNearestWordIfThereIsOne() {
        assertThat(Nearest.hinted(UNKNOWN, "quixotic", KNOWN)).isEqualTo(UNKNOWN);
        assertThat(Nearest.hinted(UNKNOWN, "dept", KNOWN)).isEqualTo(Phrase.of("reading.meant", UNKNOWN, "depth"));
    }
}
