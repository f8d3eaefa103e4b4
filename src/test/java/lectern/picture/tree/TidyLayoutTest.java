package lectern.picture.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Trees are drawn tidily: nothing overlaps, parents stand above the middle of their children, and it takes linear time. */
class TidyLayoutTest {
    private static final int LARGE = 50_000;
    private static final double EXACT = 1e-6;

    @Test
    void nothingOverlapsInAThousandRandomTrees() {
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 1000; i++) {
            UnfoldedTree items = open(MadeUpNode.random(1 + random.nextInt(150), random));
            double[] x = TidyLayout.of(items);
            for (int level = 0; level < items.depth(); level++) {
                for (int item = items.levelStart(level) + 1; item < items.levelStart(level + 1); item++) {
                    double halves = TreeLayout.width(items.kind(item - 1)) / 2 + TreeLayout.width(items.kind(item)) / 2;
                    assertThat(x[item] - x[item - 1] - halves).isGreaterThanOrEqualTo(TreeLayout.GAP - EXACT);
                }
            }
        }
    }

    @Test
    void everyParentStandsAboveTheMiddleOfItsChildren() {
        SplittableRandom random = new SplittableRandom(12);
        for (int i = 0; i < 1000; i++) {
            UnfoldedTree items = open(MadeUpNode.random(1 + random.nextInt(150), random));
            double[] x = TidyLayout.of(items);
            for (int item = 0; item < items.size(); item++) {
                if (!items.hasChildren(item)) continue;
                double middle = (x[items.firstChild(item)] + x[items.lastChild(item)]) / 2;
                assertThat(x[item]).isCloseTo(middle, within(EXACT));
            }
        }
    }

    /** The rule by which subtrees are moved apart looks at each node once, so the time is linear. */
    @Test
    void noContourIsFollowedLongerThanTheTreeIsLarge() {
        SplittableRandom random = new SplittableRandom(13);
        for (MadeUpNode root : new MadeUpNode[] {
            MadeUpNode.regular(LARGE, 30), MadeUpNode.regular(LARGE, 2), MadeUpNode.random(LARGE, random)
        }) {
            UnfoldedTree items = open(root);
            assertThat(TidyLayout.steps(items)).isLessThanOrEqualTo(items.size());
        }
    }

    @Test
    void theDepthOfATreeDoesNotMatter() {
        UnfoldedTree items = open(MadeUpNode.chain(LARGE));
        assertThat(items.depth()).isEqualTo(LARGE);
        assertThat(TidyLayout.of(items)).containsOnly(0);
    }

    @Test
    void aSmallSubtreeBetweenLargeOnesStandsInTheMiddle() {
        MadeUpNode wide = MadeUpNode.with(1, MadeUpNode.leaf(2), MadeUpNode.leaf(3), MadeUpNode.leaf(4));
        UnfoldedTree items = open(MadeUpNode.with(0, wide, MadeUpNode.leaf(5), wide));
        double[] x = TidyLayout.of(items);
        assertThat(x[2]).isCloseTo((x[1] + x[3]) / 2, within(EXACT));
    }

    private static UnfoldedTree open(MadeUpNode root) {
        DrawnTree tree = DrawnTree.of(root);
        return UnfoldedTree.of(tree, TreeFolding.open(tree));
    }
}
