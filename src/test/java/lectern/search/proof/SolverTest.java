package lectern.search.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Overlay;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.ProvenResult;
import lectern.search.Thinking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the solver claims is true, and it claims what it should. */
class SolverTest {
    private static final String SNORT = "catsdogs:obstacles=0,specials=off,win=last,size=";
    private static final int MOST_POSITIONS = 8_000;

    @Test
    void snortOnFourByFourIsLostForWhoBegins() {
        Solution solution = solve(SNORT + 4, 20_000);
        assertThat(solution.verdict()).contains(ProvenResult.in(12, ProvenResult.Result.LOSS));
        assertThat(solution.complete()).isTrue();
    }

    @Test
    void snortOnFiveByFiveIsWonByEveryFirstMoveButFour() {
        Solution solution = solve(SNORT + 5, 1_000_000);
        assertThat(solution.verdict()).contains(ProvenResult.in(17, ProvenResult.Result.WIN));
        assertThat(solution.complete()).isTrue();
        Set<String> losing =
                solution.moves().keySet().stream().map(Move::text).collect(Collectors.toCollection(HashSet::new));
        solution.best().forEach(move -> losing.remove(move.text()));
        assertThat(losing).containsExactlyInAnyOrder("c2", "b3", "d3", "c4");
    }

    /** On an eight by eight yard: README and reports state the budget that is enough for every option. */
    @ParameterizedTest
    @CsvSource({
        "catsdogs, 4",
        "'catsdogs:specials=off', 40",
        "'catsdogs:win=last', 4",
        "'catsdogs:specials=off,win=last', 40"
    })
    void fourteenUsableCellsAreFewEnoughToSolve(String gameText, int positions) {
        Game game = Games.read(gameText);
        Draws draws = Draws.of(5, "usable " + gameText);
        for (int i = 0; i < positions; i++) {
            Position position = game.start(draws.below(1_000_000)).position();
            while (usable(position) > 14) {
                position = position.play(position.move(draws.below(position.moveCount())), Narrator.SILENT);
            }
            if (position.isOver()) continue;
            Solution solution = Solver.solve(position, Thinking.within(Budget.ofNodes(20_000_000)));
            assertThat(solution.complete()).as("%s", position).isTrue();
            ProvenResult verdict = solution.verdict().orElseThrow();
            assertThat(verdict.plies().isPresent())
                    .as("%s", position)
                    .isEqualTo(verdict.result() != ProvenResult.Result.DRAW);
        }
    }

    private static long usable(Position position) {
        return position.view().overlays().get(0).groups().stream()
                .filter(group -> !group.name().key().endsWith("nobody"))
                .mapToLong(Overlay.Group::count)
                .sum();
    }

    @ParameterizedTest
    @ValueSource(strings = {"catsdogs:win=last", "infection"})
    void aBudgetThatIsTooSmallProvesNothingWrong(String gameText) {
        Position start = Games.read(gameText).start(1).position();
        Solution solution = Solver.solve(start, Thinking.within(Budget.ofNodes(500)));
        assertThat(solution.verdict()).isEmpty();
        assertThat(solution.best()).isEmpty();
        assertThat(solution.nodes()).isBetween(500L, 501L);
    }

    @Test
    void nothingIsLeftToSolveInAGameThatIsOver() {
        Position over = Games.read("infection").read("xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx o");
        assertThatThrownBy(() -> Solver.solve(over, Thinking.within(Budget.UNLIMITED)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static Solution solve(String gameText, long nodes) {
        return Solver.solve(Games.read(gameText).start(0).position(), Thinking.within(Budget.ofNodes(nodes)));
    }

    /** Against every play there is: the results, and how many plies they take. */
    @ParameterizedTest
    @CsvSource({
        "shiftago, 30",
        "'pushee', 12",
        "'pushee:walls=off', 12",
        "catsdogs, 12",
        "'catsdogs:specials=off', 20",
        "'catsdogs:win=last', 12",
        "'catsdogs:specials=off,win=last', 20",
        "infection, 5",
        "'infection:rules=ataxx', 3",
        "'infection:blocked=a2+b2+c2+d2+e2+f2+g2+a6+b6+c6+d6+e6+f6+g6', 6",
        "syrtis, 1"
    })
    void agreesWithRetrogradeAnalysis(String gameText, int positions) {
        Game game = Games.read(gameText);
        Draws draws = Draws.of(11, "solver " + gameText);
        for (int i = 0; i < positions; i++) {
            Position position = nearTheEnd(game, draws);
            compare(position, Retrograde.from(position, MOST_POSITIONS));
        }
    }

    /** Jumps back and forth on a dish that is blocked but for a few cells: circles everywhere. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "-------/-------/-------/-------/xx2o--/-------/------- x",
                "-------/-------/-------/-------/x1o1x--/-------/------- x",
                "-------/-------/-------/x3---/3o---/-------/------- x",
                "-------/-------/x3---/-------/3o---/-------/------- x",
                "x5o/-------/-------/-------/-------/-------/------- x",
                "x4oo/-------/-------/-------/-------/-------/------- o"
            })
    void claimsNothingThatACircleUpsets(String text) {
        Position position = Games.read("infection").read(text);
        compare(position, Retrograde.from(position, 5 * MOST_POSITIONS));
    }

    /** Small dishes drawn at random, on which often neither side can force a win. */
    @Test
    void showsWhereNeitherSideCanForceAWin() {
        Draws draws = Draws.of(12, "dishes");
        int drawn = 0;
        for (int i = 0; i < Integer.getInteger("lectern.solver.dishes", 200); i++) {
            Position position = Games.read("infection").read(dish(draws));
            if (position.isOver()) continue;
            Retrograde truth = Retrograde.from(position, MOST_POSITIONS);
            if (truth == null) continue;
            compare(position, truth);
            if (truth.wins(Seat.FIRST, position) || truth.wins(Seat.SECOND, position)) continue;
            drawn++;
            assertThat(Solver.solve(position, Thinking.within(Budget.ofNodes(300_000)))
                            .verdict())
                    .as("%s", position)
                    .contains(ProvenResult.of(ProvenResult.Result.DRAW));
        }
        assertThat(drawn).isPositive();
    }

    private static String dish(Draws draws) {
        StringBuilder rows = new StringBuilder("-------/-------");
        for (int row = 0; row < 3; row++) {
            rows.append("/-");
            for (int column = 0; column < 5; column++) rows.append("xo__-".charAt(draws.below(5)));
            rows.append('-');
        }
        String runs = Pattern.compile("_+")
                .matcher(rows)
                .replaceAll(run -> "" + run.group().length());
        return runs + "/-------/------- x";
    }

    /** With eight empty cells: two that are won, and one in which each side can hold out for ever. */
    @ParameterizedTest
    @CsvSource({
        "6o/1oooooo/oooooxx/xxoooxx/xxxooxx/xxxooxx/1xxoooo o, WIN, 1_000_000",
        "3xxxx/2xxooo/1xxxooo/xxxxooo/xxxooox/oooooox/2oooox x, WIN, 1_000_000",
        "7/ooxxxx1/ooxxxxo/xoooxxx/xoooxxx/xxoooox/xxoooox o, DRAW, 5_000_000"
    })
    void eightEmptyCellsAreFewEnoughToSolve(String text, ProvenResult.Result result, String nodes) {
        Position position = Games.read("infection").read(text);
        Solution solution =
                Solver.solve(position, Thinking.within(Budget.ofNodes(Long.parseLong(nodes.replace("_", "")))));
        assertThat(solution.verdict()).map(ProvenResult::result).contains(result);
    }

    private static void compare(Position position, Retrograde truth) {
        Seat side = position.toMove();
        Solution solution = Solver.solve(position, Thinking.within(Budget.ofNodes(300_000)));
        solution.moves().forEach((move, verdict) -> {
            Position after = position.play(move, Narrator.SILENT);
            String where = position + " " + move.text();
            assertThat(truth.wins(side, after)).as(where).isEqualTo(verdict.result() == ProvenResult.Result.WIN);
            assertThat(truth.wins(side.other(), after))
                    .as(where)
                    .isEqualTo(verdict.result() == ProvenResult.Result.LOSS);
            if (verdict.result() == ProvenResult.Result.DRAW) return;
            Seat winner = verdict.result() == ProvenResult.Result.WIN ? side : side.other();
            // In circles it may be proven of a move who wins, but not how soon.
            if (position.game().mayRepeat() && verdict.plies().isEmpty()) return;
            assertThat(verdict.plies().orElseThrow()).as(where).isEqualTo(truth.pliesToWin(winner, after) + 1);
            if (position.game().mayRepeat()) return;
            int margin = truth.margin(winner, after);
            assertThat(verdict.margin().orElse(0)).as(where).isEqualTo(winner == side ? margin : -margin);
        });
        boolean won = truth.wins(side, position);
        boolean lost = truth.wins(side.other(), position);
        if (won || lost) {
            ProvenResult verdict = solution.verdict().orElseThrow(() -> new AssertionError("unsolved: " + position));
            assertThat(verdict.result()).isEqualTo(won ? ProvenResult.Result.WIN : ProvenResult.Result.LOSS);
            assertThat(verdict.plies().orElse(0))
                    .as("%s %s %s", position, verdict, solution.nodes())
                    .isEqualTo(truth.pliesToWin(won ? side : side.other(), position));
        } else {
            assertThat(solution.verdict().map(ProvenResult::result).orElse(ProvenResult.Result.DRAW))
                    .isEqualTo(ProvenResult.Result.DRAW);
        }
    }

    /** The earliest position of a random game from which all that can happen is not too much to be listed. */
    private static Position nearTheEnd(Game game, Draws draws) {
        while (true) {
            Position position = game.start(draws.below(1_000)).position();
            Position last = null;
            Position before = null;
            Position third = null;
            for (int ply = 0; ply < 400 && !position.isOver(); ply++) {
                third = before;
                before = last;
                last = position;
                position = position.play(position.move(draws.below(position.moveCount())), Narrator.SILENT);
            }
            if (!position.isOver()) continue;
            for (Position candidate : new Position[] {third, before, last}) {
                if (candidate != null && Retrograde.from(candidate, MOST_POSITIONS) != null) return candidate;
            }
        }
    }
}
