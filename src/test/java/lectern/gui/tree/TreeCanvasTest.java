package lectern.gui.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.ActionEvent;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import javax.accessibility.AccessibleRole;
import javax.swing.KeyStroke;
import lectern.game.Move;
import lectern.gui.OnEventThread;
import lectern.gui.wording.Wording;
import lectern.picture.tree.DrawnTree;
import lectern.picture.tree.SearchedTrees;
import lectern.picture.tree.TreeFolding;
import lectern.picture.tree.TreeHit;
import lectern.picture.tree.TreeView;
import lectern.picture.tree.UnfoldedTree;
import lectern.telling.trace.FineStep;
import lectern.text.Language;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A drawn tree is walked through with the mouse and the keys, and says which node is selected. */
@ExtendWith(OnEventThread.class)
class TreeCanvasTest {
    private static final int WIDTH = 1000;
    private static final int HEIGHT = 600;

    private final Wording wording = new Wording(Language.EN);
    private final TreeCanvas canvas = new TreeCanvas(wording);
    private final List<ChosenNode> chosen = new ArrayList<>();
    private final SearchedTrees searched = SearchedTrees.of("infection", "search:depth=3", 6);
    private final DrawnTree tree = searched.tree();

    @BeforeEach
    void show() {
        canvas.setSize(WIDTH, HEIGHT);
        canvas.follow(chosen::add);
        canvas.show(searched.root(), tree);
    }

    @Test
    void theKeysWalkThroughTheTree() {
        press("DOWN");
        assertThat(canvas.selected()).contains(0);
        press("DOWN");
        int best = canvas.selected().orElseThrow();
        assertThat(tree.isPrincipal(best)).isTrue();
        press("RIGHT");
        int sibling = canvas.selected().orElseThrow();
        assertThat(sibling).isGreaterThan(best);
        assertThat(tree.above(sibling)).contains(0);
        press("LEFT");
        assertThat(canvas.selected()).contains(best);
        press("UP");
        assertThat(canvas.selected()).contains(0);
        press("DOWN");
        press("HOME");
        assertThat(canvas.selected()).contains(0);
    }

    @Test
    void whoWalksOnPastTheShownSiblingsOpensTheOthers() {
        int last = tree.children(0).get(tree.children(0).size() - 1);
        canvas.select(tree.children(0).get(0));
        assertThat(folding().shows(last)).isFalse();
        for (int i = 1; i < tree.children(0).size(); i++) press("RIGHT");
        assertThat(canvas.selected()).contains(last);
    }

    @Test
    void whoSelectsANodeIsToldItsLineAndContent() {
        int deep = tree.size() - 1;
        canvas.select(deep);
        assertThat(chosen).containsExactly(new ChosenNode(deep, tree.line(deep), tree.node(deep)));
        assertThat(folding().shows(deep)).isTrue();
        assertThat(canvas.getAccessibleContext().getAccessibleDescription()).contains(lastMove(deep));
    }

    private String lastMove(int node) {
        List<Move> line = tree.line(node);
        return line.get(line.size() - 1).text();
    }

    @Test
    void aKeyFoldsTheSelectedNode() {
        press("SPACE");
        assertThat(canvas.selected()).contains(0);
        press("SPACE");
        assertThat(folding().isOpen(0)).isFalse();
        press("ENTER");
        assertThat(folding().isOpen(0)).isTrue();
    }

    @Test
    void aClickSelectsAndAnotherFolds() {
        MouseEvent click = at(0, 1);
        canvas.dispatchEvent(press(click));
        canvas.dispatchEvent(click);
        assertThat(canvas.selected()).contains(0);
        canvas.dispatchEvent(at(0, 2));
        assertThat(folding().isOpen(0)).isFalse();
    }

    @Test
    void aDragMovesTheTreeAndSelectsNothing() {
        TreeView before = canvas.view();
        MouseEvent release = at(0, 1);
        canvas.dispatchEvent(press(release));
        canvas.dispatchEvent(event(MouseEvent.MOUSE_DRAGGED, release.getX() + 80, release.getY() + 20, 0));
        canvas.dispatchEvent(event(MouseEvent.MOUSE_RELEASED, release.getX() + 80, release.getY() + 20, 1));
        assertThat(canvas.view()).isEqualTo(before.moved(80, 20));
        assertThat(canvas.selected()).isEmpty();
    }

    @Test
    void theWheelZoomsAtThePointer() {
        MouseEvent there = at(0, 1);
        TreeView before = canvas.view();
        canvas.dispatchEvent(new MouseWheelEvent(
                canvas, MouseEvent.MOUSE_WHEEL, 0, 0, there.getX(), there.getY(), 0, false, 0, 1, -2));
        assertThat(canvas.view().zoom()).isGreaterThan(before.zoom());
        assertThat(canvas.hit(there)).contains(new TreeHit(UnfoldedTree.Kind.NODE, 0));
        press("0");
        assertThat(canvas.view()).isEqualTo(before);
    }

    @Test
    void keysZoom() {
        double before = canvas.view().zoom();
        press("MINUS");
        assertThat(canvas.view().zoom()).isLessThan(before);
        press("PLUS");
        assertThat(canvas.view().zoom()).isCloseTo(before, org.assertj.core.api.Assertions.within(1e-9));
    }

    @Test
    void everythingIsOpenedAndClosedAtOnce() {
        canvas.openAll();
        assertThat(folding().shows(tree.size() - 1)).isTrue();
        canvas.closeAll();
        assertThat(folding().isOpen(0)).isFalse();
        canvas.overview();
        assertThat(folding().isOpen(0)).isTrue();
    }

    /** What the search reaches is brought into sight, and nothing is selected by that. */
    @Test
    void theSearchIsFollowedThroughTheTree() {
        var events = searched.decision().trace().orElseThrow().events();
        for (int at = 0; at <= events.size(); at += 97) {
            FineStep step = FineStep.of(events, at);
            canvas.showStep(step);
            if (step.current().isPresent())
                assertThat(folding().shows(step.entered() - 1)).isTrue();
            paint();
        }
        assertThat(chosen).isEmpty();
        canvas.showUpTo(3);
        canvas.showCurrent(tree.line(2));
        paint();
        canvas.showWhole();
        paint();
    }

    @Test
    void itSaysWhatItIs() {
        assertThat(canvas.getAccessibleContext().getAccessibleRole()).isEqualTo(AccessibleRole.CANVAS);
        assertThat(canvas.getAccessibleContext().getAccessibleName()).isEqualTo("Search tree");
        wording.switchTo(Language.PT);
        assertThat(canvas.getAccessibleContext().getAccessibleName()).isEqualTo("Árvore da pesquisa");
    }

    @Test
    void theNodeThatIsPointedAtIsExplained() {
        assertThat(canvas.getToolTipText(at(0, 1))).contains("The position");
        assertThat(canvas.getToolTipText(event(MouseEvent.MOUSE_MOVED, 2, HEIGHT - 2, 0)))
                .isNull();
    }

    @Test
    void anEmptyOneDoesNothing() {
        canvas.clear();
        press("DOWN");
        paint();
        assertThat(canvas.picture("")).isEmpty();
        assertThat(canvas.selected()).isEmpty();
    }

    private TreeFolding folding() {
        return canvas.sight().orElseThrow().folding();
    }

    private void paint() {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        canvas.paint(image.createGraphics());
    }

    private void press(String key) {
        Object name = canvas.getInputMap().get(KeyStroke.getKeyStroke(key));
        var action = canvas.getActionMap().get(name);
        if (action.isEnabled()) action.actionPerformed(new ActionEvent(canvas, 0, key));
    }

    /** A release of the mouse on a node. */
    private MouseEvent at(int node, int clicks) {
        for (int y = 0; y < HEIGHT; y += 4) {
            for (int x = 0; x < WIDTH; x += 4) {
                MouseEvent event = event(MouseEvent.MOUSE_RELEASED, x, y, clicks);
                if (canvas.hit(event)
                        .filter(new TreeHit(UnfoldedTree.Kind.NODE, node)::equals)
                        .isPresent()) {
                    return event(MouseEvent.MOUSE_RELEASED, x + 2, y + 20, clicks);
                }
            }
        }
        throw new AssertionError("node " + node + " is not in sight");
    }

    private MouseEvent press(MouseEvent release) {
        return event(MouseEvent.MOUSE_PRESSED, release.getX(), release.getY(), 1);
    }

    private MouseEvent event(int kind, int x, int y, int clicks) {
        return new MouseEvent(canvas, kind, 0, 0, x, y, clicks, false, MouseEvent.BUTTON1);
    }
}
