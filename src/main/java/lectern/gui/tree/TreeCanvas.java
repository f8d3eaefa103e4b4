package lectern.gui.tree;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.JToolTip;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.gui.chart.LinesTip;
import lectern.gui.look.FocusFrame;
import lectern.gui.wording.Wording;
import lectern.picture.tree.DrawnTree;
import lectern.picture.tree.FirstView;
import lectern.picture.tree.Growth;
import lectern.picture.tree.TreeFolding;
import lectern.picture.tree.TreeHit;
import lectern.picture.tree.TreeLayout;
import lectern.picture.tree.TreePainting;
import lectern.picture.tree.TreePicture;
import lectern.picture.tree.TreeStyle;
import lectern.picture.tree.TreeView;
import lectern.picture.tree.UnfoldedTree;
import lectern.telling.trace.FineStep;

/**
 * A drawn tree on the screen. It is dragged, zoomed with the wheel, walked through with the keys; a click selects a node,
 * and a second one folds it. On the event thread only.
 */
public final class TreeCanvas extends JComponent implements Accessible {
    private static final int NOTHING = -1;

    private final transient Wording wording;
    private final transient List<Consumer<ChosenNode>> watchers = new ArrayList<>();
    private final transient List<Runnable> ears = new ArrayList<>();
    private transient Optional<TreeSight> sight = Optional.empty();
    private transient TreeView view = TreeView.START;
    private transient Growth growth = Growth.WHOLE;
    private int selected = NOTHING;
    private final transient FocusFrame focus = new FocusFrame(this);

    /** Whether it is shown as a whole, in whatever room there is. */
    private boolean fitted = true;

    public TreeCanvas(Wording wording) {
        this.wording = wording;
        setName("drawntree.canvas");
        setFocusable(true);
        setOpaque(true);
        setToolTipText("");
        TreeMouse mouse = new TreeMouse(this);
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        addMouseWheelListener(mouse);
        new TreeKeys(this).bind();
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                if (fitted) fit();
            }
        });
        wording.write(this::rewrite);
    }

    /** Who wants to know which node the user selects. */
    public void follow(Consumer<ChosenNode> watcher) {
        watchers.add(watcher);
    }

    /** Who wants to know that another tree is shown, or the same one unfolded in another way. */
    void hear(Runnable ear) {
        ears.add(ear);
    }

    /** Shows a tree that begins in a position, with what explains it open. */
    public void show(Position root, DrawnTree tree) {
        sight = Optional.of(TreeSight.first(root, tree, wording::of));
        growth = Growth.WHOLE;
        selected = NOTHING;
        fit();
        changed();
    }

    public void clear() {
        sight = Optional.empty();
        selected = NOTHING;
        changed();
    }

    /** Shows the tree as far as it has grown at a moment of its search, and where the search is. */
    public void showStep(FineStep step) {
        sight.ifPresent(shown -> showGrowth(Growth.of(shown.tree(), step)));
    }

    /** Shows the first nodes of the tree only; the others are faint. */
    public void showUpTo(int nodesEntered) {
        showGrowth(new Growth(nodesEntered, NOTHING, true));
    }

    /** Marks the node at the end of a line as the one that the search is at. */
    public void showCurrent(List<Move> line) {
        sight.flatMap(shown -> shown.tree().at(line, growth.entered()))
                .ifPresent(node -> showGrowth(new Growth(growth.entered(), node, growth.left())));
    }

    /** The search is over: the whole tree is shown with its values. */
    public void showWhole() {
        showGrowth(Growth.WHOLE);
    }

    /** Shows a moment of the search, which {@link #tree()} knows the nodes of. */
    public void showGrowth(Growth grown) {
        growth = grown;
        if (sight.isPresent() && grown.current() != NOTHING) {
            reveal(grown.current());
            bring(grown.current());
        }
        repaint();
    }

    /** What is shown, if anything is. */
    public Optional<DrawnTree> tree() {
        return sight.map(TreeSight::tree);
    }

    Optional<TreeSight> sight() {
        return sight;
    }

    /** What is shown, as a picture for a file. */
    public Optional<TreePicture> picture(String title) {
        return sight.map(shown -> new TreePicture(shown.layout(), shown.root(), wording::of, title));
    }

    /** The number of the selected node, if one is. */
    Optional<Integer> selected() {
        return selected == NOTHING ? Optional.empty() : Optional.of(selected);
    }

    /** Selects a node, which is brought into sight. */
    public void select(int node) {
        TreeSight shown = sight.orElseThrow();
        reveal(node);
        bring(node);
        if (selected != node) {
            selected = node;
            ChosenNode chosen =
                    new ChosenNode(node, shown.tree().line(node), shown.tree().node(node));
            describe();
            watchers.forEach(watcher -> watcher.accept(chosen));
        }
        repaint();
    }

    private void reveal(int node) {
        TreeFolding folding = sight.orElseThrow().folding();
        if (!folding.shows(node)) unfold(folding.revealing(node), node);
    }

    private void bring(int node) {
        TreeView before = view;
        view = view.showing(sight.orElseThrow().layout(), node, width(), height());
        if (!view.equals(before)) fitted = false;
    }

    /** Opens or closes a node, which stays where it is. */
    void toggle(int node) {
        unfold(sight.orElseThrow().folding().toggled(node), node);
    }

    /** Shows every child of a node. */
    void openBunch(int node) {
        unfold(sight.orElseThrow().folding().whole(node), node);
    }

    private void unfold(TreeFolding folding, int anchor) {
        TreeSight before = sight.orElseThrow();
        TreeSight after = before.unfolded(folding);
        int kept = folding.shows(anchor) && before.folding().shows(anchor)
                ? anchor
                : before.tree().above(anchor).orElse(0);
        sight = Optional.of(after);
        view = view.keeping(kept, before.layout(), after.layout());
        fitted = false;
        changed();
    }

    public void openAll() {
        refold(TreeFolding::open);
    }

    public void closeAll() {
        refold(TreeFolding::closed);
    }

    /** Opens what explains the tree, and closes the rest. */
    public void overview() {
        refold(FirstView::of);
    }

    private void refold(UnfoldAll way) {
        if (sight.isEmpty()) return;
        sight = sight.map(shown -> shown.unfolded(way.of(shown.tree())));
        fit();
        changed();
    }

    /** A way to fold a whole tree. */
    private interface UnfoldAll {
        TreeFolding of(DrawnTree tree);
    }

    /** Shows all that is unfolded. */
    public void fit() {
        fitted = true;
        sight.ifPresent(shown -> view = TreeView.fitting(shown.layout(), width(), height()));
        repaint();
    }

    public void zoom(double factor) {
        zoom(factor, width() / 2, height() / 2);
    }

    /** Larger by a factor, around a point in units of the drawing. */
    void zoom(double factor, double x, double y) {
        look(now -> now.zoomed(factor, x, y));
    }

    public void pan(double across, double down) {
        look(now -> now.moved(across, down));
    }

    private void look(UnaryOperator<TreeView> change) {
        view = change.apply(view);
        fitted = false;
        repaint();
    }

    TreeView view() {
        return view;
    }

    Optional<TreeHit> hit(MouseEvent event) {
        return sight.flatMap(shown -> shown.layout().hit(view, event.getX() / scale(), event.getY() / scale()));
    }

    static double scale() {
        return UIScale.getUserScaleFactor();
    }

    private double width() {
        return getWidth() / scale();
    }

    private double height() {
        return getHeight() / scale();
    }

    private void changed() {
        describe();
        ears.forEach(Runnable::run);
        repaint();
    }

    private void rewrite() {
        sight = sight.map(shown -> shown.reworded(wording::of));
        getAccessibleContext().setAccessibleName(wording.of("drawntree.name"));
        changed();
    }

    /** The node that is selected, or else how large the tree is. */
    private void describe() {
        int nodes = sight.map(shown -> shown.tree().size()).orElse(0);
        getAccessibleContext()
                .setAccessibleDescription(selected()
                        .map(node -> String.join(" ", said(node)))
                        .orElseGet(() -> wording.of("speech.nodes", nodes) + " " + wording.of("drawntree.keys")));
    }

    List<String> said(int node) {
        List<Phrase> told = sight.orElseThrow().tree().node(node).told();
        return told.stream().map(wording::of).toList();
    }

    @Override
    public String getToolTipText(MouseEvent event) {
        return hit(event).map(this::tip).orElse(null);
    }

    private String tip(TreeHit hit) {
        if (!growth.isDone(sight.orElseThrow().tree(), hit.node())) return null;
        if (hit.kind() == UnfoldedTree.Kind.BUNCH) return wording.of("drawntree.bunch-tip");
        if (hit.kind() == UnfoldedTree.Kind.NODE) return String.join("\n", said(hit.node()));
        int saved = sight.orElseThrow().tree().node(hit.node()).saved();
        return wording.of("drawntree.cut-tip", saved);
    }

    @Override
    public JToolTip createToolTip() {
        return new LinesTip(this);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setColor(getBackground());
        Rectangle part = g.getClipBounds();
        if (part == null) part = new Rectangle(0, 0, getWidth(), getHeight());
        if (sight.isPresent()) paint(g, sight.get(), part);
        g.dispose();
        focus.paint(graphics);
    }

    private void paint(Graphics2D g, TreeSight shown, Rectangle part) {
        TreeStyle style = TreeTheme.inForce(shown.root());
        g.setColor(style.paper());
        g.fill(part);
        double scale = scale();
        g.scale(scale, scale);
        Rectangle2D seen =
                new Rectangle2D.Double(part.x / scale, part.y / scale, part.width / scale, part.height / scale);
        TreeLayout layout = shown.layout();
        TreePainting painting = new TreePainting(layout, view, style, shown.labels(), growth);
        painting.paint(g, seen);
        if (selected != NOTHING) painting.mark(g, selected);
    }

    @Override
    public Dimension getPreferredSize() {
        return UIScale.scale(new Dimension(600, 360));
    }

    @Override
    public Dimension getMinimumSize() {
        return UIScale.scale(new Dimension(160, 120));
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) accessibleContext = new AccessibleCanvas();
        return accessibleContext;
    }

    /** A picture that can be walked through. */
    private final class AccessibleCanvas extends AccessibleJComponent {
        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.CANVAS;
        }
    }
}
