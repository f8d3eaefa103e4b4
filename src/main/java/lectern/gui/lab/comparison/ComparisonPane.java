package lectern.gui.lab.comparison;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.EventQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.DefaultComboBoxModel;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.dialog.Labelled;
import lectern.gui.difference.DifferenceGrid;
import lectern.gui.look.StyledLabel;
import lectern.gui.textflow.Column;
import lectern.gui.textflow.Prose;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.heuristic.Heuristic;
import lectern.picture.chart.CurveLook;
import lectern.picture.chart.CurvesDrawing;
import lectern.picture.comparison.ComparedPly;
import lectern.picture.comparison.Disagreement;
import lectern.picture.comparison.GameComparison;
import lectern.play.Match;
import lectern.telling.EvaluatorName;
import lectern.telling.difference.TermDifference;
import net.miginfocom.swing.MigLayout;

/**
 * A heuristic beside another evaluator, on the game on the board: the curves of both, where they would choose different
 * moves, and why. Nothing is worked out while it is hidden.
 */
public final class ComparisonPane extends JPanel {
    private final transient Desk desk;
    private final transient Wording wording;
    private final transient Supplier<Heuristic> heuristic;
    private final transient Function<GameKind, List<Heuristic>> saved;
    private final transient ComparisonDesk comparing;
    private final JButton back = new JButton();
    private final JButton save = new JButton();
    private final JButton stop = new JButton();
    private final JLabel first = new StyledLabel(StyledLabel.Style.HEADING);
    private final JLabel secondSign = new JLabel();
    private final JComboBox<Evaluator> second = new JComboBox<>();
    private final JLabel band = new JLabel();
    private final CurvesCanvas curves;
    private final Prose state = new Prose("comparison.state", "");
    private final DifferingTable differing;
    private final Prose why = new Prose("comparison.why", "title");
    private final Prose basis = new Prose("comparison.basis", "muted");
    private final DifferenceGrid grid;
    private final JScrollPane list;
    private boolean filling;
    private boolean stopped;

    /**
     * @param heuristic the one that is compared with others
     * @param saved the heuristics that it can be compared with, besides its game's evaluators
     * @param leave puts this away
     * @param save saves a comparison as a file
     */
    public ComparisonPane(
            Desk desk,
            Background background,
            Wording wording,
            Supplier<Heuristic> heuristic,
            Function<GameKind, List<Heuristic>> saved,
            Runnable leave,
            Consumer<GameComparison> save) {
        super(new BorderLayout());
        this.desk = desk;
        this.wording = wording;
        this.heuristic = heuristic;
        this.saved = saved;
        setName("comparison");
        comparing = new ComparisonDesk(background, this::hear);
        curves = new CurvesCanvas(wording, this::go);
        differing = new DifferingTable(wording, this::go);
        list = new PassingScroll(differing);
        grid = new DifferenceGrid("comparison.grid", wording);
        back.setName("comparison.back");
        this.save.setName("comparison.save");
        stop.setName("comparison.stop");
        first.setName("comparison.first");
        second.setName("comparison.second");
        first.setIcon(CurveIcon.of(CurveLook.FIRST, this::game));
        secondSign.setIcon(CurveIcon.of(CurveLook.SECOND, this::game));
        band.setIcon(CurveIcon.band(this::game));
        second.setRenderer(new NameRenderer());
        back.addActionListener(event -> leave.run());
        this.save.addActionListener(event -> comparing.found().ifPresent(save));
        stop.addActionListener(event -> {
            if (stopped) comparing.resume();
            else comparing.stop();
        });
        Labelled.chosen(second, chosen -> {
            if (!filling) ask();
        });
        JScrollPane scroll = new JScrollPane(page());
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(head(), BorderLayout.NORTH);
        add(scroll);
        addHierarchyListener(event -> {
            if (isShowing()) refresh();
            else comparing.rest();
        });
        desk.follow(this::refresh, Topic.MATCH, Topic.HIDING, Topic.VIEWPOINT);
        wording.write(this::rewrite);
    }

    /** What leads back is in sight wherever the rest is rolled to. */
    private Column head() {
        JPanel row = WrapLayout.row("comparison.head");
        row.add(back);
        row.add(save);
        Column head = new Column(0);
        head.setBorder(BorderFactory.createEmptyBorder(6, 8, 2, 8));
        head.add(row);
        return head;
    }

    private Column page() {
        Column page = new Column(5);
        page.setBorder(BorderFactory.createEmptyBorder(2, 8, 6, 8));
        JPanel legend = new JPanel(new MigLayout("insets 0, fillx, gapx 6, gapy 2, novisualpadding", "[][grow, fill]"));
        legend.add(first, "span, wmin 0, wrap");
        legend.add(secondSign);
        legend.add(second, "wmin 0");
        JPanel found =
                new JPanel(new MigLayout("insets 0, fillx, gapx 6, hidemode 3, novisualpadding", "[grow, fill][]"));
        found.add(state, "wmin 0");
        found.add(stop, "top");
        for (JPanel part : List.of(legend, found)) part.setOpaque(false);
        for (Component part : List.of(legend, curves, band, found, list, why, basis, grid)) page.add(part);
        return page;
    }

    /** The turn may have been deleted since it was compared. */
    private void go(int turn) {
        boolean there =
                turn == Match.START || desk.match().mainLine().stream().anyMatch(played -> played.number() == turn);
        if (there) desk.goTo(turn);
    }

    private GameKind game() {
        return desk.game().kind();
    }

    private void rewrite() {
        back.setText(wording.of("compare.back"));
        back.setToolTipText(wording.of("compare.back.tip"));
        save.setText(wording.of("compare.save"));
        save.setToolTipText(wording.of("compare.save.title"));
        band.setText(wording.of("compare.band"));
        second.setToolTipText(wording.of("compare.second.tip"));
        second.getAccessibleContext().setAccessibleName(second.getToolTipText());
        differing.getAccessibleContext().setAccessibleName(band.getText());
        differing.rewrite();
        refresh();
        draw();
    }

    /** The heuristic, the match or what there is to compare with has changed. */
    public void refresh() {
        if (!isShowing()) return;
        fill();
        first.setText(wording.of(EvaluatorName.of(heuristic.get().evaluator())));
        ask();
        draw();
    }

    private void fill() {
        List<Evaluator> all = new ArrayList<>(game().evaluators());
        Heuristic now = heuristic.get();
        saved.apply(game()).stream()
                .filter(other -> !other.equals(now))
                .map(Heuristic::evaluator)
                .forEach(all::add);
        Optional<Evaluator> before = Optional.ofNullable((Evaluator) second.getSelectedItem())
                .flatMap(known -> all.stream()
                        .filter(other -> other.id().equals(known.id()))
                        .findFirst());
        filling = true;
        second.setModel(new DefaultComboBoxModel<>(all.toArray(Evaluator[]::new)));
        second.setSelectedItem(before.orElseGet(game()::strong));
        filling = false;
    }

    private void ask() {
        if (desk.hiding().isOn()) comparing.rest();
        else
            comparing.ask(
                    desk.match(), heuristic.get().evaluator(), (Evaluator) second.getSelectedItem(), desk.viewpoint());
    }

    private void hear(ComparisonDesk.Stage stage) {
        stopped = stage.kind() == ComparisonDesk.Stage.Kind.STOPPED;
        stop.setVisible(stage.kind() != ComparisonDesk.Stage.Kind.DONE);
        stop.setText(wording.of(stopped ? "compare.resume" : "compare.stop"));
        switch (stage.kind()) {
            case WORKING -> state.setText(wording.of("compare.working", stage.done(), stage.all()));
            case STOPPED -> state.setText(wording.of("compare.stopped"));
            case DONE -> draw();
        }
        revalidate();
    }

    private void draw() {
        boolean hidden = desk.hiding().isOn();
        Optional<GameComparison> known = comparing.found().filter(found -> !hidden);
        int ply = desk.match().mainPly();
        curves.show(known, ply);
        curves.setVisible(!hidden);
        save.setEnabled(known.isPresent());
        differing.show(known.map(GameComparison::differing).orElse(List.of()), names(), ply);
        list.setVisible(differing.getRowCount() > 0);
        band.setVisible(list.isVisible());
        if (hidden) state.setText(wording.of("predict.hidden"));
        else if (!stop.isVisible()) known.ifPresent(found -> state.setText(told(found)));
        explain(known.flatMap(found -> found.at(ply)));
        revalidate();
        repaint();
    }

    private List<String> names() {
        Evaluator other = (Evaluator) second.getSelectedItem();
        return List.of(first.getText(), other == null ? "" : name(other));
    }

    private String told(GameComparison found) {
        String counted = wording.of("compare.differ", found.differing().size(), found.choices());
        boolean apart = CurvesDrawing.areApart(CurvesCanvas.firsts(found), CurvesCanvas.seconds(found));
        return apart ? counted + " " + wording.of("compare.apart") : counted;
    }

    private void explain(Optional<ComparedPly> here) {
        why.setVisible(here.isPresent());
        basis.setVisible(here.isPresent());
        grid.setVisible(here.isPresent());
        here.ifPresent(ply -> {
            TermDifference terms = ply.why();
            why.setText(wording.of(title(ply)));
            String differ = wording.of(basis(ply));
            basis.setText(terms.shares().isEmpty() ? wording.of("compare.same") : differ);
            grid.setVisible(!terms.shares().isEmpty());
            grid.show(game(), terms, names().get(0), names().get(1));
        });
    }

    private static Phrase title(ComparedPly ply) {
        return ply.disagreement()
                .map(differ -> Phrase.of(
                        "compare.why",
                        ply.ply(),
                        differ.first().text(),
                        differ.second().text()))
                .or(() -> ply.agreed().map(move -> Phrase.of("compare.agree", ply.ply(), move.text())))
                .orElseGet(() -> Phrase.of("compare.over", ply.ply()));
    }

    private Phrase basis(ComparedPly ply) {
        return ply.disagreement()
                .map((Disagreement differ) -> Phrase.of(
                        "compare.why.basis",
                        differ.first().text(),
                        differ.second().text()))
                .orElseGet(() -> Phrase.of(
                        "compare.totals",
                        ply.position().view().name(ply.first().evaluation().side())));
    }

    private String name(Evaluator evaluator) {
        return wording.of(EvaluatorName.of(evaluator));
    }

    private final class NameRenderer extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(
                JList<?> shown, Object value, int index, boolean selected, boolean focus) {
            Object text = value instanceof Evaluator evaluator ? name(evaluator) : value;
            return super.getListCellRendererComponent(shown, text, index, selected, focus);
        }
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (comparing != null) EventQueue.invokeLater(this::draw);
    }
}
