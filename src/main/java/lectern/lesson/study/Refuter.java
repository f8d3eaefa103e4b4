package lectern.lesson.study;

import java.util.Optional;
import lectern.game.Game;
import lectern.lesson.Block;
import lectern.lesson.Question;
import lectern.lesson.condition.Condition;
import lectern.lesson.condition.Guess;
import lectern.play.player.PlayerText;

/**
 * Who plays on against a wrong move: the player that the lesson names. If it names none, the engine that knows which
 * moves are right, as far as they are right because of what follows.
 */
final class Refuter {
    private static final long SEED = 1;

    private Refuter() {}

    static Optional<Guess> of(Block.Ask ask) {
        return ask.replies()
                .refuter()
                .or(() -> condition(ask.question())
                        .flatMap(Condition::refuter)
                        .map(text -> guess(text, ask.board().game())));
    }

    private static Optional<Condition> condition(Question question) {
        return question instanceof Question.OneMove one ? Optional.of(one.accepted()) : Optional.empty();
    }

    private static Guess guess(String text, Game game) {
        return new Guess(PlayerText.read(text, game), SEED);
    }
}
