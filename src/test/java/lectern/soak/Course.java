package lectern.soak;

import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import org.jfree.data.statistics.Regression;

/**
 * How what is held goes on over many games. The first third warms up: caches fill, and what is made when it is first
 * seen is made. What is held after that should stay.
 *
 * @param rise by how many bytes the heap rises over the last two thirds, by a straight line fitted to them
 * @param level how many bytes it holds there in the mean
 * @param steady what changes there, though it should not; empty if nothing does
 */
record Course(double rise, double level, List<String> steady) {
    static Course of(List<HeapLevel> levels) {
        List<HeapLevel> later = levels.subList(levels.size() / 3, levels.size());
        double[][] points = later.stream()
                .map(level -> new double[] {level.games(), level.heap()})
                .toArray(double[][]::new);
        double slope = points.length < 2 ? 0 : Regression.getOLSRegression(points)[1];
        double mean = later.stream().mapToLong(HeapLevel::heap).average().orElse(0);
        int games = later.get(later.size() - 1).games() - later.get(0).games();
        return new Course(
                slope * games,
                mean,
                List.of(
                                grown(later, "threads", level -> level.threads().size()),
                                grown(later, "windows", HeapLevel::windows),
                                grown(later, "listeners", HeapLevel::listeners),
                                grown(later, "files", HeapLevel::files))
                        .stream()
                        .filter(told -> !told.isEmpty())
                        .toList());
    }

    /** Says by how much the end is above the beginning, if it is. */
    private static String grown(List<HeapLevel> levels, String what, ToLongFunction<HeapLevel> count) {
        long more = count.applyAsLong(levels.get(levels.size() - 1)) - count.applyAsLong(levels.get(0));
        return more > 0 ? more + " more " + what : "";
    }

    String told() {
        return String.format(Locale.ROOT, "%.1f MB, rising by %.3f MB; %s", level / 1048576, rise / 1048576, steady);
    }
}
