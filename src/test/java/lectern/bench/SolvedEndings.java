package lectern.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import lectern.games.Players;
import lectern.search.Budget;
import lectern.search.Player;
import lectern.search.PlayerKind;
import lectern.search.ProvenResult;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import lectern.search.proof.Solution;
import lectern.search.proof.Solver;

/**
 * How many endings of Infection the solver proves, and what it takes. The sample belongs to its seed: from each game the
 * first position with so many empty cells; in turns from games of random moves, and of {@code medium} and a quick
 * {@code search} against themselves after six to eleven random plies. Run it with
 *
 * <pre>
 * mvn -q test-compile
 * java -Xmx2g -cp target/test-classes:target/classes lectern.bench.SolvedEndings 8 60 1 50 200
 * </pre>
 *
 * where the arguments are the number of empty cells, how many positions, the seed, and budgets in millions of positions
 * looked at: what one leaves open is tried again, from the beginning, with the next. Instead of the first three a
 * position's text may stand, in one argument.
 */
public final class SolvedEndings {
    private static final int LONGEST_GAME = 500;
    private static final Budget QUICK = Budget.ofNodes(2_000);

    private final Game game = Games.read("infection");
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final long[] budgets;
    private final int[] solved;
    private int open;

    private SolvedEndings(long[] budgets) {
        this.budgets = budgets;
        solved = new int[budgets.length];
    }

    public static void main(String[] args) {
        boolean single = args[0].contains(" ");
        SolvedEndings endings = new SolvedEndings(Arrays.stream(args, single ? 1 : 3, args.length)
                .mapToLong(millions -> Long.parseLong(millions) * 1_000_000)
                .toArray());
        if (single) endings.solve(0, endings.game.read(args[0]));
        else endings.solveAll(Integer.parseInt(args[0]), Integer.parseInt(args[1]), Long.parseLong(args[2]));
        endings.tell();
    }

    private void solveAll(int empty, int count, long seed) {
        Draws draws = Draws.of(seed, "endings " + empty);
        for (int i = 0; i < count; i++) solve(i, ending(empty, i, draws));
    }

    /** From another game if one ends, or jumps to and fro, before so few cells are empty. */
    private Position ending(int empty, int number, Draws draws) {
        List<String> sources = List.of("random", "medium", "search");
        String source = sources.get(number % sources.size());
        while (true) {
            int drawn = source.equals("random") ? LONGEST_GAME : 6 + draws.below(6);
            Position position = game.start(0).position();
            for (int ply = 0; ply < LONGEST_GAME && !position.isOver(); ply++) {
                if (emptyCells(position) == empty) return position;
                Move move = ply < drawn
                        ? draws.from(position.moves())
                        : player(source)
                                .decide(position, Thinking.within(QUICK))
                                .move();
                position = position.play(move, Narrator.SILENT);
            }
        }
    }

    private Player player(String id) {
        PlayerKind kind = Players.find(game.kind(), id).orElseThrow();
        return kind.player(Players.judge(game, kind), SearchOptions.USUAL);
    }

    private static int emptyCells(Position position) {
        String rows = position.text().substring(0, position.text().indexOf(' '));
        return rows.chars().filter(Character::isDigit).map(digit -> digit - '0').sum();
    }

    private void solve(int number, Position position) {
        List<String> tries = new ArrayList<>();
        Optional<ProvenResult> verdict = Optional.empty();
        for (int i = 0; i < budgets.length && verdict.isEmpty(); i++) {
            long before = threads.getCurrentThreadCpuTime();
            Solution solution = Solver.solve(position, Thinking.within(Budget.ofNodes(budgets[i])));
            double seconds = (threads.getCurrentThreadCpuTime() - before) / 1e9;
            tries.add(String.format(Locale.ROOT, "%.1f M in %.1f CPU-seconds", solution.nodes() / 1e6, seconds));
            verdict = solution.verdict();
            if (verdict.isPresent()) solved[i]++;
        }
        if (verdict.isEmpty()) open++;
        String result = verdict.map(found -> found.result().word()).orElse("open");
        System.out.printf("%d %s: %s, %s%n", number, position.text(), result, String.join(", ", tries));
    }

    private void tell() {
        IntStream.range(0, budgets.length)
                .forEach(i -> System.out.printf("within %d M: %d more%n", budgets[i] / 1_000_000, solved[i]));
        System.out.printf("open: %d%n", open);
    }
}
