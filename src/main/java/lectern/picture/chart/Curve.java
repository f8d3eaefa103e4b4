package lectern.picture.chart;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Evaluation;
import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.play.Match;
import lectern.play.Turn;
import lectern.search.Choice;

/**
 * Judges the positions of a match's main line, all for one side. What was judged before in the same game is
 * remembered: after one more move one more position is judged. Used by one thread at a time.
 */
public final class Curve {
    private final Map<Position, Evaluation> known = new HashMap<>();
    private Position start;
    private Evaluator judge;
    private Seat side;

    /** The start and every position of the line; empty if the thread is interrupted meanwhile. */
    public List<ChartPoint> points(Match match, Evaluator evaluator, Seat view) {
        boolean another = start != match.start();
        if (another || !evaluator.equals(judge) || view != side) known.clear();
        start = match.start();
        judge = evaluator;
        side = view;
        List<ChartPoint> points = new ArrayList<>();
        points.add(new ChartPoint(
                Match.START,
                0,
                Optional.empty(),
                Optional.empty(),
                judged(match.start()),
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
                    judged(turn.after()),
                    thought(turn, mover),
                    turn.after().outcome()));
        }
        return points;
    }

    /** Scores are the mover's; a player that drew its move thought nothing of it. */
    private Optional<Double> thought(Turn turn, Seat mover) {
        return turn.decision()
                .filter(decision -> decision.choice() != Choice.DRAWN)
                .map(decision -> mover == side ? decision.score() : -decision.score() + 0.0);
    }

    private Evaluation judged(Position position) {
        return known.computeIfAbsent(position, judging -> judge.evaluate(judging, side));
    }
}
