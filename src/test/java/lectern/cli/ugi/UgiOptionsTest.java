package lectern.cli.ugi;

import static lectern.cli.ugi.UgiLoopTest.talk;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.games.Games;
import lectern.games.Players;
import lectern.play.player.PlayerSetting;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.GreedyPlayer;
import lectern.search.PlayerKind;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import lectern.search.TrialOptions;
import org.junit.jupiter.api.Test;

/** What {@code setoption} changes. */
class UgiOptionsTest {
    private static final String MIDDLE = "o3xxx/2o3x/2oo3/3xx2/7/x5o/xx4o x 0 9";

    private final Game infection = Games.read("infection");
    private final Position middle = infection.read(MIDDLE);

    @Test
    void thePlayerThatIsChosenPlays() throws IOException {
        Thinking seeded = Thinking.within(Budget.UNLIMITED).seeded(7);
        Decision drawn = Players.find(infection.kind(), "easy")
                .orElseThrow()
                .player(report(), SearchOptions.USUAL)
                .decide(middle, seeded);
        assertThat(middle("setoption name Player value easy", "setoption name SEED value 7"))
                .endsWith("bestmove " + drawn.move().text());
    }

    @Test
    void everyPlayerThatIsOfferedFindsAMove() throws IOException {
        for (GameKind kind : Games.ALL) {
            for (PlayerKind player : Players.of(kind)) {
                if (!player.honest()) continue;
                assertThat(talk(kind.id(), "setoption name player value " + player.id(), "go nodes 100"))
                        .as("%s in %s", player.id(), kind.id())
                        .last()
                        .asString()
                        .matches("bestmove [^(]+");
            }
        }
    }

    @Test
    void theEvaluatorThatIsChosenJudges() throws IOException {
        double score = greedy(report()).score();
        assertThat(middle("setoption name player value greedy", "setoption name evaluator value report"))
                .first()
                .asString()
                .contains(" score cp " + Math.round(score * 100) + " ");
        assertThat(middle("setoption name player value greedy"))
                .as("a player's own evaluator is the strong one")
                .first()
                .asString()
                .contains(" score cp "
                        + Math.round(greedy(infection.evaluator("strong").orElseThrow())
                                        .score()
                                * 100) + " ");
    }

    @Test
    void weightsAreChangedAndGivenBack() throws IOException {
        List<String> lines =
                new ArrayList<>(List.of("setoption name player value greedy", "setoption name evaluator value report"));
        double heavy =
                greedy(report().reweighted(List.of(), Map.of("count", -2.5))).score();
        lines.add("setoption name w.count value -2.5");
        assertThat(middle(lines.toArray(String[]::new))).first().asString().contains(" cp " + Math.round(heavy * 100));
        lines.add("setoption name w.count value <empty>");
        assertThat(middle(lines.toArray(String[]::new)))
                .first()
                .asString()
                .contains(" cp " + Math.round(greedy(report()).score() * 100));
    }

    @Test
    void theSeedSetsUpTheStart() throws IOException {
        Game pushee = Games.read("pushee");
        for (long seed : List.of(1L, 7L)) {
            String start = "position fen " + pushee.start(seed).position().text();
            List<String> expected = talk("pushee", start, "go depth 1");
            String last = expected.get(expected.size() - 1);
            String option = "setoption name seed value " + seed;
            assertThat(talk("pushee", option, "position startpos", "go depth 1"))
                    .endsWith(last);
            assertThat(talk("pushee", option, "go depth 1")).endsWith(last);
            assertThat(talk("pushee", start, option, "uginewgame", "go depth 1"))
                    .endsWith(last);
        }
    }

    @Test
    void aNumberMayBeTheSmallestAndTheLargest() {
        UgiOptions options = new UgiOptions(infection.kind());
        for (String value : List.of("0", "5000", "250")) {
            options.set("overhead", value);
            assertThat(options.overhead()).isEqualTo(Long.parseLong(value));
        }
        options.set("seed", "2147483647");
        assertThat(options.seed()).isEqualTo(Integer.MAX_VALUE);
        assertThatThrownBy(() -> options.set("overhead", "5001")).isInstanceOf(UgiFault.class);
        assertThatThrownBy(() -> options.set("threads", "257")).isInstanceOf(UgiFault.class);
    }

    @Test
    void anOptionThatThePlayerDoesNotUseIsKeptForAnother() throws IOException {
        String alone = told(middle("setoption name player value mcts", "setoption name rollout value 0"));
        assertThat(told(middle(
                        "setoption name rollout value 0",
                        "setoption name player value easy",
                        "setoption name player value mcts")))
                .isEqualTo(alone);
    }

    @Test
    void everySettingOfPlayersButTheBudgetIsAnOption() {
        List<String> lines = new UgiOptions(infection.kind()).lines();
        for (PlayerSetting setting : PlayerSetting.values()) {
            boolean isOffered = lines.stream().anyMatch(line -> line.startsWith("option name " + setting.key() + " "));
            assertThat(isOffered).as(setting.key()).isEqualTo(setting.aspect() != PlayerKind.Aspect.BUDGET);
        }
    }

    @Test
    void onlyPlayersThatKeepTheRulesAreOffered() {
        for (GameKind kind : Games.ALL) {
            String offered = new UgiOptions(kind).lines().get(0) + " ";
            for (PlayerKind player : Players.of(kind)) {
                assertThat(offered.contains(" var " + player.id() + " ")).isEqualTo(player.honest());
            }
        }
    }

    @Test
    void theLengthOfRollOutsIsChanged() throws IOException {
        List<String> lines = new ArrayList<>(List.of("setoption name player value mcts"));
        String usual = told(middle(lines.toArray(String[]::new)));
        lines.add("setoption name rollout value 0");
        assertThat(told(middle(lines.toArray(String[]::new)))).isNotEqualTo(usual);
        lines.add("setoption name rollout value " + TrialOptions.USUAL.rollOut());
        assertThat(told(middle(lines.toArray(String[]::new)))).isEqualTo(usual);
    }

    /** The last line that tells of the search, without what the clock has to do with. */
    private static String told(List<String> lines) {
        return lines.get(lines.size() - 2).replaceAll("(nps|time) [0-9]+", "");
    }

    @Test
    void severalThreadsMayThink() throws IOException {
        assertThat(middle("setoption name threads value 2")).last().asString().startsWith("bestmove ");
    }

    private Evaluator report() {
        return infection.evaluator("report").orElseThrow();
    }

    private Decision greedy(Evaluator judge) {
        return new GreedyPlayer(judge).decide(middle, Thinking.within(Budget.UNLIMITED));
    }

    private List<String> middle(String... options) throws IOException {
        List<String> lines = new ArrayList<>(List.of(options));
        lines.add("position fen " + MIDDLE);
        lines.add("go depth 2");
        return talk("infection", lines.toArray(String[]::new));
    }
}
