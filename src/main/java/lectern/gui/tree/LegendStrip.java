package lectern.gui.tree;

import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.Optional;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import lectern.gui.wording.Wording;
import lectern.picture.tree.DrawnTree;
import lectern.picture.tree.TreeLegend;
import lectern.picture.tree.TreeStyle;

/** The legend below a drawn tree, as high as its lines. */
final class LegendStrip extends JComponent implements Accessible {
    private final transient TreeCanvas canvas;
    private final transient Wording wording;
    private transient Optional<DrawnTree> explained = Optional.empty();
    private transient Optional<TreeLegend> legend = Optional.empty();

    LegendStrip(TreeCanvas canvas, Wording wording) {
        this.canvas = canvas;
        this.wording = wording;
        setName("drawntree.legend");
        canvas.hear(this::explain);
        wording.write(this::rewrite);
    }

    private void explain() {
        Optional<DrawnTree> shown = canvas.sight().map(TreeSight::tree);
        if (!shown.equals(explained)) rewrite();
    }

    private void rewrite() {
        explained = canvas.sight().map(TreeSight::tree);
        legend = canvas.sight()
                .map(shown -> new TreeLegend(shown.tree(), shown.root(), TreeTheme.inForce(shown.root()), wording::of));
        getAccessibleContext()
                .setAccessibleName(
                        legend.map(signs -> String.join(", ", signs.texts())).orElse(""));
        revalidate();
        repaint();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (canvas != null) EventQueue.invokeLater(this::rewrite);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (legend.isEmpty()) return;
        Graphics2D g = (Graphics2D) graphics.create();
        double scale = TreeCanvas.scale();
        TreeStyle style = TreeTheme.inForce(canvas.sight().orElseThrow().root());
        g.setColor(style.paper());
        g.fillRect(0, 0, getWidth(), getHeight());
        g.scale(scale, scale);
        legend.get().paint(g, getWidth() / scale);
        g.dispose();
    }

    @Override
    public Dimension getPreferredSize() {
        double scale = TreeCanvas.scale();
        int width = getWidth() == 0 ? 600 : getWidth();
        double high = legend.map(signs -> signs.height(width / scale)).orElse(0.0);
        return new Dimension(10, (int) Math.ceil(high * scale));
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = width != getWidth();
        super.setBounds(x, y, width, height);
        if (other) EventQueue.invokeLater(this::revalidate);
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) accessibleContext = new AccessibleLegend();
        return accessibleContext;
    }

    /** Text that is painted. */
    private final class AccessibleLegend extends AccessibleJComponent {
        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.LABEL;
        }
    }
}
