package lectern.gui.inspector;

import java.awt.Color;
import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.ListCellRenderer;
import javax.swing.UIManager;
import lectern.game.Effect;
import lectern.gui.Wording;
import lectern.gui.board.BoardColours;

/** A step as a numbered sentence, with the colour of its tier at its left edge; steps to come are faint. */
final class StepRenderer extends JLabel implements ListCellRenderer<Effect> {
    /** The client property of the list that says how many of the steps have happened. */
    static final String SHOWN = "lectern.shown";

    private static final int GROUPS = 8;
    private static final int STRIPE = 4;
    private static final int MARGINS = 24;

    /** The styles of Swing's HTML take a pixel for 1.3 pixels; a number without a unit is taken as it is. */
    private static String pixels(int width) {
        return String.valueOf((int) (width / 1.3));
    }

    private final transient Wording wording;

    StepRenderer(Wording wording) {
        this.wording = wording;
        setOpaque(true);
    }

    @Override
    public Component getListCellRendererComponent(
            JList<? extends Effect> list, Effect effect, int index, boolean selected, boolean focused) {
        int width = Math.max(MARGINS, list.getWidth() - MARGINS);
        boolean happened = list.getClientProperty(SHOWN) instanceof Integer shown && index < shown;
        Color plain = happened ? list.getForeground() : UIManager.getColor("Label.disabledForeground");
        setFont(list.getFont());
        setForeground(selected ? list.getSelectionForeground() : plain);
        setBackground(selected ? list.getSelectionBackground() : list.getBackground());
        setBorder(BorderFactory.createCompoundBorder(
                BorderFactory.createMatteBorder(0, STRIPE, 0, 0, stripe(effect)),
                BorderFactory.createEmptyBorder(4, 8, 4, 4)));
        setText("<html><body style='width: " + pixels(width) + "'>" + (index + 1) + ". "
                + escaped(wording.of(effect.reason())) + "</body></html>");
        return this;
    }

    private Color stripe(Effect effect) {
        if (effect.tier() == 0) return getBackground();
        return BoardColours.palette().of("mark.group", effect.tier(), GROUPS);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
