package lectern.games.catsdogs;

import static lectern.games.catsdogs.Tabletop.sentence;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import lectern.game.Start;
import lectern.games.Games;
import lectern.text.Language;
import org.junit.jupiter.api.Test;

/** How the options and the seed set up a board. */
class CatsDogsStartTest {
    private static Start start(String options, long seed) {
        return Games.read("catsdogs" + options).start(seed);
    }

    private static String[] fields(String options, long seed) {
        return start(options, seed).position().text().split(" ");
    }

    private static long obstacles(String options, long seed) {
        return fields(options, seed)[0].chars().filter(letter -> letter == '#').count();
    }

    @Test
    void aGameBeginsWithAnOrdinaryFirstTurnOnABoardWithoutPets() {
        String[] fields = fields(":starts=cats,obstacles=0", 1);
        assertThat(fields).containsExactly("8/8/8/8/8/8/8/8", "c", "1", "-");
    }

    @Test
    void theBoardIsAsLargeAsChosen() {
        assertThat(fields(":obstacles=0,size=4", 1)[0]).isEqualTo("4/4/4/4");
        assertThat(fields(":obstacles=0,size=12", 1)[0]).isEqualTo("12/".repeat(11) + "12");
    }

    @Test
    void theStartingSideIsChosenOrDrawn() {
        TreeSet<String> drawn = new TreeSet<>();
        for (int seed = 0; seed < 40; seed++) {
            assertThat(fields(":starts=cats", seed)[1]).isEqualTo("c");
            assertThat(fields(":starts=dogs", seed)[1]).isEqualTo("d");
            drawn.add(fields("", seed)[1]);
        }
        assertThat(drawn).containsExactly("c", "d");
    }

    @Test
    void aboutAsManyCellsAreObstaclesAsTheirProbabilitySays() {
        for (int percent : new int[] {0, 10, 20, 40}) {
            long count = IntStream.range(0, 400)
                    .mapToLong(seed -> obstacles(":obstacles=" + percent, seed))
                    .sum();
            assertThat(count / (400 * 64.0)).isBetween(percent / 100.0 - 0.01, percent / 100.0 + 0.01);
        }
        assertThat(obstacles(":obstacles=0", 5)).isZero();
    }

    @Test
    void changingOneOptionLeavesTheOthersDrawsAlone() {
        for (int seed = 0; seed < 20; seed++) {
            String[] drawn = fields("", seed);
            assertThat(fields(":starts=dogs", seed)[0]).isEqualTo(drawn[0]);
            assertThat(fields(":specials=off,win=last", seed)).isEqualTo(drawn);
            assertThat(fields(":obstacles=7", seed)[1]).isEqualTo(drawn[1]);
            assertThat(fields(":size=5", seed)[1]).isEqualTo(drawn[1]);
        }
    }

    @Test
    void notesSayHowTheBoardCameAbout() {
        Start start = start(":starts=dogs,obstacles=0", 3);
        assertThat(start.seed()).isEqualTo(3);
        assertThat(start.notes().stream().map(note -> sentence(Language.EN, note)))
                .containsExactly("There are no obstacles on this board.", "Dogs move first.");
        assertThat(start.notes().stream().map(note -> sentence(Language.PT, note)))
                .isEqualTo(List.of("Neste tabuleiro não há obstáculos.", "Os Cães jogam primeiro."));
        assertThat(start("", 3).notes().get(0).arguments()).containsExactly((int) obstacles("", 3));
    }
}
