package lectern.lesson.study;

import java.util.List;
import java.util.Optional;
import lectern.game.Game;
import lectern.lesson.Block;
import lectern.lesson.Question;
import lectern.lesson.condition.AllOf;
import lectern.lesson.condition.AnyOf;
import lectern.lesson.condition.BestAtDepth;
import lectern.lesson.condition.Condition;
import lectern.lesson.condition.Guess;
import lectern.lesson.condition.KeepsWin;
import lectern.lesson.condition.WinsNow;
import lectern.play.player.PlayerText;

/**
 * Who plays on against a wrong move: whoever the lesson names. If it names nobody, the engine that knows which moves
 * are right, as far as they are right because of what follows.
 */
final class Refuter {
    private static final long SEED = 1;

    /** What shows best that a win was missed, and may have been the last one. */
    private static final String USUAL = "search:depth=3";

    private Refuter() {}

    static Optional<Guess> of(Block.Ask ask) {
        return ask.replies()
                .refuter()
                .or(() -> condition(ask.question())
                        .flatMap(Refuter::text)
                        .map(text -> guess(text, ask.board().game())));
    }

    private static Optional<Condition> condition(Question question) {
        return question instanceof Question.OneMove one ? Optional.of(one.accepted()) : Optional.empty();
    }

    private static Optional<String> text(Condition accepted) {
        if (accepted instanceof KeepsWin proven) return Optional.of("solver:nodes=" + proven.nodes());
        if (accepted instanceof BestAtDepth best) {
            // One ply of the question's search is the wrong move itself.
            int depth = Math.max(1, best.depth() - 1);
            return Optional.of(
                    "search:depth=" + depth + ",evaluator=" + best.evaluator().id());
        }
        if (accepted instanceof WinsNow) return Optional.of(USUAL);
        if (accepted instanceof AllOf all) return first(all.conditions());
        if (accepted instanceof AnyOf any) return first(any.conditions());
        return Optional.empty();
    }

    private static Optional<String> first(List<Condition> conditions) {
        return conditions.stream().map(Refuter::text).flatMap(Optional::stream).findFirst();
    }

    private static Guess guess(String text, Game game) {
        return new Guess(PlayerText.read(text, game), SEED);
    }
}
