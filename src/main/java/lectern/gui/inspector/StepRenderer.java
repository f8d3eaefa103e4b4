package lectern.gui.inspector;

import java.awt.Color;
import java.awt.Component;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.ListCellRenderer;
import javax.swing.UIManager;
import lectern.game.Effect;
import lectern.game.GameKind;
import lectern.gui.board.BoardColours;
import lectern.gui.wording.Wording;

/** A step as a numbered sentence, with the colour of its tier at its left edge; steps to come are faint. */
final class StepRenderer extends JTextArea implements ListCellRenderer<Effect> {
    /** The client property of the list that says how many of the steps have happened. */
    static final String SHOWN = "lectern.shown";

    /** The client property of the list that says whether the steps begin with the rule that they break. */
    static final String FOUL = "lectern.foul";

    private static final int STRIPE = 4;

    private final transient Wording wording;
    private final transient Supplier<GameKind> game;

    StepRenderer(Wording wording, Supplier<GameKind> game) {
        this.wording = wording;
        this.game = game;
        setLineWrap(true);
        setWrapStyleWord(true);
    }

    @Override
    public Component getListCellRendererComponent(
            JList<? extends Effect> list, Effect effect, int index, boolean selected, boolean focused) {
        boolean happened = list.getClientProperty(SHOWN) instanceof Integer shown && index < shown;
        boolean broken = index == 0 && Boolean.TRUE.equals(list.getClientProperty(FOUL));
        Color told = broken ? UIManager.getColor("Text.bad") : list.getForeground();
        Color plain = happened ? told : UIManager.getColor("Label.disabledForeground");
        setFont(list.getFont());
        setForeground(selected ? list.getSelectionForeground() : plain);
        setBackground(selected ? list.getSelectionBackground() : list.getBackground());
        setBorder(BorderFactory.createCompoundBorder(
                BorderFactory.createMatteBorder(0, STRIPE, 0, 0, stripe(effect)),
                BorderFactory.createEmptyBorder(4, 8, 4, 4)));
        setText(wording.of("inspector.step", index + 1, effect.reason()));
        setSize(list.getWidth(), Short.MAX_VALUE);
        return this;
    }

    private Color stripe(Effect effect) {
        if (effect.tier() == 0) return getBackground();
        return BoardColours.swatches(game.get()).of(effect.tier()).colour();
    }
}
