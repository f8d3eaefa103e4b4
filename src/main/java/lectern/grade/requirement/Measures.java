package lectern.grade.requirement;

import java.util.Optional;
import lectern.game.Evaluation;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Term;
import lectern.game.reading.Excerpt;
import lectern.grade.submission.SubmittedFile;
import lectern.grade.submission.SubmittedKind;
import lectern.heuristic.Heuristic;

/**
 * A heuristic, or one of its terms, has a certain value in a position.
 *
 * @param term empty for the total; a term counts without its weight
 * @param side for which the position is judged
 * @param within how far from the value it may be
 */
public record Measures(
        HeuristicSeat seat, Position position, Seat side, Optional<String> term, double value, double within)
        implements Requirement {
    @Override
    public SubmittedKind on() {
        return SubmittedKind.HEURISTIC;
    }

    @Override
    public Judged judge(SubmittedFile file, Conditions conditions) {
        return seat.judge(file, this::judge);
    }

    private Judged judge(Heuristic heuristic) {
        Evaluation evaluation = heuristic.evaluator().evaluate(position, side);
        if (term.isEmpty()) return judged(evaluation.total(), "grade.total");
        Optional<Term> found = evaluation.terms().stream()
                .filter(each -> each.key().equals(term.get()))
                .findFirst();
        return found.map(each -> judged(each.raw(), "grade.term"))
                .orElseGet(() -> Judged.not(Phrase.of("grade.no-term", Excerpt.of(term.get()))));
    }

    private Judged judged(double measured, String key) {
        Phrase.Score is = new Phrase.Score(measured, true);
        Phrase.Score wanted = new Phrase.Score(value, true);
        return Judged.of(Math.abs(measured - value) <= within, Phrase.of(key, is, wanted, term.orElse("")));
    }
}
