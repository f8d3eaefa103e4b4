package lectern.telling;

import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.search.Assessment;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.Estimate;
import lectern.search.Expectation;

/**
 * What remains of a decision beside its move: what the player made of the move, and how it came to that.
 *
 * @param assessment for one side
 * @param facts how much thinking went into it, and what else there is to know of the choice
 */
public record Thought(Assessment assessment, List<Phrase> facts) {
    public Thought {
        facts = List.copyOf(facts);
    }

    /** For the side that moved; empty if the player did not judge its moves. */
    public static Optional<Thought> of(Decision decision) {
        DecisionTelling telling = DecisionTelling.of(decision);
        return telling.isJudged() ? Optional.of(new Thought(assessment(telling), telling.facts())) : Optional.empty();
    }

    /** A proof before every opinion; of a player that counts trials, what they came to. */
    private static Assessment assessment(DecisionTelling telling) {
        Decision decision = telling.decision();
        if (telling.proven().isPresent()) return telling.proven().get();
        Optional<Double> mean = telling.chosen()
                .filter(chosen -> decision.choice() == Choice.MOST_VISITED)
                .flatMap(chosen -> chosen.mean().stream().boxed().findFirst());
        return mean.<Assessment>map(Expectation::new).orElseGet(() -> new Estimate(decision.score()));
    }

    /** The same, as the other side sees it. */
    public Thought reversed() {
        return new Thought(assessment.reversed(), facts);
    }

    /** The score that stands beside the move. */
    public Phrase score() {
        return ScorePhrase.of(assessment);
    }
}
