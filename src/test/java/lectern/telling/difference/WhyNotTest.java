package lectern.telling.difference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.Thinking;
import lectern.search.trace.Bound;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A candidate beside the chosen move. */
class WhyNotTest {
    private final Sentences english = new Sentences(Language.EN);

    private static Position beginning(String game) {
        Position position = Games.read(game).start(1).position();
        for (int i = 0; i < 4; i++) {
            List<Move> moves = position.moves();
            position = position.play(moves.get(moves.size() / 2), Narrator.SILENT);
        }
        return position;
    }

    private static Decision decision(Position position, String player) {
        Contender contender = PlayerText.read(player, position.game());
        return contender.player().decide(position, Thinking.within(contender.budget()));
    }

    private static WhyNot whyNot(Position root, Decision decision, Candidate other) {
        return WhyNot.of(root, decision, other.move(), root.game().kind().strong())
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"infection", "shiftago", "syrtis", "pushee", "catsdogs"})
    void theDifferencesOfAllCriteriaAddUpToTheDifferenceOfTheScores(String game) {
        Position root = beginning(game);
        Decision decision = decision(root, "greedy");
        List<Candidate> others = WhyNot.others(decision);
        assertThat(others).isNotEmpty().allSatisfy(other -> {
            WhyNot compared = whyNot(root, decision, other);
            TermDifference terms = compared.difference().terms();
            double lead = decision.score() - other.score();
            assertThat(terms.total()).isCloseTo(lead, within(1e-9));
            assertThat(terms.shares().stream()
                            .mapToDouble(TermDifference.Share::difference)
                            .sum())
                    .isCloseTo(lead, within(1e-9));
            double told = terms.shares().stream()
                    .mapToDouble(TermDifference.Share::first)
                    .sum();
            assertThat(told + terms.common()).isCloseTo(terms.first(), within(1e-9));
        });
    }

    @Test
    void aBoundIsWorkedOutOnRequestAndThenTheTermsAreThoseOfTheScores() {
        Position root = beginning("infection");
        Contender player = PlayerText.read("search:depth=3", root.game());
        Decision decision = decision(root, "search:depth=3");
        Candidate bounded = WhyNot.others(decision).stream()
                .filter(candidate -> candidate.bound() != Bound.EXACT)
                .findFirst()
                .orElseThrow();
        WhyNot before = whyNot(root, decision, bounded);
        assertThat(before.isOpen()).isTrue();
        assertThat(before.difference().searched()).isFalse();
        assertThat(english.of(before.basis())).contains("Strong").endsWith("These are not the scores:");

        Decision known = player.workingOut(decision, bounded).player().decide(root, Thinking.within(player.budget()));
        WhyNot after = whyNot(root, known, bounded);
        assertThat(after.isOpen()).isFalse();
        assertThat(after.difference().searched()).isTrue();
        assertThat(after.difference().total())
                .isCloseTo(after.chosen().score() - after.other().score(), within(1e-9));
    }

    @Test
    void theAnswerSaysByHowMuchAMoveIsWorthLess() {
        Position root = beginning("infection");
        Decision decision = decision(root, "greedy");
        List<Candidate> others = WhyNot.others(decision);
        Candidate last = others.get(others.size() - 1);
        assertThat(english.of(whyNot(root, decision, last).answer()))
                .startsWith(last.move().text() + " is worth ")
                .endsWith(" less than " + decision.move().text() + ".");
    }

    @ParameterizedTest
    @ValueSource(strings = {"mcts:nodes=200", "easy", "greedy", "search:depth=2", "solver:nodes=200"})
    void everyPlayersChoiceIsExplainedInBothLanguages(String player) {
        Position root = beginning("infection");
        Decision decision = decision(root, player);
        for (Candidate other : WhyNot.others(decision)) {
            WhyNot compared = whyNot(root, decision, other);
            for (Language language : Language.values()) {
                Sentences sentences = new Sentences(language);
                assertThat(sentences.of(compared.answer()))
                        .isNotBlank()
                        .contains(other.move().text());
                assertThat(sentences.of(compared.basis())).endsWith(":");
            }
            assertThat(compared.figures()).isNotEmpty();
        }
    }

    @Test
    void theChosenMoveIsNotComparedWithItself() {
        Game game = Games.read("infection");
        Position root = game.start(1).position();
        Decision decision = decision(root, "greedy");
        assertThat(WhyNot.of(root, decision, decision.move(), game.kind().strong()))
                .isEmpty();
        assertThat(WhyNot.others(decision))
                .noneMatch(candidate -> candidate.move().equals(decision.move()));
    }
}
