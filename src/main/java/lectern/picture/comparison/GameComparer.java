package lectern.picture.comparison;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.picture.chart.ChartPoint;
import lectern.picture.chart.Curve;
import lectern.play.Match;
import lectern.play.Turn;
import lectern.search.Budget;
import lectern.search.GreedyPlayer;
import lectern.search.Stop;
import lectern.search.Thinking;

/**
 * Compares evaluators over a match. What was found out is remembered: when one of the two changes, only that one judges
 * anew, and after one more move one more position is looked at. Used by one thread at a time.
 */
public final class GameComparer {
    private final Chooser first = new Chooser();
    private final Chooser second = new Chooser();

    /** What an evaluator thinks of positions, and what it would choose at one ply, as {@code greedy} does. */
    private static final class Chooser {
        private final Curve curve = new Curve();
        private final Map<Position, Move> chosen = new HashMap<>();
        private Evaluator judge;
        private Position start;

        @SuppressWarnings("ReferenceEquality") // Another game may begin with an equal position.
        private List<ChartPoint> points(Match match, Evaluator evaluator, Seat view) {
            if (!evaluator.equals(judge) || start != match.start()) chosen.clear();
            judge = evaluator;
            start = match.start();
            return curve.points(match, evaluator, view);
        }

        private Move choice(Position position) {
            return chosen.computeIfAbsent(
                    position,
                    asked -> new GreedyPlayer(judge)
                            .decide(asked, Thinking.within(Budget.ofDepth(1)))
                            .move());
        }
    }

    /**
     * @param view the side that totals are for
     * @param progress hears how many positions are done
     * @return what was found out; where it was stopped, of the positions up to there
     */
    public GameComparison compare(
            Match match, Evaluator one, Evaluator other, Seat view, Stop stop, IntConsumer progress) {
        List<ChartPoint> ones = first.points(match, one, view);
        List<ChartPoint> others = second.points(match, other, view);
        List<Position> positions = Stream.concat(
                        Stream.of(match.start()), match.mainLine().stream().map(Turn::after))
                .toList();
        List<ComparedPly> plies = new ArrayList<>();
        for (int i = 0; i < positions.size() && !stop.isAsked(); i++) {
            Optional<Move> played = i + 1 < positions.size()
                    ? Optional.of(match.mainLine().get(i).move())
                    : Optional.empty();
            plies.add(compared(positions.get(i), ones.get(i), others.get(i), played));
            progress.accept(i + 1);
        }
        return new GameComparison(one, other, plies);
    }

    private ComparedPly compared(Position position, ChartPoint one, ChartPoint other, Optional<Move> played) {
        if (position.isOver()) return new ComparedPly(position, one, other, Optional.empty(), Optional.empty(), played);
        Move choice = first.choice(position);
        Move otherChoice = second.choice(position);
        if (choice.equals(otherChoice))
            return new ComparedPly(position, one, other, Optional.of(choice), Optional.empty(), played);
        Disagreement disagreement = Disagreement.of(position, choice, otherChoice, first.judge, second.judge);
        return new ComparedPly(position, one, other, Optional.empty(), Optional.of(disagreement), played);
    }
}
