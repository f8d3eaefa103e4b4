package lectern.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Map;
import lectern.game.Game;
import lectern.game.UnreadableText;
import lectern.games.Games;
import lectern.heuristic.HeuristicSource;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.Thinking;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerTextTest {
    private static final Game INFECTION = Games.read("infection");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "medium                                        | medium",
                "search:evaluator=report                       | search:evaluator=report",
                "medium:evaluator=report                       | medium",
                "search:nodes=10000,threads=1,evaluator=strong | search",
                "search:clock=cpu,evaluator=report,millis=20   | search:millis=20,clock=cpu,evaluator=report",
                "search:clock=wall,millis=7                    | search:millis=7",
                "mcts:nodes=5,depth=3                          | mcts:depth=3,nodes=5",
                "solver:nodes=10000,depth=3                    | solver:depth=3,nodes=10000",
                "solver:threads=2                              | solver:threads=2",
                "medium:w.count=2.50                           | medium:w.count=2.5",
                "search:w.count=2,evaluator=report             | search:evaluator=report,w.count=2",
                "mcts:explore=1.50,rollout=0,nodes=7           | mcts:nodes=7,rollout=0,explore=1.5",
                "mcts:rollout=2,explore=0.50                   | mcts",
                "mcts:explore=0                                | mcts:explore=0",
                "medium:w.count=-1                             | medium:w.count=-1",
                "medium:w.count=1.0                            | medium",
                "medium:w.count=-0                             | medium:w.count=0",
                "medium:w.count=1e5                            | medium:w.count=100000",
                "medium:w.count=.5,w.turn=+2                   | medium:w.count=0.5,w.turn=2",
                "medium:w.edge=-5E-1                           | medium:w.edge=-0.5",
                "medium:w.edge=0                               | medium",
                "medium:w.count=0.000000001                    | medium:w.count=0.000000001",
            })
    void isWrittenInOneWayOnly(String text, String canonical) {
        assertThat(PlayerText.read(text, INFECTION).text()).isEqualTo(canonical);
        assertThat(PlayerText.read(canonical, INFECTION)).isEqualTo(PlayerText.read(text, INFECTION));
        assertThat(PlayerText.read(canonical, INFECTION)).hasToString(canonical);
    }

    @Test
    void contendersAreToldApartByTheirTexts() {
        assertThat(PlayerText.read("medium", INFECTION))
                .isNotEqualTo(PlayerText.read("easy", INFECTION))
                .hasSameHashCodeAs(PlayerText.read("medium:evaluator=report", INFECTION));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hard                    | 1  | infection has no player called “hard”; its players are easy, medium",
                "''                      | 1  | infection has no player called “”",
            })
    void aTextThatNamesNoPlayerIsRefused(String text, int column, String sentence) {
        assertRefused(text, UnreadableText.Kind.PLAYER, column, sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "search:evaluator=wise   | 18 | The setting “evaluator” must be report",
                "search:nodes            | 8  | “nodes” is not a setting of a player",
                "search:                 | 8  | “” is not a setting of a player",
                "search:nodes=1,nodes=2  | 16 | The setting “nodes” is given twice",
                "search:nodes=-5         | 14 | The setting “nodes” must be a whole number from 1 to 1000000000000, not “-5”",
                "search:nodes=0          | 14 | The setting “nodes” must be",
                "search:nodes=1000000000001 | 14 | The setting “nodes” must be",
                "search:depth=1001       | 14 | The setting “depth” must be a whole number from 1 to 1000,",
                "search:millis=1e3       | 15 | The setting “millis” must be",
                "search:threads=257      | 16 | The setting “threads” must be a whole number from 1 to 256",
                "mcts:rollout=-1         | 14 | The setting “rollout” must be a whole number from 0 to 1000, not “-1”",
                "mcts:rollout=-0         | 14 | The setting “rollout” must be a whole number",
                "mcts:rollout=01         | 14 | The setting “rollout” must be a whole number",
                "mcts:rollout=1001       | 14 | The setting “rollout” must be a whole number",
                "mcts:explore=-1         | 14 | The setting “explore” must be a number such as 0.5, from 0 to 999, not “-1”",
                "mcts:explore=1000       | 14 | The setting “explore” must be a number",
                "search:clock=cpu        | 8  | A clock needs something to measure",
                "search:millis=9,clock=x | 23 | The setting “clock” must be wall or cpu, not “x”",
                "medium:w.luck=2         | 8  | infection has no criterion “luck” to be weighted; its criteria are count",
                "medium:w.count=NaN      | 16 | The weight “w.count” must be a number such as 2 or -0.5, not “NaN”",
                "medium:w.count=         | 16 | The weight “w.count” must be a number",
                "medium:w.count=1e109    | 16 | The weight “w.count” must be a number",
            })
    void aSettingIsRefusedWhereItIsWrong(String text, int column, String sentence) {
        assertRefused(text, UnreadableText.Kind.SETTING, column, sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "easy:depth=2          | 6  | The player easy does not use the setting “depth”; it uses no settings.",
                "easy:w.count=2        | 6  | The player easy does not use the setting “w.count”; it uses no settings.",
                "medium:nodes=5        | 8  | The player medium does not use the setting “nodes”; it uses evaluator, w.count, w.mobility, w.exposure, w.frontier, w.edge, w.tempo and w.turn.",
                "mcts:nodes=1,threads=2 | 14 | The player mcts does not use the setting “threads”; it uses depth, nodes, millis",
                "search:rollout=2      | 8  | The player search does not use the setting “rollout”; it uses depth, nodes",
            })
    void aSettingThatThePlayerDoesNotUseIsRefusedAndThoseItUsesAreNamed(String text, int column, String sentence) {
        assertRefused(text, UnreadableText.Kind.SETTING, column, sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "medium:evaluater=report | A player has no setting “evaluater”; medium uses evaluator, w.count, w.mobility, w.exposure, w.frontier, w.edge, w.tempo and w.turn. Did you mean “evaluator”?",
                "medium:w.cuont=2        | infection has no criterion “cuont” to be weighted; its criteria are count, mobility, exposure, frontier, edge, tempo and turn. Did you mean “w.count”?",
                "medium:quixotic=2       | A player has no setting “quixotic”; medium uses evaluator, w.count, w.mobility, w.exposure, w.frontier, w.edge, w.tempo and w.turn.",
                "easy:depht=2            | A player has no setting “depht”; easy uses no settings.",
            })
    void anUnknownSettingIsRefusedAndTheNearestIsNamed(String text, String sentence) {
        assertThat(new Sentences(Language.EN).of(refusal(text).reason())).isEqualTo(sentence);
        assertThat(new Sentences(Language.PT).of(refusal(text).reason())).isNotBlank();
    }

    private static void assertRefused(String text, UnreadableText.Kind kind, int column, String sentence) {
        UnreadableText refusal = refusal(text);

        assertThat(refusal.kind()).isEqualTo(kind);
        assertThat(refusal.column()).isEqualTo(column);
        assertThat(new Sentences(Language.EN).of(refusal.reason())).startsWith(sentence);
        assertThat(new Sentences(Language.PT).of(refusal.reason())).isNotBlank();
    }

    @Test
    void aSettingMayBeGivenBesideTheText() {
        Map<String, String> beside = Map.of("millis", "20", "evaluator", "report", "w.count", "3");

        assertThat(PlayerText.read("search:clock=cpu", beside, INFECTION, HeuristicSource.NONE)
                        .text())
                .isEqualTo("search:millis=20,clock=cpu,evaluator=report,w.count=3");
    }

    @Test
    void aSettingBesideTheTextMayNotStandInItToo() {
        UnreadableText twice = catchThrowableOfType(
                UnreadableText.class,
                () -> PlayerText.read("mcts:depth=3", Map.of("depth", "3"), INFECTION, HeuristicSource.NONE));
        assertThat(twice.column()).isEqualTo(6);
        assertThat(twice.reason().key()).isEqualTo("play.setting-twice");
    }

    @Test
    void whatIsWrongBesideTheTextHasNoColumn() {
        UnreadableText unused = catchThrowableOfType(
                UnreadableText.class,
                () -> PlayerText.read("easy", Map.of("depth", "3"), INFECTION, HeuristicSource.NONE));
        assertThat(unused.column()).isZero();
        assertThat(unused.reason().key()).isEqualTo("play.unused-setting");
    }

    @Test
    void anEngineIsNoPlayerOfATextFromElsewhere() {
        assertThat(refusal("engine:command=./anything").reason().key()).isEqualTo("play.engine-not-here");
        assertThat(refusal(" engine:command=./anything").kind()).isEqualTo(UnreadableText.Kind.PLAYER);
    }

    @Test
    void aVeryLongTextIsRefusedAndNotRepeated() {
        assertThat(refusal("x".repeat(100_000)).reason().key()).isEqualTo("reading.too-long");
        assertThat(refusal("medium:w." + "x".repeat(900)).reason().toString()).hasSizeLessThan(200);
    }

    @Test
    void thinksWithinItsBudget() {
        assertThat(PlayerText.read("medium", INFECTION).budget()).isEqualTo(Budget.USUAL);
        assertThat(Budget.USUAL.nodes()).isLessThan(Budget.ANY_NUMBER);
        assertThat(PlayerText.read("search:depth=3", INFECTION).budget()).isEqualTo(Budget.ofDepth(3));
        assertThat(PlayerText.read("search:nodes=3", INFECTION).budget()).isEqualTo(Budget.ofNodes(3));
        assertThat(PlayerText.read("search:millis=20,clock=cpu", INFECTION).budget())
                .isEqualTo(Budget.ofMillis(20, Budget.Clock.CPU));
    }

    @Test
    void judgesByTheWeightsThatItIsGiven() {
        assertThat(decision("greedy:evaluator=report").score()).isEqualTo(1);
        assertThat(decision("greedy:evaluator=report,w.count=-3").score()).isZero();
        assertThat(decision("greedy:evaluator=report,w.count=2.5").score()).isEqualTo(2.5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"easy", "medium", "greedy:evaluator=report", "search:evaluator=report", "mcts"})
    void playersThatKeepTheRulesAreHonest(String text) {
        assertThat(PlayerText.read(text, INFECTION).isHonest()).isTrue();
    }

    @Test
    void makesTrialsAsItIsTold() {
        Decision usual = decision("mcts:nodes=2000");
        assertThat(decision("mcts:nodes=2000,rollout=2,explore=0.5")).isEqualTo(usual);
        assertThat(decision("mcts:nodes=2000,rollout=0")).isNotEqualTo(usual);
        assertThat(decision("mcts:nodes=2000,explore=3")).isNotEqualTo(usual);
    }

    @Test
    void makesANewPlayerForEachGame() {
        Contender contender = PlayerText.read("search:evaluator=report", INFECTION);

        assertThat(contender.player()).isNotSameAs(contender.player());
    }

    private static Decision decision(String text) {
        Contender contender = PlayerText.read(text, INFECTION);
        return contender.player().decide(INFECTION.start(1).position(), Thinking.within(contender.budget()));
    }

    private static UnreadableText refusal(String text) {
        return catchThrowableOfType(UnreadableText.class, () -> PlayerText.read(text, INFECTION));
    }
}
