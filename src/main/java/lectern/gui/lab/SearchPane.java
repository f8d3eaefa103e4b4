package lectern.gui.lab;

import java.awt.Component;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JList;
import javax.swing.JPanel;
import lectern.game.Move;
import lectern.gui.act.Icons;
import lectern.gui.dialog.Labelled;
import lectern.gui.textflow.Prose;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/** How far ahead the heuristic is used, and what a search with it finds. */
final class SearchPane extends JPanel {
    private static final int DEEPEST = 5;

    private final transient LabDesk lab;
    private final transient Wording wording;
    private final transient FlipText flips;
    private final JComboBox<Integer> depth =
            new JComboBox<>(IntStream.rangeClosed(1, DEEPEST).boxed().toArray(Integer[]::new));
    private final JButton stop = new JButton(Icons.named("stop"));
    private final Prose told = new Prose("lab-searched", "muted");
    private transient Optional<LabSearch.Found> found = Optional.empty();

    /**
     * @param deep hears how many plies to look ahead
     * @param stopping stops what is searched
     */
    SearchPane(LabDesk lab, Wording wording, IntConsumer deep, Runnable stopping) {
        super(new MigLayout("insets 0, gapx 6, gapy 2, fillx, hidemode 3, novisualpadding", "[grow, fill][]"));
        this.lab = lab;
        this.wording = wording;
        flips = new FlipText(wording);
        depth.setName("lab.depth");
        stop.setName("lab.stop");
        stop.putClientProperty("JButton.buttonType", "toolBarButton");
        depth.setRenderer(new PlyRenderer());
        add(told, "growx, wmin 0");
        add(stop, "top");
        Labelled.chosen(depth, deep::accept);
        stop.addActionListener(event -> stopping.run());
        show(Optional.empty(), ranks -> {});
    }

    /** Where the depth is chosen, which stands elsewhere. */
    JComboBox<Integer> choice() {
        return depth;
    }

    void rewrite() {
        depth.getAccessibleContext().setAccessibleName(wording.of("lab.depth"));
        depth.repaint();
        depth.setToolTipText(wording.of("lab.depth.tip", LabSearch.NODES));
        stop.setToolTipText(wording.of("lab.stop"));
        stop.getAccessibleContext().setAccessibleName(wording.of("lab.stop"));
        say();
    }

    /** @param ranked hears the ranks that the search gives */
    void show(Optional<LabSearch.Found> known, Consumer<Map<Move, Integer>> ranked) {
        found = known;
        ranked.accept(known.map(LabSearch.Found::ranks).orElse(Map.of()));
        stop.setVisible(
                known.filter(one -> one.state() == LabSearch.Stage.WORKING).isPresent());
        say();
    }

    private void say() {
        String text = found.map(this::text).orElse("");
        if (text.equals(told.getText()) && told.isVisible() == found.isPresent()) return;
        told.setText(text);
        told.setVisible(found.isPresent());
        revalidate();
    }

    private String text(LabSearch.Found known) {
        StringBuilder text = new StringBuilder();
        known.chosen().ifPresent(move -> text.append(wording.of("lab.search.chooses", known.depth(), move.text())));
        List<String> changes = changes(known);
        if (!changes.isEmpty()) text.append('\n').append(String.join(" · ", changes));
        String rest = rest(known);
        if (!rest.isEmpty()) text.append(text.isEmpty() ? "" : "\n").append(rest);
        return text.toString();
    }

    private List<String> changes(LabSearch.Found known) {
        return known.flips().stream()
                .flatMap(flip -> flip.found().stream()
                        .map(one -> flips.about(one, lab.game().term(name(flip.term())))))
                .toList();
    }

    private String name(int term) {
        return lab.heuristic().terms().get(term).name();
    }

    private String rest(LabSearch.Found known) {
        boolean none = known.flips().stream().allMatch(flip -> flip.found().isEmpty());
        return switch (known.state()) {
            case WORKING -> wording.of("lab.search.working");
            case SPENT -> wording.of("lab.search.spent", LabSearch.NODES);
            case STOPPED -> wording.of("lab.search.stopped");
            case DONE -> none ? wording.of("lab.search.none") : "";
        };
    }

    private final class PlyRenderer extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            return super.getListCellRendererComponent(list, wording.of("lab.plies", value), index, selected, focused);
        }
    }
}
