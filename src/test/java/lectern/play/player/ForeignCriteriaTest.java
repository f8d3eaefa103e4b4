package lectern.play.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lectern.game.Criterion;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Term;
import lectern.games.Games;
import lectern.games.Players;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.PlayerKind;
import lectern.search.Thinking;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every criterion of a game can be weighted in each of its evaluators, whether that has it or not. */
class ForeignCriteriaTest {
    private record Weighed(GameKind game, Evaluator evaluator, Criterion criterion) {
        @Override
        public String toString() {
            return game.id() + " evaluator=" + evaluator.id() + ",w." + criterion.key();
        }

        private String text(String player, String weight) {
            return player + ":evaluator=" + evaluator.id() + ",w." + criterion.key() + "=" + weight;
        }
    }

    static Stream<Weighed> all() {
        return Games.ALL.stream()
                .flatMap(game -> game.evaluators().stream()
                        .flatMap(evaluator ->
                                game.criteria().stream().map(criterion -> new Weighed(game, evaluator, criterion))));
    }

    static Stream<PlayerKind> judging(GameKind game) {
        return Players.of(game).stream().filter(player -> player.aspects().contains(PlayerKind.Aspect.JUDGEMENT));
    }

    @ParameterizedTest
    @MethodSource("all")
    void itIsATermOfEveryCandidate(Weighed weighed) {
        Game game = Games.read(weighed.game().id());
        Position position = middle(game);
        Decision decision = decision(weighed.text("greedy", "7.5"), game, position);
        for (Candidate candidate : decision.candidates()) {
            List<Term> terms = candidate.terms();
            assertThat(terms)
                    .filteredOn(term -> term.weight() == 7.5)
                    .singleElement()
                    .satisfies(term ->
                            assertThat(term.key()).isEqualTo(weighed.criterion().key()));
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyPlayerThatJudgesDecidesByIt(Weighed weighed) {
        Game game = Games.read(weighed.game().id());
        Position position = middle(game);
        judging(weighed.game()).map(PlayerKind::id).forEach(player -> {
            String text = weighed.text(player, "7.5");
            Contender contender = PlayerText.read(text, game);

            assertThat(PlayerText.read(contender.text(), game)).isEqualTo(contender);
            assertThat(contender.text()).contains("w." + weighed.criterion().key() + "=7.5");
            assertThat(position.moves()).contains(decision(text, game, position).move());
        });
    }

    @ParameterizedTest
    @MethodSource("all")
    void theQuickTotalIsTheSameAsTheSlowOne(Weighed weighed) {
        Position position = middle(Games.read(weighed.game().id()));
        Evaluator judge = weighed.evaluator()
                .reweighted(
                        weighed.game().criteria(), Map.of(weighed.criterion().key(), 7.5));

        assertThat(judge.parts())
                .anyMatch(part ->
                        part.criterion().key().equals(weighed.criterion().key()) && part.weight() == 7.5);
        assertThat(judge.total().of(position, position.toMove())).isEqualTo(judge.value(position, position.toMove()));
        assertThat(judge.evaluate(position, position.toMove()).total())
                .isEqualTo(judge.value(position, position.toMove()));
    }

    private static Decision decision(String text, Game game, Position position) {
        Contender contender = PlayerText.read(text, game);
        return contender
                .player()
                .decide(position, Thinking.within(Budget.ofNodes(60)).seeded(1));
    }

    /** Some moves after the start, where there is something to decide. */
    private static Position middle(Game game) {
        Draws draws = Draws.of(4, "foreign " + game.text());
        Position position = game.start(4).position();
        for (int ply = 0; ply < 8; ply++) {
            Position next = position.play(draws.from(position.moves()), Narrator.SILENT);
            if (next.isOver()) break;
            position = next;
        }
        return position;
    }
}
