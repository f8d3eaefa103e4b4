package lectern.gui.inspector;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.ListCellRenderer;
import javax.swing.UIManager;
import lectern.game.GameKind;
import lectern.gui.board.BoardColours;
import lectern.gui.wording.Wording;

/**
 * A step, or a part of one, as a numbered sentence, with the colour of its tier at its left edge; what is to come is
 * faint.
 */
final class StepRenderer extends JTextArea implements ListCellRenderer<StepRow> {
    /** The client property of the list that says how many of the steps have happened. */
    static final String SHOWN = "lectern.shown";

    /** The client property of the list that says whether the steps begin with the rule that they break. */
    static final String FOUL = "lectern.foul";

    private static final int STRIPE = 4;

    /** How far sentences stand in, with room for a triangle. */
    static final int INDENT = 20;

    private final transient Wording wording;
    private final transient Supplier<GameKind> game;
    private transient Icon fold;

    StepRenderer(Wording wording, Supplier<GameKind> game) {
        this.wording = wording;
        this.game = game;
        setLineWrap(true);
        setWrapStyleWord(true);
    }

    @Override
    public Component getListCellRendererComponent(
            JList<? extends StepRow> list, StepRow row, int index, boolean selected, boolean focused) {
        boolean happened = list.getClientProperty(SHOWN) instanceof Integer shown && row.end() <= shown;
        boolean broken = index == 0 && Boolean.TRUE.equals(list.getClientProperty(FOUL));
        Color told = broken ? UIManager.getColor("Text.bad") : list.getForeground();
        Color plain = happened ? told : UIManager.getColor("Label.disabledForeground");
        setFont(list.getFont());
        setForeground(selected ? list.getSelectionForeground() : plain);
        setBackground(selected ? list.getSelectionBackground() : list.getBackground());
        setBorder(BorderFactory.createCompoundBorder(
                BorderFactory.createMatteBorder(0, STRIPE, 0, 0, stripe(row)),
                BorderFactory.createEmptyBorder(4, row.part() > 0 ? 2 * INDENT : INDENT, 4, 4)));
        setText(wording.of(row.sentence()));
        getAccessibleContext().setAccessibleName(getText());
        fold = !row.canBeOpened() ? null : UIManager.getIcon(row.open() ? "Tree.expandedIcon" : "Tree.collapsedIcon");
        setToolTipText(fold == null ? null : wording.of("inspector.step.tip"));
        setSize(list.getWidth(), Short.MAX_VALUE);
        return this;
    }

    /** The triangle of a step that can be opened stands in front of its first line. */
    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        if (fold == null) return;
        int line = getFontMetrics(getFont()).getHeight();
        fold.paintIcon(
                this,
                graphics,
                (getInsets().left + STRIPE - fold.getIconWidth()) / 2,
                getInsets().top + (line - fold.getIconHeight()) / 2);
    }

    private Color stripe(StepRow row) {
        if (row.tier() == 0) return getBackground();
        return BoardColours.swatches(game.get()).of(row.tier()).colour();
    }
}
