package lectern.gui.inspector.decision.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import lectern.gui.inspector.decision.view.Decisions;
import lectern.gui.inspector.decision.view.Subject;
import lectern.telling.trace.Branch;
import org.junit.jupiter.api.Test;

/** The tree in the window is the tree that was recorded. */
class BranchModelTest {
    private final Subject subject = Decisions.asked(Decisions.PLAIN, "search:depth=3", 6);
    private final Branch root =
            Branch.root(subject.decision().trace().orElseThrow().root(), subject.root());
    private final BranchModel model = new BranchModel(root);

    @Test
    void everyNodeOfTheTraceIsThereOnce() {
        assertThat(count(root, new HashSet<>())).isEqualTo(root.kept());
    }

    private long count(Branch branch, Set<Branch> seen) {
        assertThat(seen.add(branch)).isTrue();
        long sum = 1;
        for (int i = 0; i < model.getChildCount(branch); i++) {
            Branch child = model.getChild(branch, i);
            assertThat(model.getIndexOfChild(branch, child)).isEqualTo(i);
            assertThat(child.parent()).isSameAs(branch);
            sum += count(child, seen);
        }
        assertThat(model.isLeaf(branch)).isEqualTo(sum == 1);
        return sum;
    }
}
