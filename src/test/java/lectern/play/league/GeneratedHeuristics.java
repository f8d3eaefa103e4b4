package lectern.play.league;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import lectern.game.Criterion;
import lectern.game.Draws;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.file.HeuristicFiles;
import lectern.heuristic.file.HeuristicYaml;
import lectern.heuristic.formula.Formula;

/**
 * A whole course's hand-ins, drawn from a seed, to try leagues with: the same files on every machine. Each uses some
 * criteria of the game with weights between -0.5 and 2.5 times the usual ones; every third has a formula, too, and every
 * fifth counts a criterion only while the board is not full. Run it with
 *
 * <pre>
 * mvn -q package -DskipTests
 * java -cp target/test-classes:target/lectern.jar lectern.play.league.GeneratedHeuristics infection 60 1 hand-ins
 * </pre>
 *
 * where the arguments are the game, how many, the seed, and the folder, which is made if it is missing.
 */
public final class GeneratedHeuristics {
    /** Of a hundred criteria, so many are used. */
    private static final int USED = 70;

    /** In the words that every game knows. */
    private static final List<String> FORMULAS = List.of(
            "count(own & corners) - count(enemy & corners)",
            "count(own & edge) - count(enemy & edge)",
            "count(near(own) & vacant) - count(near(enemy) & vacant)",
            "count(own & near(centre)) - count(enemy & near(centre))",
            "sqrt(count(own)) - sqrt(count(enemy))");

    private static final List<String> CONDITIONS = List.of("count(vacant) > 10", "count(vacant) > 20");

    private GeneratedHeuristics() {}

    /** The first so many that belong to a seed; with a larger number the same ones come first. */
    public static List<Heuristic> of(GameKind game, int count, long seed) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> heuristic(game, number, Draws.of(seed, "hand-in " + number)))
                .toList();
    }

    /** Writes them, each into a file of its own that is called like it. */
    public static void write(List<Heuristic> heuristics, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Heuristic heuristic : heuristics) {
            Files.writeString(folder.resolve(heuristic.name() + HeuristicFiles.ENDING), HeuristicYaml.of(heuristic));
        }
    }

    private static Heuristic heuristic(GameKind game, int number, Draws draws) {
        Heuristic heuristic = Heuristic.of(String.format(Locale.ROOT, "h%03d", number), game, List.of());
        for (Criterion criterion : game.criteria()) {
            boolean first = heuristic.terms().isEmpty();
            if (first || draws.chance(USED))
                heuristic = heuristic.with(HeuristicTerm.of(criterion, weight(criterion.weight(), draws)));
        }
        if (number % 3 == 0) {
            Formula formula = Formula.number(draws.from(FORMULAS), game);
            heuristic = heuristic.with(HeuristicTerm.of("own-idea", formula, weight(1, draws)));
        }
        if (number % 5 == 0) {
            HeuristicTerm term = draws.from(heuristic.terms());
            Formula condition = Formula.condition(draws.from(CONDITIONS), game);
            heuristic = heuristic.with(term.name(), term.withWhen(Optional.of(condition)));
        }
        return heuristic;
    }

    private static double weight(double usual, Draws draws) {
        return usual * (draws.below(3001) - 500) / 1000;
    }

    public static void main(String[] args) throws IOException {
        GameKind game = Games.read(args[0]).kind();
        write(of(game, Integer.parseInt(args[1]), Long.parseLong(args[2])), Path.of(args[3]));
    }
}
