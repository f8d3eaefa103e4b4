package lectern.picture.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.search.trace.NodeEnding;
import lectern.search.trace.SearchEvent;
import lectern.telling.trace.FineStep;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

/** A search is drawn as it was: its order, its principal line, what it cut, and how it grew. */
class SearchedNodeTest {
    private final SearchedTrees searched = SearchedTrees.of("infection", "search:depth=3", 6);
    private final DrawnTree tree = searched.tree();

    @Test
    void thePrincipalLineIsTheExpectedPlay() {
        int last =
                IntStream.range(0, tree.size()).filter(tree::isPrincipal).max().orElseThrow();
        List<Move> expected = searched.decision().line();
        assertThat(tree.line(last)).startsWith(searched.decision().move());
        assertThat(expected).startsWith(tree.line(last).toArray(Move[]::new));
    }

    @Test
    void whatACutSavedAndWhatWasLookedAtAreAllMoves() {
        int cuts = 0;
        for (int node = 0; node < tree.size(); node++) {
            if (tree.node(node).ending() != NodeEnding.CUT_OFF
                    || tree.children(node).isEmpty()) continue;
            Set<Move> looked = new HashSet<>();
            tree.children(node)
                    .forEach(child -> looked.add(tree.node(child).move().orElseThrow()));
            assertThat(looked.size() + tree.node(node).saved())
                    .isEqualTo(position(node).moveCount());
            cuts++;
        }
        assertThat(cuts).isPositive();
    }

    @Test
    void aNodePointsUpwardsWhereTheRootsSideMoves() {
        for (int node = 0; node < tree.size(); node++) {
            if (tree.children(node).isEmpty()) continue;
            boolean own = position(node).toMove() == searched.root().toMove();
            assertThat(tree.isMax(node)).isEqualTo(own);
            assertThat(tree.isMin(node)).isNotEqualTo(own);
        }
    }

    private Position position(int node) {
        Position position = searched.root();
        for (Move move : tree.line(node)) position = position.play(move, Narrator.SILENT);
        return position;
    }

    @Test
    void nodesAreNumberedAsTheSearchEnteredThem() {
        List<SearchEvent> events = searched.decision().trace().orElseThrow().events();
        List<Move> entered = new ArrayList<>();
        for (SearchEvent event : events) {
            if (event instanceof SearchEvent.Enter enter) entered.add(enter.move());
        }
        assertThat(entered).hasSize(tree.size());
        for (int node = 1; node < tree.size(); node++)
            assertThat(tree.node(node).move()).contains(entered.get(node));
    }

    @Test
    void atEveryStepTheCurrentNodeIsWhereTheSearchIs() {
        List<SearchEvent> events = searched.decision().trace().orElseThrow().events();
        for (int at = 0; at <= events.size(); at += 7) {
            FineStep step = FineStep.of(events, at);
            Growth growth = Growth.of(tree, step);
            if (at > 0) assertThat(tree.line(growth.current())).isEqualTo(step.line());
            for (int node = 0; node < tree.size(); node += 5) {
                assertThat(growth.isEntered(node)).isEqualTo(node < step.entered());
            }
            assertThat(growth.isDone(tree, 0)).isEqualTo(at == events.size());
        }
    }

    @Test
    void aMoveIsFoundWhereverItWasLookedAt() {
        TreeLabels labels = new TreeLabels(tree, new Sentences(Language.EN)::of);
        String wanted = tree.node(1).move().orElseThrow().text();
        MoveHits hits = MoveHits.of(tree, labels, " " + wanted.toUpperCase(java.util.Locale.ROOT));
        int node = 0;
        for (int i = 1; i <= hits.count(); i++) {
            node = hits.from(node, 1).orElseThrow();
            assertThat(hits.place(node)).isEqualTo(i);
            assertThat(labels.move(node)).startsWith(wanted);
        }
        assertThat(hits.from(node, 1)).isEqualTo(hits.from(0, 1));
        assertThat(hits.from(node, 1)).hasValue(1);
        assertThat(hits.from(1, -1)).hasValue(node);
        assertThat(MoveHits.of(tree, labels, " ").count()).isZero();
    }

    @Test
    void ofSeveralVisitsToAMoveTheLastOneIsAtTheEndOfItsLine() {
        for (int node = 0; node < tree.size(); node++) {
            int found = tree.at(tree.line(node), tree.size()).orElseThrow();
            assertThat(found).isGreaterThanOrEqualTo(node);
            assertThat(tree.line(found)).isEqualTo(tree.line(node));
        }
        assertThat(tree.at(tree.line(1), 1)).isEmpty();
    }

    @Test
    void trialsAreDrawnWithTheirVisitsAndTheMostTriedFirst() {
        SearchedTrees trials = SearchedTrees.of("infection", "mcts:nodes=300", 6);
        int first = trials.tree().children(0).get(0);
        assertThat(trials.tree().isPrincipal(first)).isTrue();
        assertThat(trials.tree().node(0).visits()).isPositive();
        assertThat(trials.tree().node(first).note()).isPresent();
        assertThat(trials.tree().node(first).move()).contains(trials.decision().move());
    }
}
