package lectern.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.games.Games;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.Player;
import lectern.search.PlayerFailure;
import lectern.search.Thinking;

/** Contenders that behave well, and others. */
final class Contenders {
    static final Game INFECTION = Games.read("infection");

    private Contenders() {}

    static Contender read(String text) {
        return PlayerText.read(text, INFECTION);
    }

    /** Takes the first legal move, and none after so many plies: then it fails. */
    static Contender failingAfter(int plies) {
        return new Contender(
                "failing",
                Budget.USUAL,
                true,
                () -> answering((position, thinking) -> {
                    if (thinking.seed() % 1_000 > plies)
                        throw new PlayerFailure(PlayerFailure.Kind.CRASHED, Phrase.of("test.fell-asleep"));
                    return decision(position, position.moves().get(0), thinking);
                }));
    }

    static Contender answering(String text, boolean honest, Function<Position, Move> move) {
        return new Contender(
                text,
                Budget.USUAL,
                honest,
                () -> answering((position, thinking) -> decision(position, move.apply(position), thinking)));
    }

    static Player answering(Answer answer) {
        return new Player() {
            @Override
            public String id() {
                return "test";
            }

            @Override
            public Decision decide(Position position, Thinking thinking) {
                return answer.decide(position, thinking);
            }
        };
    }

    /** How a player decides. */
    @FunctionalInterface
    interface Answer {
        Decision decide(Position position, Thinking thinking);
    }

    static Decision decision(Position position, Move move, Thinking thinking) {
        List<Candidate> candidates = position.moves().stream()
                .map(candidate -> Candidate.of(candidate, 0, List.of()))
                .toList();
        return new Decision(move, 0, Choice.HIGHEST, candidates, 0, 0, thinking.seed(), Optional.empty(), List.of());
    }
}
