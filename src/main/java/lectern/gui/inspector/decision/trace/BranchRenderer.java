package lectern.gui.inspector.decision.trace;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.util.List;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.JTree;
import javax.swing.UIManager;
import javax.swing.tree.TreeCellRenderer;
import lectern.game.Phrase;
import lectern.gui.look.LookColour;
import lectern.gui.wording.Wording;
import lectern.telling.trace.Branch;
import lectern.telling.trace.BranchText;

/** A row of a search tree: the move, what it is worth, and behind it, fainter, the rest. */
final class BranchRenderer extends JComponent implements Accessible, TreeCellRenderer {
    private static final int GAP = 8;

    private final transient Wording wording;
    private String move = "";
    private String value = "";
    private String details = "";
    private Color strong;
    private Color faint;

    BranchRenderer(Wording wording) {
        this.wording = wording;
    }

    @Override
    public Component getTreeCellRendererComponent(
            JTree tree, Object node, boolean selected, boolean expanded, boolean leaf, int row, boolean focus) {
        Branch branch = (Branch) node;
        move = branch.isRoot()
                ? wording.of("decision.tree.root-row")
                : branch.node().move().text();
        value = wording.of(BranchText.value(branch));
        List<Phrase> rest = BranchText.details(branch);
        details = String.join(
                wording.of("decision.fact.separator"),
                rest.stream().map(wording::of).toList());
        setFont(tree.getFont());
        strong = selected ? selection(tree) : UIManager.getColor("Tree.textForeground");
        faint = selected ? strong : UIManager.getColor("Label.disabledForeground");
        return this;
    }

    private static Color selection(JTree tree) {
        String focused = "Tree.selectionForeground";
        return tree.isFocusOwner()
                ? UIManager.getColor(focused)
                : LookColour.of("Tree.selectionInactiveForeground", focused);
    }

    @Override
    public Dimension getPreferredSize() {
        int gaps = 2 * UIScale.scale(GAP);
        int width = bold().stringWidth(move) + plain().stringWidth(value) + plain().stringWidth(details) + gaps;
        return new Dimension(width + gaps, plain().getHeight());
    }

    @Override
    protected void paintComponent(Graphics g) {
        int baseline = (getHeight() - plain().getHeight()) / 2 + plain().getAscent();
        int x = 0;
        g.setColor(strong);
        g.setFont(getFont().deriveFont(Font.BOLD));
        g.drawString(move, x, baseline);
        x += bold().stringWidth(move) + UIScale.scale(GAP);
        g.setFont(getFont());
        g.drawString(value, x, baseline);
        x += plain().stringWidth(value) + UIScale.scale(GAP);
        g.setColor(faint);
        g.drawString(details, x, baseline);
    }

    private FontMetrics bold() {
        return getFontMetrics(getFont().deriveFont(Font.BOLD));
    }

    private FontMetrics plain() {
        return getFontMetrics(getFont());
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) accessibleContext = new AccessibleBranch();
        return accessibleContext;
    }

    private final class AccessibleBranch extends AccessibleJComponent {
        @Override
        public String getAccessibleName() {
            return String.join(" ", move, value, details);
        }

        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.LABEL;
        }
    }
}
