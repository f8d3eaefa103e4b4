package lectern.gui.look;

import javax.swing.JLabel;
import javax.swing.UIManager;

/**
 * A label that is lettered or coloured in one of the theme's manners, and stays so when theme or scale change.
 * FlatLaf's style classes do the same, but the first of them costs the start as much as a quarter of an empty window.
 */
public final class StyledLabel extends JLabel {
    /** What a text is, as far as its looks go. Colour is never the only sign of what it says. */
    public enum Style {
        TITLE("h2.font", "Label.foreground"),
        HEADING("h4.font", "Label.foreground"),
        MUTED("Label.font", "Text.muted"),
        SMALL("small.font", "Text.muted"),
        GOOD("Label.font", "Text.good"),
        BAD("Label.font", "Text.bad");

        private final String font;
        private final String colour;

        Style(String font, String colour) {
            this.font = font;
            this.colour = colour;
        }
    }

    private Style style;

    public StyledLabel(Style style) {
        setStyle(style);
    }

    public void setStyle(Style chosen) {
        style = chosen;
        dress();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        // The first time is inside the constructor of what this extends.
        if (style != null) dress();
    }

    /** A look that knows none of this leaves the label as it is. */
    private void dress() {
        if (UIManager.getFont(style.font) != null) setFont(UIManager.getFont(style.font));
        if (UIManager.getColor(style.colour) != null) setForeground(UIManager.getColor(style.colour));
    }
}
