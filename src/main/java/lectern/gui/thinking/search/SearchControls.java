package lectern.gui.thinking.search;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JSlider;
import lectern.gui.act.WindowKeys;
import lectern.gui.dialog.Labelled;
import lectern.gui.textflow.Prose;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.search.Refinement;
import lectern.search.Refinements;
import lectern.search.SearchVariant;
import lectern.telling.pseudocode.ListingForm;
import net.miginfocom.swing.MigLayout;

/** Which search is watched: a rung of the ladder or any set of switches, how deep, and how many moves it looks at. */
final class SearchControls extends JPanel {
    private static final int DEEPEST = 6;
    private static final int FIRST_DEPTH = 3;
    private static final List<Integer> BRANCHINGS = List.of(2, 3, 4, 6, 10, 0);
    private static final int FIRST_BRANCHING = 3;

    private final transient Wording wording;
    private final transient Runnable changed;
    private final JComboBox<SearchVariant> variant =
            new JComboBox<>(SearchVariant.LADDER.toArray(SearchVariant[]::new));
    private final Map<Refinement, JCheckBox> switches = new EnumMap<>(Refinement.class);
    private final JSlider depth = new JSlider(1, DEEPEST, FIRST_DEPTH);
    private final JLabel depthName = new JLabel();
    private final JComboBox<Integer> branching = new JComboBox<>(BRANCHINGS.toArray(Integer[]::new));
    private final JLabel branchingName = new JLabel();
    private final JComboBox<ListingForm> form = new JComboBox<>(ListingForm.values());
    private final Prose explained = new Prose("thinking-explained", "muted");
    private final Prose summary = new Prose("thinking-summary", "muted");
    private boolean setting;

    /** @param changed runs after every change that asks for another search */
    SearchControls(Wording wording, Runnable changed, Runnable formChanged) {
        super(new MigLayout("insets 0, fillx, gapy 4, hidemode 3, novisualpadding", "[grow, fill]"));
        this.wording = wording;
        this.changed = changed;
        JPanel first = WrapLayout.row("thinking-algorithm");
        first.add(variant);
        first.add(depthName);
        first.add(depth);
        first.add(branchingName);
        first.add(branching);
        first.add(form);
        JPanel second = WrapLayout.row("thinking-switches");
        for (Refinement refinement : Refinement.values()) {
            JCheckBox box = new JCheckBox();
            box.setName("thinking.switch." + refinement.word());
            box.addActionListener(event -> toggled());
            switches.put(refinement, box);
            second.add(box);
        }
        // What is below does not move up and down with every choice.
        explained.setRows(2);
        add(first, "wmin 0, wrap");
        add(second, "wmin 0, wrap");
        add(explained, "wmin 0, wrap");
        add(summary, "wmin 0");
        name();
        variant.addActionListener(event -> {
            SearchVariant chosen = (SearchVariant) variant.getSelectedItem();
            if (!setting && chosen != null) choose(chosen.refinements());
        });
        depth.addChangeListener(event -> {
            writeDepth();
            if (!setting && !depth.getValueIsAdjusting()) changed.run();
        });
        branching.setSelectedItem(FIRST_BRANCHING);
        Labelled.chosen(branching, chosen -> {
            if (!setting) changed.run();
        });
        Labelled.chosen(form, chosen -> formChanged.run());
        setSwitches(Refinements.NONE);
        rewrite();
    }

    private void name() {
        variant.setName("thinking.variant");
        depth.setName("thinking.depth");
        depth.setSnapToTicks(true);
        depth.setMajorTickSpacing(1);
        WindowKeys.leaveAll(depth);
        branching.setName("thinking.branching");
        form.setName("thinking.form");
        variant.setRenderer(new Worded());
        branching.setRenderer(new Worded());
        form.setRenderer(new Worded());
        depthName.setLabelFor(depth);
        branchingName.setLabelFor(branching);
    }

    private void toggled() {
        Refinements chosen = Refinements.NONE;
        for (Map.Entry<Refinement, JCheckBox> one : switches.entrySet()) {
            if (one.getValue().isSelected()) chosen = chosen.with(one.getKey());
        }
        choose(chosen);
    }

    private void choose(Refinements chosen) {
        setSwitches(chosen);
        changed.run();
    }

    private void setSwitches(Refinements chosen) {
        setting = true;
        switches.forEach((refinement, box) -> box.setSelected(chosen.has(refinement)));
        variant.setSelectedItem(SearchVariant.LADDER.stream()
                .filter(one -> one.refinements().equals(chosen))
                .findFirst()
                .orElse(null));
        setting = false;
        explain();
    }

    /** As if the user had set all of it. */
    void set(Refinements chosen, int plies, int moves) {
        setting = true;
        depth.setValue(plies);
        if (!BRANCHINGS.contains(moves) && branching.getItemCount() == BRANCHINGS.size()) branching.addItem(moves);
        branching.setSelectedItem(moves);
        setting = false;
        choose(chosen);
    }

    private void explain() {
        Refinements chosen = refinements();
        Refinement last = null;
        for (Refinement refinement : Refinement.values()) {
            if (chosen.has(refinement)) last = refinement;
        }
        boolean idle = !chosen.effective().equals(chosen);
        String text = last == null ? wording.of("thinking.explained.none") : wording.of(last.explained());
        explained.setText(idle ? text + " " + wording.of("thinking.idle-switch") : text);
    }

    /** What came of it. */
    void summarise(String text) {
        summary.setText(text);
    }

    Refinements refinements() {
        Refinements chosen = Refinements.NONE;
        for (Map.Entry<Refinement, JCheckBox> one : switches.entrySet()) {
            if (one.getValue().isSelected()) chosen = chosen.with(one.getKey());
        }
        return chosen;
    }

    int depth() {
        return depth.getValue();
    }

    int branching() {
        return (Integer) branching.getSelectedItem();
    }

    ListingForm form() {
        return (ListingForm) form.getSelectedItem();
    }

    private void writeDepth() {
        depthName.setText(wording.of("thinking.depth", depth.getValue()));
    }

    void rewrite() {
        writeDepth();
        depth.getAccessibleContext().setAccessibleDescription(wording.of("speech.depth"));
        branchingName.setText(wording.of("thinking.branching"));
        switches.forEach((refinement, box) -> {
            box.setText(wording.of(refinement.named()));
            box.setToolTipText(wording.of(refinement.explained()));
        });
        variant.getAccessibleContext().setAccessibleName(wording.of("thinking.variant"));
        form.getAccessibleContext().setAccessibleName(wording.of("thinking.form"));
        explain();
        repaint();
    }

    private final class Worded extends DefaultListCellRenderer {
        @Override
        public java.awt.Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            return super.getListCellRendererComponent(list, word(value), index, selected, focused);
        }

        private String word(Object value) {
            if (value instanceof SearchVariant chosen) return wording.of(chosen.named());
            if (value instanceof ListingForm chosen) return wording.of("thinking.form." + chosen.word());
            if (value instanceof Integer number)
                return number == 0
                        ? wording.of("thinking.branching.all")
                        : wording.of("thinking.branching.best", number);
            return wording.of("thinking.variant.own");
        }
    }
}
