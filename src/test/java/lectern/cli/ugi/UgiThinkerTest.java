package lectern.cli.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import lectern.game.Dialect;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.DrawingPlayer;
import lectern.search.Player;
import lectern.search.PlayerFailure;
import lectern.search.Progress;
import lectern.search.ProvenResult;
import lectern.search.Stop;
import lectern.search.Thinking;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whoever asks for a move is answered, whatever happens to the player. */
class UgiThinkerTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final UgiOutput voice = new UgiOutput(out, new Sentences(Language.EN));
    private final Position start = Games.read("infection").start(0).position();

    @Test
    void aPlayerThatFailsSaysWhyAndFindsNoMove() {
        think((position, thinking) -> {
            throw new PlayerFailure(PlayerFailure.Kind.CRASHED, Phrase.of("ugi.game-over", "no paper"));
        });
        assertThat(said()).containsExactly("info string There is no move to be found: no paper", "bestmove (none)");
    }

    @Test
    void aPlayerWithADefectIsSurvived() {
        think((position, thinking) -> {
            throw new IllegalStateException("two\nlines");
        });
        think((position, thinking) -> {
            throw new StackOverflowError();
        });
        think(new DrawingPlayer("easy", List.of())::decide);
        assertThat(said())
                .startsWith(
                        "info string This is a defect of Lectern itself: java.lang.IllegalStateException: two?lines",
                        "bestmove (none)",
                        "info string This is a defect of Lectern itself: java.lang.StackOverflowError",
                        "bestmove (none)")
                .hasSize(6);
    }

    @Test
    void aPlayerIsToldWhatItIsToKnow() {
        think((position, thinking) -> {
            voice.say(thinking.seed() + " " + thinking.budget().nodes());
            return new DrawingPlayer("easy", List.of()).decide(position, thinking);
        });
        assertThat(said().get(0)).isEqualTo("7 50");
    }

    @Test
    void anAccountGivesTheTimeSinceItBegan() {
        Stream<Long> clock = Stream.of(5_000_000L, 1_505_000_000L);
        InfoLines account = new InfoLines(Dialect.UGI, clock.iterator()::next);
        List<Move> line = List.of(start.readMove("f7"), start.readMove(Move.PASS));
        assertThat(account.of(new Progress(3, -1.234, Optional.empty(), 3_000, line)))
                .isEqualTo("info depth 3 score cp -123 nodes 3000 nps 2000 time 1500 pv f7 pass");
    }

    @ParameterizedTest
    @CsvSource({"WIN, 7, mate 7", "LOSS, 4, mate -4", "DRAW, 9, cp 0", "WIN, 0, cp 1000000", "LOSS, 0, cp -1000000"})
    void aProofIsToldByTheNumberOfItsPlies(ProvenResult.Result result, int plies, String score) {
        InfoLines account = new InfoLines(Dialect.UGI, () -> 0);
        ProvenResult verdict = plies == 0 ? ProvenResult.of(result) : ProvenResult.in(plies, result);
        assertThat(account.of(new Progress(3, 1e9, Optional.of(verdict), 1, List.of())))
                .contains(" score " + score + " nodes ");
    }

    private void think(BiFunction<Position, Thinking, Decision> player) {
        try (UgiThinker thinker = new UgiThinker(voice)) {
            thinker.think(new UgiThinker.Task(start, Dialect.UGI, deciding(player), Budget.ofNodes(50), 7, new Stop()));
        }
    }

    private static Player deciding(BiFunction<Position, Thinking, Decision> player) {
        return new Player() {
            @Override
            public String id() {
                return "test";
            }

            @Override
            public Decision decide(Position position, Thinking thinking) {
                return player.apply(position, thinking);
            }
        };
    }

    private List<String> said() {
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
