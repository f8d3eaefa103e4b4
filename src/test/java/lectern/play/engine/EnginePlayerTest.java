package lectern.play.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import lectern.game.Move;
import lectern.game.Position;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.PlayerFailure;
import lectern.search.PlayerFailure.Kind;
import lectern.search.ProvenResult;
import lectern.search.Stop;
import lectern.search.Thinking;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An engine outside may fail in every way that a process can: the player says which, and waits for none. */
@Timeout(120)
class EnginePlayerTest {
    private static final Engine.Patience LONG = new Engine.Patience(60_000, 60_000, 60_000);
    private static final Thinking HUNDRED_NODES = Thinking.within(Budget.ofNodes(100));

    private final Position start = Games.read("infection").start(0).position();
    private EnginePlayer player;

    @AfterEach
    void noProcessIsLeft() throws Exception {
        if (player != null) player.close();
        for (ProcessHandle left : ProcessHandle.current().descendants().toList()) {
            left.onExit().get(30, TimeUnit.SECONDS);
        }
    }

    @Test
    void whatTheEngineSaysBecomesADecision() {
        Decision decision =
                decide("says", "info depth 3 score cp -150 nodes 12 pv f7 a6 0000 b2", "info", "bestmove f7 ponder a6");
        assertThat(decision.move().text()).isEqualTo("f7");
        assertThat(decision.score()).isEqualTo(-1.5);
        assertThat(decision.depth()).isEqualTo(3);
        assertThat(decision.nodes()).isEqualTo(12);
        assertThat(decision.choice()).isEqualTo(Choice.HIGHEST);
        assertThat(decision.candidates()).hasSize(1);
        assertThat(decision.line())
                .extracting(Move::text)
                .as("as far as it is legal")
                .containsExactly("f7", "a6");
        assertThat(new Sentences(Language.EN).of(decision.notes().get(0))).contains("Lectern did not check them");
    }

    @Test
    void aMateThatTheEngineAnnouncesIsItsVerdict() {
        Decision decision = decide("says", "info score mate -4 pv g7g5", "bestmove f7");
        assertThat(decision.chosen().verdict()).contains(ProvenResult.in(4, ProvenResult.Result.LOSS));
        assertThat(decision.score())
                .isEqualTo(ProvenResult.in(4, ProvenResult.Result.LOSS).score());
        assertThat(decision.line()).extracting(Move::text).containsExactly("f7");
    }

    @Test
    void anEngineNeedNotTellOfItsThinking() {
        Decision decision = decide("says", "thinking...", "  bestmove   g7g5  ");
        assertThat(decision.move().text()).isEqualTo("g7g5");
        assertThat(decision.score()).isZero();
        assertThat(decision.chosen().verdict()).isEqualTo(Optional.empty());
    }

    @Test
    void theConversationIsTheProtocols() {
        Engine engine = new Engine("ugi", FakeEngine.command("repeats what it heard"), Map.of("hash", "64"), LONG);
        player = new EnginePlayer(engine);
        assertThat(failureOf(HUNDRED_NODES).reason().arguments().get(1))
                .isEqualTo("ugi|setoption_name_hash_value_64|isready|uginewgame|isready"
                        + "|position_fen_o5x/7/7/7/7/7/x5o_x_0_1|isready|go_nodes_100");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 50, go_movetime_50",
        "7, 300, 0, go_nodes_300",
        "7, 300, 50, go_movetime_50",
        "7, 0, 0, go_depth_7"
    })
    void anEngineIsGivenOneLimit(int depth, long nodes, long millis, String go) {
        Budget budget = Budget.UNLIMITED;
        if (depth > 0) budget = budget.withDepth(depth);
        if (nodes > 0) budget = budget.withNodes(nodes);
        if (millis > 0) budget = budget.withMillis(millis, Budget.Clock.WALL);
        player = new EnginePlayer(engine(LONG, "repeats what it heard"));
        assertThat(failureOf(Thinking.within(budget)).reason().arguments().get(1))
                .asString()
                .endsWith("|" + go);
    }

    @Test
    void aProgramThatIsNotThereIsNamed() {
        player = new EnginePlayer(Engine.of("ugi", List.of("/no/such/engine", "--fast")));
        assertThat(sentenceOf(HUNDRED_NODES)).startsWith("The engine “/no/such/engine --fast” could not be started: ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dies at once        | ended instead of answering “ugi” (exit status 1).",
                "dies without a word | ended instead of answering “go nodes 100” (exit status 4).",
                "dies                | “go nodes 100” (exit status 3). Its last words were “out of ideas”.",
                "hangs up            | closed its output instead of answering “go nodes 100”.",
                "leaves a child      | ended instead of answering “go nodes 100” (exit status 5).",
                "writes without end  | wrote a line of more than 65536 bytes.",
                "floods in millions of lines | wrote more than 16000000 characters instead of answering “go nodes 100”.",
                "complains at length and dies | Its last words were “I cannot go on like this: 299999”.",
            })
    void anEngineThatBreaksDownForfeits(String manner, String sentence) {
        player = new EnginePlayer(engine(LONG, manner));
        PlayerFailure failure = failureOf(HUNDRED_NODES);
        assertThat(sentence(failure)).startsWith("The engine “").endsWith(sentence);
        assertThat(failure.kind()).isEqualTo(Kind.CRASHED);
        assertThat(player.isRunning()).isFalse();
    }

    @Test
    void anEngineMayComplainAsMuchAsItLikes() {
        assertThat(decide("complains at length", "bestmove f7").move().text()).isEqualTo("f7");
    }

    @Test
    void ofALineOfPlayWithoutEndTheBeginningIsShown() {
        String moves = "pv" + " f7 a6 0000".repeat(2_000);

        assertThat(decide("says", "info depth 3 " + moves, "bestmove f7").line())
                .extracting(Move::text)
                .containsExactly("f7", "a6");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bestmove a1a7   | answered a1a7, which is not allowed. a7 is taken",
                "bestmove 0000   | answered 0000, which is not allowed. Red may not pass",
                "bestmove (none) | answered with something that is not a move. “(none)” is not a move",
                "bestmove        | answered with something that is not a move. “” is not a move",
                "bestmove \u009b2Jf7 | answered with something that is not a move. “\ufffd2Jf7” is not a move",
                "bestmove A1A2   | answered with something that is not a move. “A1A2” is not a move",
            })
    void anAnswerThatIsNoLegalMoveForfeits(String answer, String sentence) {
        player = new EnginePlayer(engine(LONG, "says", answer));
        PlayerFailure failure = failureOf(HUNDRED_NODES);
        assertThat(sentence(failure)).contains(sentence);
        assertThat(failure.kind()).isEqualTo(Kind.ILLEGAL_MOVE);
        assertThat(player.isRunning()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "silent at once, 300, 60000, ugi",
        "silent, 60000, 300, go nodes 100",
        "floods, 60000, 300, go nodes 100"
    })
    void anEngineThatDoesNotAnswerForfeits(String manner, long startPatience, long movePatience, String asked) {
        player = new EnginePlayer(engine(new Engine.Patience(startPatience, 60_000, movePatience), manner));
        PlayerFailure failure = failureOf(HUNDRED_NODES);
        assertThat(sentence(failure)).matches(".* did not answer “" + asked + "” within [0-9]+ ms\\.");
        assertThat(failure.kind()).isEqualTo(Kind.OUT_OF_TIME);
        assertThat(player.isRunning()).isFalse();
    }

    @Test
    void anEngineThatDoesNotStopForfeits() {
        Stop stop = new Stop();
        stop.ask();
        player = new EnginePlayer(engine(new Engine.Patience(60_000, 2_000, 60_000), "silent"));
        assertThat(sentenceOf(Thinking.within(Budget.UNLIMITED).stoppedBy(stop)))
                .contains("did not answer “stop” within");
    }

    @Test
    void anEngineThatThinksWithoutLimitIsStopped() {
        Stop stop = new Stop();
        stop.ask();
        player = new EnginePlayer(engine(LONG, "thinks until it is stopped", "bestmove f7"));
        assertThat(player.decide(start, Thinking.within(Budget.UNLIMITED).stoppedBy(stop))
                        .move()
                        .text())
                .isEqualTo("f7");
    }

    @Test
    void oneEnginePlaysAWholeGame() {
        player = new EnginePlayer(engine(LONG, "says", "bestmove f7"));
        player.decide(start, HUNDRED_NODES);
        ProcessHandle engine = ProcessHandle.current().children().findFirst().orElseThrow();
        player.decide(start, HUNDRED_NODES);
        assertThat(ProcessHandle.current().children()).containsExactly(engine);
        player.close();
        assertThat(engine.isAlive()).isFalse();
        assertThat(player.decide(start, HUNDRED_NODES).move().text())
                .as("a player that was closed starts its engine anew")
                .isEqualTo("f7");
    }

    @Test
    void anEngineThatStaysIsEnded() {
        decide("stays", "bestmove f7");
        ProcessHandle engine = ProcessHandle.current().children().findFirst().orElseThrow();
        player.close();
        assertThat(engine.isAlive()).isFalse();
    }

    @Test
    void whatTheEngineStartedIsEndedWithIt() throws Exception {
        decide("has a child", "bestmove f7");
        ProcessHandle child = ProcessHandle.current()
                .children()
                .findFirst()
                .orElseThrow()
                .children()
                .findFirst()
                .orElseThrow();
        player.close();
        child.onExit().get(30, TimeUnit.SECONDS);
    }

    @Test
    void whoeverIsInterruptedDoesNotWait() {
        player = new EnginePlayer(engine(LONG, "silent"));
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> player.decide(start, HUNDRED_NODES)).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(player.isRunning()).isFalse();
    }

    @Test
    void anEngineOnlyPlaysGamesThatItsProtocolIsFor() {
        player = new EnginePlayer(Engine.of("uai", FakeEngine.command("says", "bestmove a7c6")));
        assertThat(sentenceOf(HUNDRED_NODES))
                .endsWith("speaks “uai” and so plays infection:rules=ataxx; this game is infection.");
        Position shiftago = Games.read("shiftago").start(0).position();
        assertThatThrownBy(() -> player.decide(shiftago, HUNDRED_NODES))
                .isInstanceOf(PlayerFailure.class)
                .hasMessageContaining("engine.no-dialect");
        Position ataxx = Games.read("infection:rules=ataxx").start(0).position();
        assertThat(player.decide(ataxx, HUNDRED_NODES).move().text()).isEqualTo("a7c6");
    }

    private Decision decide(String... manner) {
        player = new EnginePlayer(engine(LONG, manner));
        return player.decide(start, HUNDRED_NODES);
    }

    private static Engine engine(Engine.Patience patience, String... manner) {
        return Engine.of("ugi", FakeEngine.command(manner)).waitedFor(patience);
    }

    private PlayerFailure failureOf(Thinking thinking) {
        return catchThrowableOfType(PlayerFailure.class, () -> player.decide(start, thinking));
    }

    private String sentenceOf(Thinking thinking) {
        return sentence(failureOf(thinking));
    }

    private static String sentence(PlayerFailure failure) {
        return new Sentences(Language.EN).of(failure.reason());
    }
}
