package lectern.play.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import lectern.games.Players;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.Player;
import lectern.search.PlayerKind;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Lectern plays Lectern as an engine outside: what comes back is what it would have decided itself. */
@Timeout(180)
class LecternAsEngineTest {
    private static final Thinking THINKING = Thinking.within(Budget.ofNodes(300));
    private static final int PLIES = 6;

    @ParameterizedTest
    @MethodSource("games")
    void theEngineDecidesAsLecternDoes(String protocol, String gameText) {
        Game game = Games.read(gameText);
        List<String> command = Stream.concat(
                        FakeEngine.java("-XX:TieredStopAtLevel=1").stream(),
                        Stream.of("lectern.Main", "ugi", "--game", gameText))
                .toList();
        try (EnginePlayer outside = new EnginePlayer(Engine.of(protocol, command))) {
            Position position = game.start(3).position();
            for (int ply = 0; ply < PLIES && !position.isOver(); ply++) {
                Decision expected = search(game).decide(position, THINKING);
                Decision decision = outside.decide(position, THINKING);
                assertThat(decision.move()).as("%s", position).isEqualTo(expected.move());
                assertThat(decision.score()).isCloseTo(expected.score(), within(0.01));
                assertThat(decision.depth()).isEqualTo(expected.depth());
                assertThat(decision.nodes()).isEqualTo(expected.nodes());
                assertThat(decision.line()).isEqualTo(expected.line());
                position = position.play(decision.move(), Narrator.SILENT);
            }
        }
    }

    static Stream<Arguments> games() {
        Stream<String> ids = Games.ALL.stream().map(GameKind::id);
        return Stream.concat(
                ids.map(id -> Arguments.of("ugi", id)), Stream.of(Arguments.of("uai", "infection:rules=ataxx")));
    }

    private static Player search(Game game) {
        PlayerKind kind = Players.find(game.kind(), "search").orElseThrow();
        Evaluator judge = game.evaluator(kind.evaluator()).orElseThrow();
        return kind.player(judge, SearchOptions.USUAL);
    }
}
