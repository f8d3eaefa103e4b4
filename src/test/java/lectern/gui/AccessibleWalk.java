package lectern.gui;

import java.awt.AWTKeyStroke;
import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.AbstractButton;
import javax.swing.CellRendererPane;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JRootPane;
import javax.swing.JScrollBar;
import javax.swing.JScrollPane;
import javax.swing.JSlider;
import javax.swing.JSpinner;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JTree;
import javax.swing.JViewport;
import javax.swing.KeyStroke;
import javax.swing.text.JTextComponent;
import org.jfree.chart.ChartPanel;

/**
 * Goes through everything in a window that can be focused or acted on, as a screen reader finds it, and notes what it
 * could not tell. On the event thread only.
 */
public final class AccessibleWalk {
    /** What a key of a bundle looks like where a sentence should be. */
    private static final Pattern KEY = Pattern.compile("[a-z]+(\\.[a-z0-9-]+)+");

    private static final int FORWARD = KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS;
    private static final AWTKeyStroke TAB = AWTKeyStroke.getAWTKeyStroke("TAB");

    /** Labels that tell what was found, not what the field behind them is. */
    private static final Set<String> FINDINGS = Set.of("lab.headline", "lab.sum");

    /** What is painted here is words, and its name is these. */
    private static final Set<String> WRITTEN_LARGE = Set.of("present.standing", "present.clock");

    private final Set<String> offenders = new TreeSet<>();
    private final Set<Component> seen = new java.util.HashSet<>();
    private String where = "";

    /** Notes what cannot be told of a window, or a part of one, and everything in it that is visible. */
    public AccessibleWalk through(String place, Component root) {
        where = place;
        visit(root);
        return this;
    }

    public Collection<String> offenders() {
        return offenders;
    }

    /** How many controls were met. */
    public int size() {
        return seen.size();
    }

    private void visit(Component part) {
        boolean isPiece = part instanceof JScrollBar || part instanceof CellRendererPane;
        if (!part.isVisible() || isPiece) return;
        if (part instanceof JComponent component) check(component);
        boolean isWhole = part instanceof JSpinner || part instanceof JComboBox || part instanceof AbstractButton;
        if (part instanceof JMenu menu) for (Component item : menu.getMenuComponents()) visit(item);
        if (part instanceof Container container && !isWhole) {
            checkLabels(container);
            for (Component inner : container.getComponents()) visit(inner);
        }
    }

    /** What stands before a field is its label, and readers are told so. */
    private void checkLabels(Container container) {
        JLabel before = null;
        for (Component part : container.getComponents()) {
            if (!part.isVisible()) continue;
            boolean isField = part instanceof JSpinner
                    || part instanceof JComboBox
                    || part instanceof JSlider
                    || (part instanceof JTextComponent text && text.isEditable());
            if (before != null && isField && isBeside(before, part) && before.getLabelFor() != part)
                offend((JComponent) part, "is not what “" + before.getText() + "” is the label of");
            before = part instanceof JLabel label && isName(label) ? label : null;
        }
    }

    private static boolean isName(JLabel label) {
        return !isBlank(label.getText()) && (label.getName() == null || !FINDINGS.contains(label.getName()));
    }

    private static boolean isBeside(Component one, Component other) {
        return one.getX() < other.getX()
                && one.getY() < other.getY() + other.getHeight()
                && other.getY() < one.getY() + one.getHeight();
    }

    private void check(JComponent part) {
        if (!isControl(part)) {
            if (isPaintedByItself(part)) checkPainted(part);
            return;
        }
        seen.add(part);
        if (!(part instanceof Accessible)) {
            offend(part, "is not accessible");
            return;
        }
        AccessibleContext told = part.getAccessibleContext();
        AccessibleRole role = told.getAccessibleRole();
        if (role == null || role == AccessibleRole.UNKNOWN) offend(part, "has no role");
        String name = told.getAccessibleName();
        if (isBlank(name)) offend(part, "has no name");
        else if (KEY.matcher(name).matches() && !isFree(part)) offend(part, "is called " + name);
        String description = told.getAccessibleDescription();
        if (description != null && KEY.matcher(description).matches()) offend(part, "is described as " + description);
        if (needsDescription(part, name) && isBlank(description)) offend(part, "has no description");
        if (part.isFocusable() && keepsTab(part)) offend(part, "keeps the Tab key");
        new AccessibleCells(what -> offend(part, what)).check(part);
        whereOneWrites(part)
                .filter(inner -> isBlank(inner.getAccessibleContext().getAccessibleName()))
                .ifPresent(inner -> offend(part, "has no name where one writes"));
    }

    /** Whether Tab neither leads on from a part nor does what this part of Lectern decided itself. */
    private static boolean keepsTab(JComponent part) {
        KeyStroke[] own = part.getInputMap().keys();
        return !part.getFocusTraversalKeys(FORWARD).contains(TAB)
                && (own == null || !List.of(own).contains(TAB));
    }

    /** What takes no room shows nothing at the moment. */
    private void checkPainted(JComponent part) {
        if (part.getSize().width == 0 || part.getSize().height == 0) return;
        if (!(part instanceof Accessible)) {
            offend(part, "is not accessible");
            return;
        }
        AccessibleContext told = part.getAccessibleContext();
        if (isBlank(told.getAccessibleName())) offend(part, "is painted and has no words");
        if (isChart(part) && isBlank(told.getAccessibleDescription())) offend(part, "does not tell what it shows");
    }

    /** The keyboard comes to a part of what is one control. */
    private static Optional<Component> whereOneWrites(JComponent part) {
        if (part instanceof JSpinner spinner && spinner.getEditor() instanceof JSpinner.DefaultEditor editor)
            return Optional.of(editor.getTextField());
        if (part instanceof JComboBox<?> box && box.isEditable())
            return Optional.of(box.getEditor().getEditorComponent());
        return Optional.empty();
    }

    /** A control is what the keyboard comes to, and what can be pressed. */
    private static boolean isControl(JComponent part) {
        boolean isGround = part instanceof JScrollPane || part instanceof JViewport || part instanceof JRootPane;
        if (isGround || part instanceof JLabel) return false;
        if (part instanceof AbstractButton button) return !isOfLook(button);
        boolean known = (part instanceof JTextComponent text && text.isFocusable())
                || part instanceof JComboBox
                || part instanceof JTable
                || part instanceof JTree
                || part instanceof JSlider
                || part instanceof JSpinner
                || part instanceof JTabbedPane
                || part instanceof JProgressBar
                || part instanceof javax.swing.JList;
        return known
                || (isPaintedByItself(part)
                        && part.isFocusable()
                        && part.getInputMap().size() > 0);
    }

    private static boolean isPaintedByItself(JComponent part) {
        return part.getClass().getName().startsWith("lectern.")
                && (part.getClass().getSuperclass() == JComponent.class || part instanceof ChartPanel || isGround(part))
                && !part.getClass().getSimpleName().matches("Curtain|Overhead");
    }

    /** More than words can say: it needs a sentence for what it shows. */
    private static boolean isChart(JComponent part) {
        return part instanceof ChartPanel || (isGround(part) && !WRITTEN_LARGE.contains(part.getName()));
    }

    /** An empty panel that paints something on itself. */
    private static boolean isGround(JComponent part) {
        return part.getClass().getSuperclass() == JPanel.class
                && part.getComponentCount() == 0
                && Stream.of(part.getClass().getDeclaredMethods())
                        .anyMatch(method -> method.getName().equals("paintComponent"));
    }

    private static boolean isOfLook(AbstractButton button) {
        return button.getClass().getName().startsWith("com.formdev.")
                || button.getClass().getName().startsWith("javax.swing.plaf");
    }

    /** What a picture or a scale shows is more than what it is called, and a sign is no word. */
    private static boolean needsDescription(JComponent part, String name) {
        boolean signs = part instanceof AbstractButton
                && name != null
                && name.codePoints().noneMatch(Character::isLetterOrDigit);
        return signs || part instanceof JSlider || isPaintedByItself(part);
    }

    /** What users write themselves can look like anything. */
    private static boolean isFree(JComponent part) {
        return part instanceof AbstractButton || part instanceof JTextComponent;
    }

    private static boolean isBlank(String text) {
        return text == null || text.isBlank();
    }

    private void offend(JComponent part, String what) {
        offenders.add(where + ": " + path(part) + " " + what);
    }

    private static String path(Component part) {
        String own = Optional.ofNullable(part.getName())
                .orElse(
                        part.getClass().getSimpleName().isEmpty()
                                ? part.getClass().getName()
                                : part.getClass().getSimpleName());
        Container parent = part.getParent();
        while (parent != null && parent.getName() == null) parent = parent.getParent();
        return (parent == null ? "" : parent.getName() + " > ") + own + " ("
                + part.getClass().getName().replaceFirst(".*\\.", "") + ")";
    }
}
