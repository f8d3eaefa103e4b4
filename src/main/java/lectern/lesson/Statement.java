package lectern.lesson;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.lesson.condition.Condition;
import lectern.lesson.condition.ContentKey;
import lectern.lesson.condition.Guess;
import lectern.lesson.condition.Measure;
import lectern.lesson.condition.Unproven;
import lectern.search.Budget;
import lectern.search.ProvenResult;
import lectern.search.Stop;
import lectern.search.Thinking;
import lectern.search.proof.Solver;
import lectern.telling.ScorePhrase;

/** What a claim amounts to, for the engine to prove. */
public sealed interface Statement {
    /**
     * What is true instead; empty if the statement is proven.
     *
     * @throws Unproven if the engine could not find out within its limits
     */
    Optional<Phrase> refutation(Position board, Stop stop);

    /** What is claimed, as {@link ContentKey} spells it. */
    String contentKey();

    /** These moves and no others satisfy the condition. */
    record Only(List<Move> moves, Condition condition) implements Statement {
        public Only {
            moves = List.copyOf(moves);
        }

        @Override
        public Optional<Phrase> refutation(Position board, Stop stop) {
            List<Move> found = condition.among(board, stop);
            if (new HashSet<>(found).equals(new HashSet<>(moves))) return Optional.empty();
            return Optional.of(
                    found.isEmpty()
                            ? Phrase.of("lesson.false.none")
                            : Phrase.of("lesson.false.only", found.size(), texts(found)));
        }

        @Override
        public String contentKey() {
            return "only " + ContentKey.of(moves) + condition.contentKey();
        }
    }

    /**
     * A player chooses one of these moves, or misses them.
     *
     * @param misses whether it chooses none of them
     */
    record Chooses(Guess guess, List<Move> moves, boolean misses) implements Statement {
        public Chooses {
            moves = List.copyOf(moves);
        }

        @Override
        public Optional<Phrase> refutation(Position board, Stop stop) {
            Move chosen = guess.decide(board, stop).move();
            if (moves.contains(chosen) != misses) return Optional.empty();
            return Optional.of(Phrase.of("lesson.false.player", guess.player().text(), chosen.text()));
        }

        @Override
        public String contentKey() {
            return "chooses " + guess.contentKey() + ContentKey.of(moves) + misses;
        }
    }

    /** The solver proves what the position is worth to the side to move. */
    record Worth(ProvenResult.Result result, int nodes) implements Statement {
        @Override
        public Optional<Phrase> refutation(Position board, Stop stop) {
            ProvenResult verdict = Solver.solve(
                            board, Thinking.within(Budget.ofNodes(nodes)).stoppedBy(stop))
                    .verdict()
                    .orElseThrow(() -> new Unproven(Phrase.of("lesson.proof.worth", nodes)));
            if (verdict.result() == result) return Optional.empty();
            return Optional.of(Phrase.of("lesson.false.worth", ScorePhrase.result(verdict.result())));
        }

        @Override
        public String contentKey() {
            return "worth " + result + nodes;
        }
    }

    /** Something that can be measured has a value. */
    record Amounts(Measure measure, double value, double tolerance) implements Statement {
        @Override
        public Optional<Phrase> refutation(Position board, Stop stop) {
            double found = measure.of(board, stop);
            if (Math.abs(found - value) <= tolerance) return Optional.empty();
            return Optional.of(Phrase.of("lesson.false.amount", found));
        }

        @Override
        public String contentKey() {
            return "amounts " + measure.contentKey() + value + " " + tolerance;
        }
    }

    private static List<String> texts(List<Move> moves) {
        return moves.stream().limit(10).map(Move::text).toList();
    }
}
