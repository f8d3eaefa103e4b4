package lectern.gui.chart;

import java.awt.Component;
import java.util.List;
import java.util.function.Function;
import javax.swing.DefaultComboBoxModel;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JList;
import javax.swing.JPanel;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.PositionView;
import lectern.game.Seat;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.dialog.Labelled;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.picture.chart.ChartMode;
import lectern.telling.EvaluatorName;
import net.miginfocom.swing.MigLayout;

/** What to show in the chart: the measure, for whom, and by whose judgement. */
final class ChartControls extends JPanel {
    private final transient Desk desk;
    private final transient Function<GameKind, NamedHeuristics> saved;
    private final transient Wording wording;
    private final JComboBox<ChartMode> mode = new JComboBox<>(ChartMode.values());
    private final JComboBox<Seat> side = new JComboBox<>(Seat.values());
    private final JComboBox<Evaluator> judge = new JComboBox<>();
    private final JCheckBox truth = new JCheckBox("", true);
    private boolean filling;

    /**
     * @param saved the heuristics of a game
     * @param redraw draws the chart anew
     * @param prove begins to find out who wins, or ends that
     */
    ChartControls(
            Desk desk, Wording wording, Function<GameKind, NamedHeuristics> saved, Runnable redraw, Runnable prove) {
        super(new MigLayout("insets 2 8 0 8, gapx 8", "[0::, shrink 100][0::, shrink 100][0::, shrink 100][]"));
        this.desk = desk;
        this.saved = saved;
        this.wording = wording;
        mode.setName("chart.mode");
        side.setName("chart.side");
        judge.setName("chart.judge");
        mode.setRenderer(named(ChartMode.class, shown -> wording.of(shown.key())));
        side.setRenderer(named(
                Seat.class,
                seat -> wording.of("chart.side", desk.match().mainEnd().view().viewer(seat))));
        judge.setRenderer(named(Evaluator.class, this::name));
        add(mode, "wmin 0");
        add(side, "wmin 0");
        add(judge, "wmin 0");
        add(truth);
        truth.setName("chart.truth");
        truth.addActionListener(event -> prove.run());
        Labelled.chosen(mode, chosen -> redraw.run());
        side.addActionListener(event -> {
            if (!filling && side.getSelectedItem() instanceof Seat chosen) desk.viewFor(chosen);
        });
        judge.addActionListener(event -> {
            if (!filling && judge.getSelectedItem() instanceof Evaluator chosen) desk.judgeBy(chosen);
        });
        wording.write(this::rewrite);
        desk.follow(this::fill, Topic.MATCH, Topic.JUDGE, Topic.VIEWPOINT);
    }

    ChartMode mode() {
        return (ChartMode) mode.getSelectedItem();
    }

    /** Whether it is shown who is proven to win. */
    boolean showsTruth() {
        return truth.isSelected();
    }

    void look(ChartMode chosen) {
        mode.setSelectedItem(chosen);
    }

    private String name(Evaluator evaluator) {
        return wording.of("chart.judge", EvaluatorName.of(evaluator));
    }

    private void rewrite() {
        mode.setToolTipText(wording.of("chart.mode.tip"));
        side.setToolTipText(wording.of("chart.side.tip"));
        judge.setToolTipText(wording.of("chart.judge.tip"));
        truth.setText(wording.of("chart.truth"));
        truth.setToolTipText(wording.of("chart.truth.tip", TruthSearch.NODES));
        List.of(mode, side, judge)
                .forEach(choice -> choice.getAccessibleContext().setAccessibleName(choice.getToolTipText()));
        revalidate();
        repaint();
    }

    void fill() {
        DefaultComboBoxModel<Evaluator> model = new DefaultComboBoxModel<>();
        desk.game().kind().evaluators().forEach(model::addElement);
        saved.apply(desk.game().kind()).all().stream()
                .filter(heuristic ->
                        !desk.judge().id().equals(heuristic.evaluator().id()))
                .forEach(heuristic -> model.addElement(heuristic.evaluator()));
        if (model.getIndexOf(desk.judge()) < 0) model.addElement(desk.judge());
        model.setSelectedItem(desk.judge());
        filling = true;
        judge.setModel(model);
        side.setModel(new DefaultComboBoxModel<>(views()));
        side.setSelectedItem(desk.viewpoint());
        filling = false;
    }

    /** Where one side stands for both seats, there is but one point of view. */
    private Seat[] views() {
        PositionView last = desk.match().mainEnd().view();
        boolean one = last.viewer(Seat.FIRST).equals(last.viewer(Seat.SECOND));
        return one ? new Seat[] {desk.viewpoint()} : Seat.values();
    }

    private static <T> DefaultListCellRenderer named(Class<T> type, Function<T, String> name) {
        return new DefaultListCellRenderer() {
            @Override
            public Component getListCellRendererComponent(
                    JList<?> list, Object value, int index, boolean selected, boolean focused) {
                String text = type.isInstance(value) ? name.apply(type.cast(value)) : "";
                return super.getListCellRendererComponent(list, text, index, selected, focused);
            }
        };
    }
}
