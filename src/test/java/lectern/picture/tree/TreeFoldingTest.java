package lectern.picture.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A node hides what is below it, and says how much that is. */
class TreeFoldingTest {
    private final DrawnTree tree = DrawnTree.of(MadeUpNode.regular(1_000, 9));

    @Test
    void aClosedTreeIsItsRoot() {
        UnfoldedTree items = UnfoldedTree.of(tree, TreeFolding.closed(tree));
        assertThat(items.size()).isEqualTo(1);
        assertThat(items.isClosed(0)).isTrue();
        assertThat(tree.below(0)).isEqualTo(999);
    }

    @Test
    void anOpenTreeShowsEveryNode() {
        UnfoldedTree items = UnfoldedTree.of(tree, TreeFolding.open(tree));
        assertThat(IntStream.range(0, items.size())
                        .filter(item -> items.kind(item) == UnfoldedTree.Kind.NODE)
                        .count())
                .isEqualTo(1_000);
    }

    @Test
    void aFewChildrenAndTheirBunchAreAllOfThem() {
        UnfoldedTree items = UnfoldedTree.of(tree, TreeFolding.closed(tree).some(0));
        assertThat(UnfoldedTree.few(tree, 0)).hasSize(TreeFolding.FEW);
        assertThat(items.bunched(0)).isEqualTo(9 - TreeFolding.FEW);
    }

    /** The best child is the last one here. */
    @Test
    void thePrincipalLineIsNeverBunched() {
        int best = tree.children(0).get(8);
        assertThat(tree.isPrincipal(best)).isTrue();
        assertThat(UnfoldedTree.few(tree, 0)).contains(best);
    }

    @Test
    void aNodeIsClosedAndOpenedAgain() {
        TreeFolding open = TreeFolding.closed(tree).toggled(0);
        assertThat(open.isOpen(0)).isTrue();
        assertThat(open.toggled(0).isOpen(0)).isFalse();
        assertThat(open.isOpen(0)).isTrue();
    }

    @Test
    void whatIsRevealedCanBeSeenAndHasAPlace() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 200; i++) {
            int node = random.nextInt(tree.size());
            TreeFolding folding = TreeFolding.closed(tree).revealing(node);
            assertThat(folding.shows(node)).isTrue();
            TreeLayout layout = TreeLayout.of(UnfoldedTree.of(tree, folding));
            assertThat(layout.items().node(layout.item(node).orElseThrow())).isEqualTo(node);
        }
    }

    @Test
    void whatIsHiddenHasNoPlace() {
        int last = tree.size() - 1;
        TreeLayout layout = TreeLayout.of(UnfoldedTree.of(tree, TreeFolding.closed(tree)));
        assertThat(layout.item(last)).isEmpty();
        assertThat(TreeFolding.closed(tree).shows(last)).isFalse();
    }

    @Test
    void aSmallTreeIsOpenAtFirst() {
        DrawnTree small = DrawnTree.of(MadeUpNode.regular(7, 2));
        TreeFolding first = FirstView.of(small);
        assertThat(IntStream.range(0, small.size())).allMatch(first::shows);
    }

    @Test
    void aLargeTreeShowsItsPrincipalLineAtFirstAndNoMoreThanCanBeRead() {
        DrawnTree large = DrawnTree.of(MadeUpNode.regular(50_000, 30));
        TreeFolding first = FirstView.of(large);
        assertThat(IntStream.range(0, large.size()).filter(large::isPrincipal)).allMatch(first::shows);
        assertThat(UnfoldedTree.of(large, first).ends()).isLessThan(30);
    }
}
