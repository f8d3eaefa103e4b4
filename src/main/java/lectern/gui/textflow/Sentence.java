package lectern.gui.textflow;

import java.awt.Font;
import java.awt.Rectangle;
import java.awt.dnd.DropTarget;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import javax.swing.text.DefaultCaret;
import lectern.gui.look.LookColour;

/** Plain text over as many lines as it takes, in one of the look's manners, which a change of look does not undo. */
public final class Sentence extends JTextArea {
    /** What a sentence is, as far as its looks go. Colour is never the only sign of what it says. */
    public enum Manner {
        PLAIN("Label.foreground"),
        STRONG("Label.foreground"),
        MUTED("Text.muted"),
        GOOD("Text.good"),
        BAD("Text.bad");

        private final String colour;

        Manner(String colour) {
            this.colour = colour;
        }
    }

    private final float size;
    private Manner manner;

    /** @param size of its letters, as a multiple of the usual */
    public Sentence(Manner manner, float size) {
        this.manner = manner;
        this.size = size;
        ((DefaultCaret) getCaret()).setUpdatePolicy(DefaultCaret.NEVER_UPDATE);
        setEditable(false);
        setFocusable(false);
        setLineWrap(true);
        setWrapStyleWord(true);
        dress();
    }

    public void say(String text, Manner chosen) {
        manner = chosen;
        if (!getText().equals(text)) setText(text);
        dress();
    }

    /** What is dropped on it is for the window. */
    @Override
    public synchronized void setDropTarget(DropTarget target) {
        super.setDropTarget(null);
    }

    @Override
    public void scrollRectToVisible(Rectangle area) {
        // It stays where it is.
    }

    @Override
    public void updateUI() {
        super.updateUI();
        // The first time is inside the constructor of what this extends.
        if (manner != null) dress();
    }

    private void dress() {
        setOpaque(false);
        setBorder(null);
        Font usual = UIManager.getFont("Label.font");
        boolean bold = manner == Manner.STRONG || manner == Manner.GOOD || manner == Manner.BAD;
        if (usual != null) setFont(usual.deriveFont(bold ? Font.BOLD : Font.PLAIN, usual.getSize2D() * size));
        setForeground(LookColour.of(manner.colour, "Label.foreground"));
    }
}
