package lectern.lesson.thought;

import java.util.function.Function;
import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.lesson.condition.ContentKey;
import lectern.search.SearchVariant;
import lectern.search.TrialRule;
import lectern.search.alphabeta.SearchQuestion;

/** A way of thinking, with all that it depends on but the position. */
public sealed interface Algorithm {
    Evaluator evaluator();

    /** What lessons call it. */
    String word();

    /** What it does, as {@link ContentKey} spells it. */
    String contentKey();

    <R> R match(AlgorithmCases<R> cases);

    /** What to do for each kind of algorithm. */
    record AlgorithmCases<R>(Function<Search, R> search, Function<Trials, R> trials) {}

    /**
     * A search of the ladder.
     *
     * @param moves how many moves of each position are looked at; 0 for all
     */
    record Search(SearchVariant variant, Evaluator evaluator, int depth, int moves) implements Algorithm {
        SearchQuestion about(Position position) {
            return new SearchQuestion(position, evaluator, variant.refinements(), depth, moves);
        }

        @Override
        public String word() {
            return variant.word();
        }

        @Override
        public String contentKey() {
            return word() + " " + depth + " " + moves + " " + ContentKey.of(evaluator);
        }

        @Override
        public <R> R match(AlgorithmCases<R> cases) {
            return cases.search.apply(this);
        }
    }

    /** Monte Carlo by a rule of the literature, with its usual constants. */
    record Trials(TrialRule rule, Evaluator evaluator, int trials, long seed) implements Algorithm {
        @Override
        public String word() {
            return rule.word();
        }

        @Override
        public String contentKey() {
            return word() + " " + trials + " " + seed + " " + ContentKey.of(evaluator);
        }

        @Override
        public <R> R match(AlgorithmCases<R> cases) {
            return cases.trials.apply(this);
        }
    }
}
