package lectern.gui;

import java.util.Set;
import javax.swing.AbstractButton;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import lectern.gui.act.Acts;
import lectern.gui.look.LookColour;
import net.miginfocom.swing.MigLayout;

/** The edge of a window, with a button for each part that is not at its place. */
final class FoldedParts extends JPanel {
    private final transient Acts acts;
    private transient Set<WindowPart> folded = Set.of();

    FoldedParts(Acts acts) {
        super(new MigLayout("insets 4 2 4 2, wrap 1, gapy 2"));
        this.acts = acts;
        setName("edge");
        setVisible(false);
    }

    void show(Set<WindowPart> parts) {
        if (parts.equals(folded)) return;
        folded = Set.copyOf(parts);
        removeAll();
        for (WindowPart part : WindowPart.values()) {
            if (folded.contains(part)) add(button(part));
        }
        setVisible(!folded.isEmpty());
        revalidate();
    }

    private AbstractButton button(WindowPart part) {
        AbstractButton button = acts.iconButton(part.act());
        button.setFocusable(false);
        button.setName("edge." + part.word());
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        return button;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(BorderFactory.createMatteBorder(
                0, 1, 0, 0, LookColour.of("Component.borderColor", "Separator.foreground")));
    }
}
