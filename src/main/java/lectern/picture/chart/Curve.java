package lectern.picture.chart;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Criterion;
import lectern.game.Evaluation;
import lectern.game.Evaluator;
import lectern.game.Evaluator.Weighted;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Term;
import lectern.play.Match;
import lectern.play.Turn;
import lectern.search.Assessment;
import lectern.telling.Thought;

/**
 * Judges the positions of a match's main line, all for one side. What was judged before in the same game is
 * remembered: after one more move one more position is judged, and other weights of the same criteria are only weighed. Used by one thread at a time.
 */
public final class Curve {
    private final Map<Position, Evaluation> known = new HashMap<>();
    private Position start;
    private Evaluator judge;
    private Seat side;

    /** The start and every position of the line; empty if the thread is interrupted meanwhile. */
    public List<ChartPoint> points(Match match, Evaluator evaluator, Seat view) {
        boolean another = start != match.start();
        if (another || view != side || judge == null || !measuresTheSame(evaluator)) known.clear();
        else if (!evaluator.equals(judge)) known.replaceAll((position, before) -> reweighted(before, evaluator));
        start = match.start();
        judge = evaluator;
        side = view;
        Phrase viewer = match.mainEnd().view().viewer(side);
        List<ChartPoint> points = new ArrayList<>();
        points.add(new ChartPoint(
                Match.START,
                0,
                Optional.empty(),
                Optional.empty(),
                judged(match.start(), viewer),
                Optional.empty(),
                match.start().outcome()));
        for (Turn turn : match.mainLine()) {
            if (Thread.currentThread().isInterrupted()) return List.of();
            Seat mover = turn.before().toMove();
            points.add(new ChartPoint(
                    turn.number(),
                    turn.ply(),
                    Optional.of(turn.move()),
                    Optional.of(mover),
                    judged(turn.after(), viewer),
                    thought(turn, mover),
                    turn.after().outcome()));
        }
        return points;
    }

    private boolean measuresTheSame(Evaluator evaluator) {
        return measures(evaluator).equals(measures(judge));
    }

    private static List<Criterion> measures(Evaluator evaluator) {
        return evaluator.parts().stream().map(Weighted::criterion).toList();
    }

    /** What was measured is measured; only what it weighs is another matter. */
    private static Evaluation reweighted(Evaluation evaluation, Evaluator evaluator) {
        List<Term> terms = new ArrayList<>();
        for (int i = 0; i < evaluation.terms().size(); i++) {
            Term term = evaluation.terms().get(i);
            double weight = evaluator.parts().get(i).weight();
            terms.add(new Term(term.key(), term.raw(), weight, term.cells(), term.applies()));
        }
        return new Evaluation(evaluation.side(), terms);
    }

    private Optional<Assessment> thought(Turn turn, Seat mover) {
        return turn.thought()
                .map(
                        mover == side
                                ? Thought::assessment
                                : thought -> thought.reversed().assessment());
    }

    /** Where evaluations are for another side than later, since sides are not chosen yet, they are turned round. */
    private Evaluation judged(Position position, Phrase viewer) {
        Evaluation evaluation = known.computeIfAbsent(position, judging -> judge.evaluate(judging, side));
        return position.view().viewer(side).equals(viewer) ? evaluation : turned(evaluation);
    }

    private static Evaluation turned(Evaluation evaluation) {
        return new Evaluation(
                evaluation.side(), evaluation.terms().stream().map(Term::turned).toList());
    }
}
