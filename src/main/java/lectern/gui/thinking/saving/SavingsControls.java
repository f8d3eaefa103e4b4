package lectern.gui.thinking.saving;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.util.List;
import java.util.function.Function;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JSlider;
import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.gui.act.WindowKeys;
import lectern.gui.textflow.Prose;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.search.SearchVariant;
import lectern.search.saving.SavingsPlan;
import net.miginfocom.swing.MigLayout;

/** Which searches are compared: how deep, how many moves of each position, and how many positions each may look at. */
final class SavingsControls extends JPanel {
    private static final int DEEPEST = 8;

    /** So deep, and with so few positions, all of it is there at once. */
    private static final int FIRST_DEPTH = 3;

    private static final int SLIDER = 120;
    private static final List<Long> LIMITS = List.of(100_000L, 1_000_000L, 10_000_000L);
    private static final List<Integer> BRANCHINGS = List.of(0, 2, 3, 4, 6, 10);

    private final transient Wording wording;
    private final JSlider depth = new JSlider(1, DEEPEST, FIRST_DEPTH);
    private final JLabel depthName = new JLabel();
    private final JComboBox<Integer> branching = new JComboBox<>(BRANCHINGS.toArray(Integer[]::new));
    private final JLabel branchingName = new JLabel();
    private final JComboBox<Long> limit = new JComboBox<>(LIMITS.toArray(Long[]::new));
    private final JLabel limitName = new JLabel();
    private final JButton compare = new JButton();
    private final JButton stop = new JButton();
    private final JButton save = new JButton();
    private final Prose status = new Prose("saving-status", "muted");

    SavingsControls(Wording wording, Runnable comparing, Runnable stopping, Runnable saving) {
        super(new MigLayout("insets 0, fillx, gapy 4, novisualpadding", "[grow, fill]"));
        this.wording = wording;
        JPanel row = WrapLayout.row("saving-controls");
        row.add(together(depthName, depth));
        row.add(together(branchingName, branching));
        row.add(together(limitName, limit));
        JPanel buttons = WrapLayout.row("saving-buttons");
        for (JButton button : List.of(compare, stop, save)) buttons.add(button);
        add(row, "wmin 0, wrap");
        add(buttons, "wmin 0, wrap");
        add(status, "wmin 0");
        name();
        depth.addChangeListener(event -> writeDepth());
        compare.addActionListener(event -> comparing.run());
        stop.addActionListener(event -> stopping.run());
        save.addActionListener(event -> saving.run());
        enable(false, false);
    }

    /** A name and what it names are not parted by the end of a line. */
    private static JPanel together(JLabel name, Component named) {
        JPanel group = new JPanel(new MigLayout("insets 0, gapx 4, novisualpadding"));
        group.setOpaque(false);
        group.add(name);
        group.add(named);
        return group;
    }

    private void name() {
        depth.setName("saving.depth");
        depth.setPreferredSize(new Dimension(UIScale.scale(SLIDER), depth.getPreferredSize().height));
        depth.setSnapToTicks(true);
        depth.setMajorTickSpacing(1);
        WindowKeys.leaveAll(depth);
        branching.setName("saving.branching");
        limit.setName("saving.limit");
        compare.setName("saving.compare");
        stop.setName("saving.stop");
        save.setName("saving.save");
        branching.setRenderer(new Worded(number -> Integer.valueOf(0).equals(number)
                ? wording.of("thinking.branching.all")
                : wording.of("thinking.branching.best", number)));
        limit.setRenderer(new Worded(nodes -> wording.of("saving.positions", nodes)));
        depthName.setLabelFor(depth);
        branchingName.setLabelFor(branching);
        limitName.setLabelFor(limit);
    }

    SavingsPlan plan(Position position, Evaluator evaluator) {
        return new SavingsPlan(
                position,
                evaluator,
                SearchVariant.LADDER,
                depth.getValue(),
                (Integer) branching.getSelectedItem(),
                (Long) limit.getSelectedItem());
    }

    /**
     * @param working whether there is something to stop
     * @param found whether there is something to save
     */
    void enable(boolean working, boolean found) {
        compare.setEnabled(!working);
        stop.setEnabled(working);
        save.setEnabled(found);
    }

    /** How far it is. */
    void tell(String text) {
        status.setText(text);
    }

    private void writeDepth() {
        depthName.setText(wording.of("saving.up-to", depth.getValue()));
    }

    void rewrite() {
        writeDepth();
        depth.getAccessibleContext().setAccessibleDescription(wording.of("speech.depth-up-to"));
        branchingName.setText(wording.of("thinking.branching"));
        limitName.setText(wording.of("saving.limit"));
        limit.setToolTipText(wording.of("saving.limit.tip"));
        compare.setText(wording.of("saving.compare"));
        compare.setToolTipText(wording.of("saving.compare.tip"));
        stop.setText(wording.of("saving.stop"));
        save.setText(wording.of("saving.save.button"));
        save.setToolTipText(wording.of("saving.save.tip"));
        repaint();
    }

    /** Writes what can be chosen in the language in force. */
    private static final class Worded extends DefaultListCellRenderer {
        private final transient Function<Object, String> words;

        private Worded(Function<Object, String> words) {
            this.words = words;
        }

        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            String word = value == null ? "" : words.apply(value);
            return super.getListCellRendererComponent(list, word, index, selected, focused);
        }
    }
}
