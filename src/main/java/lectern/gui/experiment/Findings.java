package lectern.gui.experiment;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import lectern.game.Phrase;
import lectern.heuristic.Heuristic;
import lectern.picture.rate.RateDrawing;
import lectern.picture.rate.RateStyle;
import lectern.play.FinishedGame;

/**
 * How an experiment stands; immutable.
 *
 * @param finished how many games came to their end
 * @param said what can be said now, in the order in which it is read
 * @param picture its curve or map, whose points are {@code points}
 * @param table the figures with commas between
 * @param heuristic what was found, if it was a heuristic
 */
record Findings(
        int finished,
        List<Phrase> said,
        Function<RateStyle, RateDrawing> picture,
        List<Point> points,
        Supplier<String> table,
        Optional<Heuristic> heuristic) {
    Findings {
        said = List.copyOf(said);
        points = List.copyOf(points);
    }

    /**
     * A point that can be clicked.
     *
     * @param label what it is, and its rate
     * @param games those that it comes from, if they were kept
     */
    record Point(Phrase label, List<FinishedGame> games) {
        Point {
            games = List.copyOf(games);
        }
    }
}
