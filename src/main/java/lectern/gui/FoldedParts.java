package lectern.gui;

import java.awt.Dimension;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import javax.swing.AbstractButton;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import lectern.gui.act.Acts;
import lectern.gui.look.LookColour;
import net.miginfocom.swing.MigLayout;

/**
 * The edge of a window, with a button for each part that is not at its place. A button lives as long as the window does,
 * because its name is written again in each language; it is hidden while its part is at its place.
 */
final class FoldedParts extends JPanel {
    private final transient Acts acts;
    private final Map<WindowPart, AbstractButton> buttons = new EnumMap<>(WindowPart.class);
    private transient Set<WindowPart> folded = Set.of();

    FoldedParts(Acts acts) {
        super(new MigLayout("insets 4 2 4 2, wrap 1, gapy 2, hidemode 3"));
        this.acts = acts;
        setName("edge");
        setVisible(false);
    }

    void show(Set<WindowPart> parts) {
        if (parts.equals(folded)) return;
        folded = Set.copyOf(parts);
        if (buttons.isEmpty()) fill();
        buttons.forEach((part, button) -> button.setVisible(folded.contains(part)));
        setVisible(!folded.isEmpty());
        revalidate();
    }

    /** Not before it is known what can be done. */
    private void fill() {
        for (WindowPart part : WindowPart.values()) {
            AbstractButton button = button(part);
            buttons.put(part, button);
            add(button);
        }
    }

    private AbstractButton button(WindowPart part) {
        AbstractButton button = acts.iconButton(part.act());
        button.setFocusable(false);
        button.setName("edge." + part.word());
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        return button;
    }

    /** What stands at the place of a part that is folded to a line. */
    static AbstractButton line(Acts acts, WindowPart part) {
        AbstractButton line = acts.iconButton(part.act());
        line.setHideActionText(false);
        line.setName(part.word() + "-line");
        line.setHorizontalAlignment(SwingConstants.LEADING);
        line.putClientProperty("JButton.buttonType", "toolBarButton");
        return line;
    }

    /** What stands at the place of a part that is away altogether. */
    static JComponent nothing() {
        JPanel nothing = new JPanel();
        nothing.setMinimumSize(new Dimension());
        return nothing;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(BorderFactory.createMatteBorder(
                0, 1, 0, 0, LookColour.of("Component.borderColor", "Separator.foreground")));
    }
}
