package lectern.telling.difference;

import java.util.List;
import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.trace.Bound;
import lectern.telling.CandidateColumn;
import lectern.telling.DecisionTelling;
import lectern.telling.EvaluatorName;
import lectern.telling.ScorePhrase;

/**
 * Why a candidate was not chosen: it stands beside the one that was.
 *
 * @param judge what the positions right after the moves are judged by where a score is no sum of criteria
 */
public record WhyNot(
        Position root,
        Decision decision,
        Candidate chosen,
        Candidate other,
        MoveDifference difference,
        Evaluator judge) {
    /**
     * What both moves are told of under one head.
     *
     * @param head what it is
     * @param chosen of the chosen move; empty if there is nothing to tell, as in {@code other}
     */
    public record Figure(Phrase head, Optional<Phrase> chosen, Optional<Phrase> other) {}

    /** A candidate beside the chosen one; empty if it is the chosen one, or one of them was not considered. */
    public static Optional<WhyNot> of(Position root, Decision decision, Move other, Evaluator judge) {
        if (other.equals(decision.move())) return Optional.empty();
        Optional<Candidate> asked = candidate(decision, other);
        return candidate(decision, decision.move())
                .flatMap(chosen -> asked.map(known -> new WhyNot(
                        root,
                        decision,
                        chosen,
                        known,
                        MoveDifference.of(root, chosen.move(), known.move(), Optional.of(decision), judge),
                        judge)));
    }

    /** The candidates that were not chosen, the preferred ones first. */
    public static List<Candidate> others(Decision decision) {
        DecisionTelling telling = DecisionTelling.of(decision);
        return telling.candidates().stream()
                .filter(candidate -> !telling.isChosen(candidate))
                .toList();
    }

    private static Optional<Candidate> candidate(Decision decision, Move move) {
        return decision.candidates().stream()
                .filter(candidate -> candidate.move().equals(move))
                .findFirst();
    }

    /** Why, in a sentence. */
    public Phrase answer() {
        String preferred = chosen.move().text();
        String left = other.move().text();
        DecisionTelling telling = DecisionTelling.of(decision);
        if (!telling.isJudged()) return Phrase.of("difference.why.drawn", preferred, left);
        if (chosen.verdict().isPresent() || other.verdict().isPresent())
            return Phrase.of("difference.why.proven", preferred, known(chosen), left, known(other));
        if (decision.choice() == Choice.MOST_VISITED)
            return Phrase.of("difference.why.visits", preferred, chosen.visits(), left, other.visits());
        if (other.bound() != Bound.EXACT || chosen.bound() != Bound.EXACT)
            return Phrase.of(
                    "difference.why.bound",
                    left,
                    ScorePhrase.spoken(other.score(), other.bound()),
                    preferred,
                    ScorePhrase.spoken(chosen.score(), chosen.bound()));
        double lead = chosen.score() - other.score();
        if (Math.abs(lead) <= decision.tieBreak().tolerance())
            return Phrase.of(
                    "difference.why.tie", preferred, left, decision.tieBreak().how());
        Phrase by = ScorePhrase.exact(Math.abs(lead));
        return lead > 0
                ? Phrase.of("difference.why.less", left, by, preferred)
                : Phrase.of("difference.why.more", left, by, preferred, telling.rule());
    }

    private static Phrase known(Candidate candidate) {
        return candidate.verdict().isPresent() ? ScorePhrase.of(candidate) : Phrase.of("difference.why.not-proven");
    }

    /** What is told of every candidate, of these two. */
    public List<Figure> figures() {
        DecisionTelling telling = DecisionTelling.of(decision);
        return telling.columns().stream()
                .filter(column -> column != CandidateColumn.MOVE)
                .map(column -> new Figure(column.head(), telling.cell(chosen, column), telling.cell(other, column)))
                .toList();
    }

    /** Which positions the criteria are compared in, and by what these are judged. */
    public Phrase basis() {
        Phrase side = root.view().name(root.toMove());
        if (!difference.searched()) return Phrase.of("difference.basis.after", side, EvaluatorName.of(judge));
        boolean atOnce = chosen.line().size() == 1 && other.line().size() == 1;
        return Phrase.of(atOnce ? "difference.basis.move" : "difference.basis.line", side);
    }

    /** Whether the other one's score is only a bound, and could be worked out. */
    public boolean isOpen() {
        return other.bound() != Bound.EXACT && other.verdict().isEmpty();
    }
}
