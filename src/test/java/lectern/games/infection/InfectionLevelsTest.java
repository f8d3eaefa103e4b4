package lectern.games.infection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import lectern.game.Position;
import lectern.games.Games;
import lectern.games.Players;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import lectern.telling.CandidateColumn;
import lectern.telling.DecisionTelling;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

/** The report's levels choose as its program does. */
class InfectionLevelsTest {
    private static final int GAMES = 3_700;

    /** Of 37 pairs of a microbe and its target 16 are clones, onto fewer cells than that. */
    private final Position position = Games.read("infection").read("ooo4/ooo4/2o4/7/4x2/4xxx/4xxx x 0 1");

    private Decision easy(long seed) {
        return decide("easy", seed);
    }

    private Decision decide(String level, long seed) {
        return decide(level, position, seed);
    }

    private static Decision decide(String level, Position position, long seed) {
        return Players.find(position.game().kind(), level)
                .orElseThrow()
                .player(position.game().evaluator("report").orElseThrow(), SearchOptions.USUAL)
                .decide(position, Thinking.within(Budget.UNLIMITED).seeded(seed));
    }

    private static boolean isClone(Candidate candidate) {
        return candidate.move().text().length() == 2;
    }

    @Test
    void easyDrawsAmongAllPairsOfAMicrobeAndACellThatItReaches() {
        Map<Boolean, Integer> pairs = easy(1).candidates().stream()
                .collect(Collectors.partitioningBy(
                        InfectionLevelsTest::isClone, Collectors.summingInt(Candidate::entries)));

        assertThat(pairs.get(true)).isEqualTo(16);
        assertThat(pairs.get(false)).isEqualTo(21);
    }

    @Test
    void easyDrawsEachMoveAsOftenAsItsDecisionSays() {
        Map<String, Long> drawn = LongStream.range(0, GAMES)
                .mapToObj(seed -> easy(seed).move().text())
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        DecisionTelling telling = DecisionTelling.of(easy(1));

        for (Candidate candidate : telling.candidates()) {
            double expected = telling.chance(candidate).orElseThrow() * GAMES;
            assertThat((double) drawn.get(candidate.move().text()))
                    .isCloseTo(expected, within(4 * Math.sqrt(expected)));
        }
    }

    @Test
    void theDecisionTellsTheChanceOfEachMoveAndTheLengthOfTheList() {
        DecisionTelling telling = DecisionTelling.of(easy(1));
        Sentences english = new Sentences(Language.EN);
        Map<String, String> chances = telling.candidates().stream()
                .collect(Collectors.toMap(
                        candidate -> candidate.move().text(),
                        candidate -> english.of(
                                telling.cell(candidate, CandidateColumn.CHANCE).orElseThrow())));

        assertThat(chances).containsEntry("d3", "2 in 37").containsEntry("e3e5", "1 in 37");
        assertThat(english.of(telling.rule())).startsWith("The move was drawn from a list of 37 entries");
    }

    @Test
    void mediumTakesTheFirstOfEqualMovesInItsOrderAndSaysThatItWasATie() {
        Decision medium = decide("medium", Games.read("infection").start(1).position(), 0);

        assertThat(DecisionTelling.of(medium).tied()).isGreaterThan(1);
        assertThat(medium.move())
                .isEqualTo(medium.candidates().stream()
                        .filter(candidate -> candidate.score() == medium.score())
                        .findFirst()
                        .orElseThrow()
                        .move());
        assertThat(new Sentences(Language.EN)
                        .of(DecisionTelling.of(medium).remarks().get(0)))
                .endsWith("candidates have this score: a tie. It takes the first in its order: its microbes row by row"
                        + " from the top, and for each the cells that it can reach in the same order.");
    }
}
