package lectern.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.search.Assessment;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.Estimate;
import lectern.search.Expectation;

/**
 * What remains of a decision beside its move: what the player made of the move, and how far it looked.
 *
 * @param assessment for one side
 * @param depth how many plies were looked ahead; 0 if that is not told
 * @param nodes how many positions were looked at; 0 if that is not told
 */
public record Thought(Assessment assessment, int depth, long nodes) {
    /** For the side that moved; empty if the player did not judge its moves. */
    public static Optional<Thought> of(Decision decision) {
        DecisionTelling telling = DecisionTelling.of(decision);
        return telling.isJudged()
                ? Optional.of(new Thought(assessment(telling), decision.depth(), decision.nodes()))
                : Optional.empty();
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
        return new Thought(assessment.reversed(), depth, nodes);
    }

    /** The score that stands beside the move. */
    public Phrase score() {
        return ScorePhrase.of(assessment);
    }

    /** How much thinking went into it. */
    public List<Phrase> facts() {
        List<Phrase> facts = new ArrayList<>();
        if (depth > 0) facts.add(Phrase.of("decision.fact.depth", depth));
        if (nodes > 0) facts.add(Phrase.of("decision.fact.nodes", nodes));
        return facts;
    }
}
