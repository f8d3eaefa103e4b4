package lectern.gui.thinking.trials;

import java.awt.Component;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.DefaultComboBoxModel;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import lectern.gui.act.Icons;
import lectern.gui.dialog.Labelled;
import lectern.gui.dialog.NumberSpinner;
import lectern.gui.textflow.Prose;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.search.TrialOptions;
import lectern.search.TrialRule;
import lectern.telling.TrialTelling;
import net.miginfocom.swing.MigLayout;

/** What is set of a run: its rule, which is explained, the exploration constant, the length of playouts, the seed. */
final class TrialControls extends JPanel {
    private static final int MOST_SEED = 999_999;
    private static final List<Integer> LONG = List.of(2, 5, 10, 20, 50, 100, TrialOptions.LONGEST_ROLL_OUT);
    private static final List<Integer> SHORT = List.of(0, 1, 2, 4, 8, 16);

    private final transient Wording wording;
    private final transient Consumer<TrialSettings> changed;
    private final JComboBox<TrialRule> rule = new JComboBox<>(TrialRule.values());
    private final JLabel ruleName = new JLabel();
    private final JLabel constantName = new JLabel();
    private final JLabel constant = new JLabel();
    private final ExplorationSlider slider = new ExplorationSlider(this::say, value -> tell());
    private final JLabel playoutName = new JLabel();
    private final JComboBox<Integer> playout = new JComboBox<>();
    private final JLabel seedName = new JLabel();
    private final JSpinner seed = new NumberSpinner(new SpinnerNumberModel(1, 0, MOST_SEED, 1));
    private final JButton restart = new JButton(Icons.named("restart"));
    private final JPanel exploring;
    private final Prose about = new Prose("trials-about", "");
    private final Prose formula = new Prose("trials-formula", "");
    private final Prose letters = new Prose("trials-letters", "muted");
    private boolean filling;

    /**
     * @param changed hears settings that differ
     * @param again begins again with no trials
     */
    TrialControls(TrialSettings settings, Wording wording, Consumer<TrialSettings> changed, Runnable again) {
        super(new MigLayout("insets 0, fillx, gapy 4, hidemode 3, novisualpadding", "[grow, fill]"));
        this.wording = wording;
        this.changed = changed;
        rule.setName("trials.rule");
        playout.setName("trials.playout");
        seed.setName("trials.seed");
        seed.setEditor(new JSpinner.NumberEditor(seed, "0"));
        restart.setName("trials.restart");
        constant.setName("trials.constant-shown");
        JPanel row = WrapLayout.row("trials-settings");
        exploring = group(constantName, slider, constant);
        row.add(group(ruleName, rule));
        row.add(exploring);
        row.add(group(playoutName, playout));
        row.add(group(seedName, seed));
        row.add(restart);
        add(row, "growx, wmin 0, wrap");
        for (Prose text : List.of(about, formula, letters)) add(text, "growx, wmin 0, wrap");
        ruleName.setLabelFor(rule);
        constantName.setLabelFor(slider);
        playoutName.setLabelFor(playout);
        seedName.setLabelFor(seed);
        rule.setRenderer(new Named(value -> wording.of(TrialTelling.name((TrialRule) value))));
        playout.setRenderer(new Named(value -> plies((Integer) value)));
        fill(settings);
        Labelled.chosen(rule, chosen -> {
            if (!filling) usual();
        });
        Labelled.chosen(playout, chosen -> tell());
        seed.addChangeListener(event -> tell());
        restart.addActionListener(event -> again.run());
    }

    private static JPanel group(JComponent... parts) {
        JPanel group = new JPanel(new MigLayout("insets 0 0 0 8, gap 4, novisualpadding"));
        group.setOpaque(false);
        for (JComponent part : parts) group.add(part);
        return group;
    }

    void rewrite() {
        ruleName.setText(wording.of("trials.rule"));
        constantName.setText(wording.of("trials.constant"));
        slider.setToolTipText(wording.of("trials.constant.tip", TrialWork.MADE_AGAIN));
        playoutName.setText(wording.of("trials.playout"));
        playout.setToolTipText(wording.of("trials.playout.tip", TrialOptions.LONGEST_ROLL_OUT));
        seedName.setText(wording.of("trials.seed"));
        restart.setText(wording.of("trials.restart"));
        restart.setToolTipText(wording.of("trials.restart.tip"));
        letters.setText(wording.of("trials.formula.letters"));
        formula.setToolTipText(letters.getText());
        say();
    }

    /** Where there is little room, what the letters mean is told only to the pointer. */
    void narrow(boolean little) {
        letters.setVisible(!little);
    }

    private void say() {
        constant.setText(wording.numbers().text(slider.constant()));
        about.setText(wording.of(TrialTelling.about(chosen())));
        formula.setText(wording.of(TrialTelling.formula(chosen())));
        rule.repaint();
        playout.repaint();
    }

    private TrialRule chosen() {
        return (TrialRule) rule.getSelectedItem();
    }

    /** Another rule has constants of its own. */
    private void usual() {
        fill(new TrialSettings(TrialOptions.usual(chosen()), seed()));
        tell();
    }

    /** Shows settings without telling of them. */
    void fill(TrialSettings settings) {
        filling = true;
        TrialOptions options = settings.options();
        rule.setSelectedItem(options.rule());
        slider.standAt(options.exploration());
        exploring.setVisible(options.rule().explores());
        List<Integer> lengths = options.rule().isInformed() ? SHORT : LONG;
        playout.setModel(new DefaultComboBoxModel<>(lengths.toArray(Integer[]::new)));
        playout.setSelectedItem(options.rollOut());
        seed.setValue((int) settings.seed());
        filling = false;
        say();
    }

    private long seed() {
        return ((Number) seed.getValue()).longValue();
    }

    private void tell() {
        if (filling) return;
        int plies = (Integer) playout.getSelectedItem();
        changed.accept(new TrialSettings(new TrialOptions(chosen(), plies, slider.constant()), seed()));
    }

    private String plies(int length) {
        if (length < TrialOptions.LONGEST_ROLL_OUT) return wording.of("trials.playout.plies", length);
        return wording.of("trials.playout.end");
    }

    /** A choice whose values have names in the language in force. */
    private static final class Named extends DefaultListCellRenderer {
        private final transient Function<Object, String> names;

        Named(Function<Object, String> names) {
            this.names = names;
        }

        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            return super.getListCellRendererComponent(list, names.apply(value), index, selected, focused);
        }
    }
}
