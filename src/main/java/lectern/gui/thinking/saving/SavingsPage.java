package lectern.gui.thinking.saving;

import java.awt.BorderLayout;
import java.awt.Component;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.gui.desk.Background;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.settings.UserSettings;
import lectern.gui.textflow.Prose;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.search.saving.Savings;
import lectern.search.saving.SavingsPlan;
import lectern.search.saving.SavingsRow;
import lectern.telling.saving.SavingsTelling;
import net.miginfocom.swing.MigLayout;

/**
 * The same position searched by every variant, as a table, as curves and read aloud. On the event thread; the searches
 * are made beside it, and what they took appears search by search.
 */
public final class SavingsPage extends JPanel {
    private final transient Wording wording;
    private final transient BoardPreview preview;
    private final transient SaveSavings saving;
    private final SavingsControls controls;
    private final JLabel depthName = new JLabel();
    private final JComboBox<Integer> depths = new JComboBox<>();
    private final SavingsModel rows;
    private final RolledTable table;
    private final SavingsCanvas chart;
    private final Prose said = new Prose("saving-said", "h4");
    private final SavingsParts parts;
    private transient Optional<SavingsPlan> asked = Optional.empty();
    private transient Optional<Savings> found = Optional.empty();
    private transient Optional<ComparisonRun> run = Optional.empty();

    /** Empty as long as the table follows the searches. */
    private transient OptionalInt wanted = OptionalInt.empty();

    private boolean setting;

    /**
     * @param background writes files
     * @param memory knows where the last one was saved
     * @param told hears that one was
     */
    public SavingsPage(
            Wording wording, Background background, BoardPreview preview, UserSettings memory, Consumer<Phrase> told) {
        super(new BorderLayout());
        this.wording = wording;
        this.preview = preview;
        setName("thinking.saving");
        setBorder(BorderFactory.createEmptyBorder(8, 8, 8, 8));
        saving = new SaveSavings(this, wording, background, memory, told);
        controls = new SavingsControls(
                wording,
                () -> asked.ifPresent(plan -> compare(plan.position(), plan.evaluator())),
                () -> run.ifPresent(ComparisonRun::stop),
                () -> found.ifPresent(saving::save));
        rows = new SavingsModel(wording);
        table = new RolledTable(rows, wording, this::point);
        chart = new SavingsCanvas(wording, this::choose);
        depths.setName("saving.shown-depth");
        depths.setRenderer(new Worded());
        depths.addActionListener(event -> {
            if (!setting && depths.getSelectedItem() instanceof Integer depth) choose(depth);
        });
        depthName.setLabelFor(depths);
        parts = new SavingsParts(wording, controls, said, tabled(), chart);
        add(parts);
        wording.write(this::rewrite);
    }

    private JPanel tabled() {
        JPanel head = WrapLayout.row("saving-head");
        head.add(depthName);
        head.add(depths);
        JPanel tabled = new JPanel(
                new MigLayout("insets 4 0 0 0, fill, gapy 4, novisualpadding", "[grow, fill]", "[][grow, fill]"));
        tabled.add(head, "wmin 0, wrap");
        tabled.add(table, "wmin 0, hmin 0");
        return tabled;
    }

    /** From now on this position is searched; at once, if it was not yet. */
    public void examine(Position position, Evaluator judge) {
        boolean known = asked.filter(plan ->
                        plan.position().equals(position) && plan.evaluator().equals(judge))
                .isPresent();
        if (!known) compare(position, judge);
    }

    /** Nothing is searched any more; what was broken off begins anew the next time. */
    public void leave() {
        if (run.isPresent()) asked = Optional.empty();
        run.ifPresent(ComparisonRun::leave);
        run = Optional.empty();
    }

    private void compare(Position position, Evaluator judge) {
        run.ifPresent(ComparisonRun::leave);
        SavingsPlan plan = controls.plan(position, judge);
        asked = Optional.of(plan);
        wanted = OptionalInt.empty();
        run = Optional.of(ComparisonRun.start(plan, new ComparisonRun.Told() {
            @Override
            public void found(Savings savings) {
                show(savings);
            }

            @Override
            public void ended(Savings savings) {
                run = Optional.empty();
                show(savings);
            }
        }));
        show(new Savings(plan, List.of(), List.of(), false));
    }

    private void show(Savings savings) {
        found = Optional.of(savings);
        refresh();
    }

    private void choose(int depth) {
        wanted = OptionalInt.of(depth);
        refresh();
    }

    private void point(Optional<Move> move) {
        if (move.isPresent() && asked.isPresent()) preview.stay(asked.get().position(), List.of(move.get()), 1);
        else preview.leave();
    }

    private int deepest(Savings savings) {
        return savings.rows().stream().mapToInt(SavingsRow::depth).max().orElse(1);
    }

    private void refresh() {
        if (found.isEmpty()) return;
        Savings savings = found.get();
        int deepest = deepest(savings);
        int depth = Math.min(wanted.orElse(deepest), deepest);
        boolean working = run.isPresent();
        offerDepths(deepest, depth);
        rows.show(savings, depth, working);
        chart.show(savings, depth);
        controls.enable(working, !savings.rows().isEmpty());
        controls.tell(status(savings, working));
        List<Phrase> sentences = SavingsTelling.of(savings, depth);
        said.setText(
                sentences.isEmpty()
                        ? wording.of("saving.intent")
                        : sentences.stream().map(wording::of).collect(Collectors.joining(" ")));
        chart.getAccessibleContext().setAccessibleDescription(said.getText());
    }

    private String status(Savings savings, boolean working) {
        if (working) return wording.of("saving.status.working", savings.rows().size());
        long nanos = savings.rows().stream().mapToLong(SavingsRow::cpuNanos).sum();
        return wording.of(
                savings.complete() ? "saving.status.done" : "saving.status.stopped",
                savings.rows().size(),
                nanos / 1e9);
    }

    private void offerDepths(int deepest, int depth) {
        setting = true;
        if (depths.getItemCount() != deepest) {
            depths.removeAllItems();
            IntStream.rangeClosed(1, deepest).forEach(depths::addItem);
        }
        depths.setSelectedItem(depth);
        setting = false;
    }

    private void rewrite() {
        controls.rewrite();
        depthName.setText(wording.of("saving.shown-depth"));
        table.rewrite();
        chart.rewrite();
        parts.rewrite();
        refresh();
    }

    private final class Worded extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            Object word = value instanceof Integer depth ? wording.of("thinking.depth", depth) : value;
            return super.getListCellRendererComponent(list, word, index, selected, focused);
        }
    }
}
