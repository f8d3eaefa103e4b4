package lectern.gui.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JTextField;
import lectern.game.Evaluator;
import lectern.gui.desk.Background;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.picture.tree.DrawnTree;
import lectern.picture.tree.SearchedTrees;
import lectern.search.trace.NodeEnding;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Around a drawn tree, moves are found in it, and what a leaf is made of stands beside it. */
class DrawnTreePaneTest {
    @TempDir
    Path folder;

    private final Background background = new Background();
    private final Wording wording = new Wording(Language.EN);
    private final SearchedTrees searched = SearchedTrees.of("infection", "search:depth=3", 6);
    private final DrawnTree tree = searched.tree();

    @AfterEach
    void close() {
        background.close();
    }

    @Test
    void theFinderGoesFromPlaceToPlace() {
        Waiting.onEventThread(() -> {
            DrawnTreePane pane = pane();
            JTextField field = part(pane, "drawntree.find", JTextField.class);
            JLabel count = part(pane, "drawntree.find-count", JLabel.class);
            JButton next = part(pane, "drawntree.find-next", JButton.class);
            assertThat(next.isEnabled()).isFalse();
            String move = tree.node(1).move().orElseThrow().text();
            field.setText(move);
            assertThat(count.getText()).endsWith("places");
            next.doClick();
            assertThat(pane.canvas().selected()).contains(1);
            assertThat(count.getText()).startsWith("1 of");
            part(pane, "drawntree.find-previous", JButton.class).doClick();
            int last = pane.canvas().selected().orElseThrow();
            assertThat(tree.node(last).move().orElseThrow().text()).startsWith(move);
            assertThat(last).isGreaterThan(1);
            field.setText("nowhere");
            assertThat(count.getText()).isEqualTo("not there");
            return null;
        });
    }

    @Test
    void theButtonsFoldAndZoom() {
        Waiting.onEventThread(() -> {
            DrawnTreePane pane = pane();
            part(pane, "drawntree.open-all", JButton.class).doClick();
            double all = pane.canvas().view().zoom();
            part(pane, "drawntree.larger", JButton.class).doClick();
            assertThat(pane.canvas().view().zoom()).isGreaterThan(all);
            part(pane, "drawntree.overview", JButton.class).doClick();
            assertThat(pane.canvas().view().zoom()).isGreaterThan(all);
            return null;
        });
    }

    /** Beside the tree stands the sum that the search had at the leaf. */
    @Test
    void theTermsOfALeafAddUpToItsValue() {
        int leaf = 0;
        while (tree.node(leaf).ending() != NodeEnding.LEAF) leaf++;
        ChosenNode chosen = new ChosenNode(leaf, tree.line(leaf), tree.node(leaf));
        Evaluator judge = searched.root().game().kind().strong();
        LeafPane pane = Waiting.onEventThread(() -> {
            LeafPane made = new LeafPane(wording, background, term -> {});
            made.show(searched.root(), Optional.of(judge), chosen);
            return made;
        });
        JTable terms = part(pane, "drawntree.terms", JTable.class);
        Waiting.until(
                "the leaf is judged", () -> terms.getRowCount() == judge.parts().size() + 1);
        String value = wording.of(tree.node(leaf).value());
        assertThat(Waiting.onEventThread(() -> terms.getValueAt(judge.parts().size(), 3)))
                .isEqualTo(value);
    }

    @Test
    void anInnerNodeHasNoTerms() {
        Waiting.onEventThread(() -> {
            LeafPane pane = new LeafPane(wording, background, term -> {});
            pane.show(searched.root(), Optional.of(searched.root().game().kind().strong()), root());
            assertThat(part(pane, "leaf.terms-caption", Component.class).isVisible())
                    .isFalse();
            pane.clear();
            return null;
        });
    }

    private ChosenNode root() {
        return new ChosenNode(0, tree.line(0), tree.node(0));
    }

    private DrawnTreePane pane() {
        UserSettings memory = UserSettings.in(new DataFolder(folder));
        DrawnTreePane pane = new DrawnTreePane(wording, background, memory, told -> {});
        pane.setSize(1000, 600);
        pane.doLayout();
        pane.canvas().show(searched.root(), tree);
        return pane;
    }

    private static <T extends Component> T part(Container whole, String name, Class<T> type) {
        return find(whole, name).map(type::cast).orElseThrow();
    }

    private static Optional<Component> find(Container whole, String name) {
        for (Component part : whole.getComponents()) {
            if (name.equals(part.getName())) return Optional.of(part);
            if (part instanceof Container container) {
                Optional<Component> found = find(container, name);
                if (found.isPresent()) return found;
            }
        }
        return Optional.empty();
    }
}
