package lectern.lesson.study;

import java.util.Optional;
import lectern.lesson.Block;
import lectern.lesson.Question;
import lectern.lesson.condition.Condition;
import lectern.lesson.condition.Guess;

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
                        .flatMap(condition -> condition.refuter(ask.board().game()))
                        .map(player -> new Guess(player, SEED)));
    }

    private static Optional<Condition> condition(Question question) {
        return question instanceof Question.OneMove one ? Optional.of(one.accepted()) : Optional.empty();
    }
}
