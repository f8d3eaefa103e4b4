package lectern.search.trials;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import lectern.search.ProvenResult;
import lectern.search.RandomPositions;
import lectern.search.Stop;
import lectern.search.TrialOptions;
import lectern.search.TrialRule;
import lectern.search.trials.phase.ChildBound;
import lectern.search.trials.phase.NodeUpdate;
import lectern.search.trials.phase.Phase;
import lectern.search.trials.phase.SelectionStep;
import lectern.search.trials.phase.Trial;
import lectern.search.trials.phase.TrialPlayout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Works out every number of recorded trials a second time, from the rules, the moves and the results alone. */
class TrialNumbersTest {
    private static final double EXACT = 1e-12;
    private static final int TRIALS = 250;

    /** What is known of nodes from the trials so far, by the moves that lead there. */
    private final Map<List<Move>, Known> known = new HashMap<>();

    private record Known(long visits, double sum) {
        double mean() {
            return sum / visits;
        }
    }

    static Stream<Arguments> rulesOfGames() {
        return Stream.of(TrialRule.values())
                .flatMap(rule -> Stream.of("infection", "catsdogs", "pushee", "shiftago", "syrtis:board=minor")
                        .map(game -> Arguments.of(rule, game)));
    }

    @ParameterizedTest
    @MethodSource("rulesOfGames")
    void eachNumberFollowsFromTheRuleAndTheResultsBefore(TrialRule rule, String text) {
        Game game = Games.read(text);
        Evaluator evaluator = game.evaluator("report").orElseThrow();
        Draws draws = Draws.of(2, "numbers " + text);
        for (int i = 0; i < 2; i++) {
            known.clear();
            Position root = RandomPositions.next(game, draws);
            TrialOptions options = TrialOptions.usual(rule);
            TrialRun run = TrialRun.recorded(root, evaluator, options, i);
            run.grow(TRIALS, new Stop());
            List<Trial> trials = run.standing(1).latest();
            assertThat(trials).hasSize((int) run.trials());
            for (Trial trial : trials) check(trial, root, options);
        }
    }

    private void check(Trial trial, Position root, TrialOptions options) {
        List<Move> path = List.of();
        for (SelectionStep step : trial.steps()) {
            assertThat(step.path()).isEqualTo(path);
            checkStep(step, root, options);
            if (step.taken() >= 0)
                path = extended(path, step.selected().orElseThrow().move());
        }
        assertThat(trial.steps().stream().filter(step -> step.phase() == Phase.EXPANSION))
                .hasSizeLessThanOrEqualTo(1);
        assertThat(trial.playout().path()).isEqualTo(path);
        checkPlayout(trial.playout(), root, options);
        backUp(trial, path);
    }

    private void checkStep(SelectionStep step, Position root, TrialOptions options) {
        Position position = reached(root, step.path());
        assertThat(step.own()).isEqualTo(position.toMove() == root.toMove());
        assertThat(step.children()).extracting(ChildBound::move).isEqualTo(position.moves());
        assertThat(step.visits()).isEqualTo(visits(step.path()));
        int highest = -1;
        for (int i = 0; i < step.children().size(); i++) {
            ChildBound child = step.children().get(i);
            checkChild(step, child, options);
            if (child.barred()) continue;
            boolean better = highest < 0
                    || (options.rule() == TrialRule.FLAT
                            ? child.visits() < step.children().get(highest).visits()
                            : child.bound() > step.children().get(highest).bound());
            if (better) highest = i;
        }
        if (step.taken() >= 0) assertThat(step.taken()).isEqualTo(highest);
        if (options.rule().isInformed()) checkPriors(step);
    }

    private void checkChild(SelectionStep step, ChildBound child, TrialOptions options) {
        List<Move> path = extended(step.path(), child.move());
        assertThat(child.visits()).isEqualTo(visits(path));
        if (child.visits() > 0) {
            double mean = known.get(path).mean();
            assertThat(child.value()).isCloseTo(step.own() ? mean : 1 - mean, within(EXACT));
        }
        double n = child.visits();
        double parent = step.visits();
        double term = switch (options.rule()) {
            case FLAT -> 0;
            case UCB1, UCT -> n == 0 ? Double.POSITIVE_INFINITY : Math.sqrt(2) * Math.sqrt(Math.log(parent) / n);
            case PUCT -> 0.5 * child.prior() * Math.sqrt(parent + 1) / (n + 1);
        };
        if (Double.isInfinite(term)) assertThat(child.exploration()).isEqualTo(term);
        else assertThat(child.exploration()).isCloseTo(term, within(EXACT));
    }

    /** Of moves that were not tried the looks can be told from the value; priors are their softmax, up to a factor. */
    private void checkPriors(SelectionStep step) {
        assertThat(step.children().stream().mapToDouble(ChildBound::prior).sum())
                .isCloseTo(1, within(1e-9));
        if (step.visits() == 0) return;
        double mean = known.get(step.path()).mean();
        double own = step.own() ? mean : 1 - mean;
        List<ChildBound> untried =
                step.children().stream().filter(child -> child.visits() == 0).toList();
        for (ChildBound child : untried) {
            double looks = 2 * (child.value() + 0.1) - own;
            double first = 2 * (untried.get(0).value() + 0.1) - own;
            double ratio = Math.exp((looks - first) / 0.15);
            assertThat(child.prior() / untried.get(0).prior()).isCloseTo(ratio, within(1e-6 * ratio));
        }
    }

    private static void checkPlayout(TrialPlayout playout, Position root, TrialOptions options) {
        Position position = reached(root, playout.path());
        if (playout.ending() == TrialPlayout.Ending.PROVEN) {
            assertThat(playout.moves()).isEmpty();
            assertThat(playout.result()).isIn(0.0, 0.5, 1.0);
            return;
        }
        position = reached(position, playout.moves());
        boolean over = position.isOver();
        assertThat(playout.ending() == TrialPlayout.Ending.GAME_OVER).isEqualTo(over);
        if (!over) assertThat(playout.moves()).hasSize(options.rollOut());
        if (over) assertThat(playout.reached()).isEqualTo(result(position, root));
        double result = options.rule().isInformed() ? (playout.judged() + playout.reached()) / 2 : playout.reached();
        assertThat(playout.result()).isCloseTo(result, within(EXACT));
    }

    private static double result(Position over, Position root) {
        if (over.winningSeat() == null) return 0.5;
        return over.winningSeat() == root.toMove() ? 1 : 0;
    }

    private void backUp(Trial trial, List<Move> path) {
        assertThat(trial.updates()).hasSize(path.size() + 1);
        double worth = trial.playout().result();
        for (int depth = path.size(); depth >= 0; depth--) {
            NodeUpdate update = trial.updates().get(path.size() - depth);
            List<Move> node = path.subList(0, depth);
            if (update.proven().isPresent()) worth = worth(update.proven().get());
            assertThat(update.move()).isEqualTo(depth == 0 ? null : path.get(depth - 1));
            assertThat(update.added()).isEqualTo(worth);
            Known before = known.getOrDefault(node, new Known(0, 0));
            if (before.visits > 0) assertThat(update.before()).isCloseTo(before.mean(), within(EXACT));
            Known after = new Known(before.visits + 1, before.sum + worth);
            known.put(List.copyOf(node), after);
            assertThat(update.visits()).isEqualTo(after.visits);
            assertThat(update.mean()).isCloseTo(after.mean(), within(EXACT));
        }
    }

    private static double worth(ProvenResult.Result result) {
        return switch (result) {
            case WIN -> 1;
            case DRAW -> 0.5;
            case LOSS -> 0;
        };
    }

    private long visits(List<Move> path) {
        return known.containsKey(path) ? known.get(path).visits : 0;
    }

    private static Position reached(Position from, List<Move> moves) {
        Position position = from;
        for (Move move : moves) {
            assertThat(position.moves()).contains(move);
            position = position.play(move, Narrator.SILENT);
        }
        return position;
    }

    private static List<Move> extended(List<Move> path, Move move) {
        List<Move> longer = new ArrayList<>(path);
        longer.add(move);
        return List.copyOf(longer);
    }

    /** Two moves tried three times and once, with c = √2: 2/3 + √2·√(ln 4 / 3) and 1 + √2·√(ln 4 / 1). */
    @Test
    void theBoundsOfABanditAreThoseOfTheBook() {
        Game game = Games.read("infection");
        TrialNode root = new TrialNode(game.start(0).position(), null, true, 0.5);
        List<Move> moves = root.position().moves();
        TrialNode three = child(root, moves.get(0), 1, 1, 0);
        TrialNode one = child(root, moves.get(1), 1);
        root.open(new TrialNode[] {three, one});
        for (double result : new double[] {1, 1, 0, 1}) root.add(result);
        Ucb1Selection ucb1 = new Ucb1Selection(Math.sqrt(2));

        assertThat(ucb1.value(root, three) + ucb1.exploration(root, three)).isCloseTo(1.628018, within(1e-6));
        assertThat(ucb1.value(root, one) + ucb1.exploration(root, one)).isCloseTo(2.665109, within(1e-6));
        assertThat(ucb1.next(root)).isSameAs(one);
    }

    private static TrialNode child(TrialNode root, Move move, double... results) {
        TrialNode child = new TrialNode(root.position().play(move, Narrator.SILENT), move, false, 0.5);
        for (double result : results) child.add(result);
        return child;
    }
}
