package lectern.search.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.ProvenResult;
import lectern.search.Stop;
import lectern.search.Thinking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A proof can be walked from its first move to the end of every line, and holds against brute force all the way. */
class ProofWalkTest {
    private static final Thinking ENOUGH = Thinking.within(Budget.ofNodes(300_000));
    private static final int MOST_POSITIONS = 4_000;
    private static final int STEPS_EACH = 150;

    @ParameterizedTest
    @CsvSource({
        "shiftago, 8",
        "pushee, 6",
        "'pushee:walls=off', 4",
        "catsdogs, 6",
        "'catsdogs:win=last', 6",
        "infection, 3",
        "'infection:rules=ataxx', 2",
        "syrtis, 1"
    })
    void everyStepAgreesWithRetrogradeAnalysis(String gameText, int positions) {
        Game game = Games.read(gameText);
        Draws draws = Draws.of(21, "proofs " + gameText);
        for (int i = 0; i < positions; i++) {
            Position root = nearTheEnd(game, draws);
            walk(new ProofWalk(root), Retrograde.from(root, MOST_POSITIONS));
        }
    }

    private static void walk(ProofWalk walk, Retrograde truth) {
        Deque<List<Move>> waiting = new ArrayDeque<>(List.of(List.of()));
        for (int steps = 0; steps < STEPS_EACH && !waiting.isEmpty(); steps++) {
            ProofStep step = walk.at(waiting.remove(), ENOUGH);
            compare(step, truth);
            for (ProofTry tried : step.tries()) {
                List<Move> line = new ArrayList<>(step.line());
                line.add(tried.move());
                waiting.add(line);
            }
        }
    }

    private static void compare(ProofStep step, Retrograde truth) {
        Position position = step.position();
        if (position.isOver()) {
            assertThat(step.tries()).isEmpty();
            return;
        }
        Seat side = position.toMove();
        boolean won = truth.wins(side, position);
        boolean lost = truth.wins(side.other(), position);
        if (step.result().isEmpty()) {
            // Where both can hold out for ever, that need not be proven; who wins always is.
            assertThat(won || lost).as("%s", position).isFalse();
            return;
        }
        ProvenResult result = step.result().get();
        assertThat(result.result() == ProvenResult.Result.WIN)
                .as("%s", position)
                .isEqualTo(won);
        assertThat(result.result() == ProvenResult.Result.LOSS)
                .as("%s", position)
                .isEqualTo(lost);
        if (won || lost) {
            if (result.plies().isPresent()) {
                assertThat(result.plies().getAsInt())
                        .as("%s", position)
                        .isEqualTo(truth.pliesToWin(won ? side : side.other(), position));
            }
            assertThat(step.tries()).hasSize(won ? 1 : position.moveCount());
        }
        assertThat(step.tries().stream().filter(ProofTry::proves))
                .as("%s", position)
                .hasSize(1);
        for (ProofTry tried : step.tries()) compare(step, tried, truth);
    }

    private static void compare(ProofStep step, ProofTry tried, Retrograde truth) {
        Seat side = step.position().toMove();
        assertThat(tried.after()).isEqualTo(step.position().play(tried.move(), Narrator.SILENT));
        if (tried.proves()
                && truth.wins(side, step.position())
                && step.result().get().plies().isPresent()) {
            assertThat(truth.pliesToWin(side, tried.after())).isEqualTo(truth.pliesToWin(side, step.position()) - 1);
        }
        boolean answered = !tried.after().isOver() && tried.after().toMove() != side;
        if (!answered) assertThat(tried.reply()).isEmpty();
        boolean refuted = answered && truth.wins(side.other(), tried.after());
        if (!refuted) return;
        Position replied = tried.after().play(tried.reply().orElseThrow(), Narrator.SILENT);
        assertThat(truth.wins(side.other(), replied))
                .as("%s %s", step.position(), tried.move().text())
                .isTrue();
    }

    @Test
    void withTooSmallABudgetNothingIsClaimedAndMoreIsFoundWithMore() {
        Position start = Games.read("catsdogs:obstacles=0,specials=off,win=last,size=4")
                .start(0)
                .position();
        ProofWalk walk = new ProofWalk(start);

        ProofStep little = walk.at(List.of(), Thinking.within(Budget.ofNodes(50)));
        ProofStep more = walk.at(List.of(), Thinking.within(Budget.ofNodes(200_000)));

        assertThat(little.result()).isEmpty();
        assertThat(little.isWhole()).isFalse();
        assertThat(more.result()).contains(ProvenResult.in(12, ProvenResult.Result.LOSS));
        assertThat(more.isWhole()).isTrue();
        assertThat(more.tries())
                .hasSize(start.moveCount())
                .allSatisfy(tried -> assertThat(tried.reply()).isPresent());
    }

    @Test
    void whatIsKnownCostsNothingAgain() {
        Position start = Games.read("catsdogs:obstacles=0,specials=off,win=last,size=4")
                .start(0)
                .position();
        ProofWalk walk = new ProofWalk(start);
        walk.at(List.of(), ENOUGH);

        assertThat(walk.at(List.of(), ENOUGH).nodes()).isZero();
    }

    @Test
    void aStopEndsTheLooking() {
        Stop stop = new Stop();
        stop.ask();

        ProofStep step = new ProofWalk(Games.read("syrtis").start(1).position())
                .at(List.of(), Thinking.within(Budget.UNLIMITED).stoppedBy(stop));

        assertThat(step.result()).isEmpty();
        assertThat(step.nodes()).isZero();
    }

    /** The loser of Snort on sixteen cells: each of its tries has one reply, and so on to the end. */
    @Test
    void aTreeOfTheProofGoesLevelByLevelAndCountsDown() {
        Position start = Games.read("catsdogs:obstacles=0,specials=off,win=last,size=4")
                .start(0)
                .position();

        ProofTree tree = ProofTree.of(new ProofWalk(start), List.of(), 60, 2, ENOUGH);

        assertThat(tree.result()).contains(ProvenResult.in(12, ProvenResult.Result.LOSS));
        assertThat(tree.children()).hasSize(start.moveCount());
        assertThat(tree.proving()).isNotNegative();
        assertThat(tree.children().get(tree.proving()).result()).contains(ProvenResult.in(11, ProvenResult.Result.WIN));
        for (ProofTree tried : tree.children()) {
            assertThat(tried.children()).hasSize(1);
            Optional<Integer> won = tried.result().map(result -> result.plies().orElseThrow());
            assertThat(tried.children()
                            .get(0)
                            .result()
                            .map(result -> result.plies().orElseThrow()))
                    .isEqualTo(won.map(plies -> plies - 1));
        }
    }

    private static Position nearTheEnd(Game game, Draws draws) {
        while (true) {
            List<Position> played = new ArrayList<>();
            Position position = game.start(draws.below(1_000)).position();
            while (!position.isOver() && played.size() < 400) {
                played.add(position);
                position = position.play(position.move(draws.below(position.moveCount())), Narrator.SILENT);
            }
            if (!position.isOver()) continue;
            for (int back = 3; back > 0; back--) {
                Position candidate = played.get(Math.max(0, played.size() - back));
                if (Retrograde.from(candidate, MOST_POSITIONS) != null) return candidate;
            }
        }
    }
}
