package lectern.lesson.thought;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.games.Games;
import lectern.search.SearchVariant;
import lectern.search.Stop;
import lectern.search.TrialRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class InsightTest {
    /** Four moves and twelve replies. */
    private final Position position = Games.read("catsdogs:size=4,specials=off").read("d#2/d1d1/4/cc1c c 7 -");

    private final Evaluator mobility = position.game().evaluator("mobility").orElseThrow();

    private Insight.Searched searched(SearchVariant variant) {
        Algorithm search = new Algorithm.Search(variant, mobility, 2, 0);
        return (Insight.Searched) Insight.of(search, position, new Stop()).orElseThrow();
    }

    private Insight.Tried tried(TrialRule rule, int trials) {
        Algorithm made = new Algorithm.Trials(rule, mobility, trials, 1);
        return (Insight.Tried) Insight.of(made, position, new Stop()).orElseThrow();
    }

    @Test
    void everyPositionThatMinimaxLooksAtIsInItsTree() {
        Insight.Searched found = searched(SearchVariant.MINIMAX);

        assertThat(found.decision().nodes()).isEqualTo(4 + 12);
        assertThat(found.tree().size()).isEqualTo(1 + 4 + 12);
        assertThat(found.isComplete()).isTrue();
    }

    @Test
    void alphaBetaChoosesTheSameAndLooksAtLess() {
        Insight.Searched found = searched(SearchVariant.LADDER.get(1));

        assertThat(found.decision().move())
                .isEqualTo(searched(SearchVariant.MINIMAX).decision().move());
        assertThat(found.decision().nodes()).isEqualTo(4 + 9);
    }

    @Test
    void onlyTheBestMovesAreLookedAtIfSoFewAreWanted() {
        Algorithm search = new Algorithm.Search(SearchVariant.MINIMAX, mobility, 2, 2);

        assertThat(Insight.of(search, position, new Stop()).orElseThrow().tree().size())
                .isEqualTo(1 + 2 + 4);
    }

    @Test
    void aSearchThatLooksAtTooMuchIsNotComplete() {
        Position large = Games.read("infection").start(1).position();
        Algorithm deep =
                new Algorithm.Search(SearchVariant.MINIMAX, large.game().kind().strong(), 6, 0);

        assertThat(Insight.of(deep, large, new Stop()).orElseThrow().isComplete())
                .isFalse();
    }

    @ParameterizedTest
    @EnumSource(value = TrialRule.class, names = "PUCT", mode = EnumSource.Mode.EXCLUDE)
    void theNextTrialFollowsThoseThatCount(TrialRule rule) {
        Insight.Tried found = tried(rule, 30);

        assertThat(found.standing().trials()).isEqualTo(30);
        assertThat(found.next().orElseThrow().number()).isEqualTo(31);
        assertThat(found.next().orElseThrow().steps().get(0).visits()).isEqualTo(30);
        assertThat(tried(rule, 30).standing().moves())
                .isEqualTo(found.standing().moves());
    }

    @Test
    void whereTheResultIsProvenNoTrialComesNext() {
        Insight.Tried found = tried(TrialRule.PUCT, 2_000);

        assertThat(found.standing().trials()).isLessThan(2_000);
        assertThat(found.next()).isEmpty();
    }

    @Test
    void whatIsStoppedIsNotTold() {
        Stop stop = new Stop();
        stop.ask();

        assertThat(Insight.of(new Algorithm.Search(SearchVariant.MINIMAX, mobility, 2, 0), position, stop))
                .isEmpty();
    }
}
