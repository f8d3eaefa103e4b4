package lectern.play.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import lectern.games.Players;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.PlayerKind;
import lectern.search.PlayerKind.Aspect;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import lectern.search.TrialOptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a player of the catalogue says that it uses is what it uses: of every game, every player. */
class PlayerSpecTest {
    private static final Budget BUDGET = Budget.ofNodes(300);

    /** A player of a game. */
    record Seated(GameKind game, PlayerKind player) {
        @Override
        public String toString() {
            return game.id() + " " + player.id();
        }
    }

    static Stream<Seated> all() {
        return Games.ALL.stream().flatMap(game -> Players.of(game).stream().map(player -> new Seated(game, player)));
    }

    @ParameterizedTest
    @MethodSource("all")
    void aSettingThatItDoesNotUseChangesNoDecision(Seated seated) {
        PlayerKind player = seated.player();
        Game game = Games.read(seated.game().id());
        Position position = middle(game);
        Decision usual = decision(seated, judge(seated), SearchOptions.USUAL, BUDGET, position);
        for (Aspect aspect : Aspect.values()) {
            if (player.aspects().contains(aspect)) continue;
            Evaluator judge = aspect == Aspect.JUDGEMENT ? overturned(judge(seated)) : judge(seated);
            Budget budget = aspect == Aspect.BUDGET ? Budget.ofDepth(1) : BUDGET;
            SearchOptions options = new SearchOptions(
                    false,
                    true,
                    aspect == Aspect.THREADS ? 2 : 1,
                    aspect == Aspect.TRIALS ? new TrialOptions(0, 3) : TrialOptions.USUAL);

            assertThat(decision(seated, judge, options, budget, position))
                    .as("%s", aspect)
                    .isEqualTo(usual);
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void itsTextTellsAllThatItUses(Seated seated) {
        PlayerSpec spec = PlayerSpec.of(seated.game(), seated.player());
        for (String key : spec.keys()) {
            String value = switch (PlayerSetting.allowed(key, seated.game()).form()) {
                case WHOLE -> "17";
                case DECIMAL -> "987.5";
                case WORD -> PlayerSetting.allowed(key, seated.game()).words().get(1);
            };
            if (!key.equals("evaluator")) spec = spec.with(key, value);
        }

        String text = spec.contender().text();

        assertThat(PlayerText.read(text, Games.read(seated.game().id()))).hasToString(text);
        assertThat(PlayerFields.settings(text).keySet())
                .containsAll(spec.keys().stream()
                        .filter(key -> !key.equals("evaluator"))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("all")
    void ofManySettingsItTakesThoseThatItUses(Seated seated) {
        Map<String, String> many = Map.of("threads", "2", "rollout", "7", "evaluator", "report");
        PlayerSpec spec = PlayerSpec.of(seated.game(), seated.player()).withUsable(many);

        for (String key : many.keySet()) {
            Optional<String> told = Optional.ofNullable(
                    PlayerFields.settings(spec.contender().text()).get(key));
            boolean isUsed = spec.keys().contains(key) && !many.get(key).equals(usual(seated, key));
            assertThat(told).as(key).isEqualTo(isUsed ? Optional.of(many.get(key)) : Optional.empty());
        }
    }

    private static String usual(Seated seated, String key) {
        return PlayerSetting.find(key).orElseThrow().usual(seated.player());
    }

    private static Evaluator judge(Seated seated) {
        return Players.judge(Games.read(seated.game().id()), seated.player());
    }

    private static Evaluator overturned(Evaluator judge) {
        return new Evaluator(
                judge.id(),
                judge.parts().stream()
                        .map(part -> new Evaluator.Weighted(part.criterion(), -3 * part.weight() - 1))
                        .toList());
    }

    private static Decision decision(
            Seated seated, Evaluator judge, SearchOptions options, Budget budget, Position position) {
        return seated.player()
                .player(judge, options)
                .decide(position, Thinking.within(budget).seeded(5));
    }

    /** Some moves after the start, where there is something to decide. */
    private static Position middle(Game game) {
        Draws draws = Draws.of(3, "middle " + game.text());
        Position position = game.start(3).position();
        for (int ply = 0; ply < 9; ply++) {
            Position next = position.play(draws.from(position.moves()), Narrator.SILENT);
            if (next.isOver()) break;
            position = next;
        }
        return position;
    }
}
