package lectern.gui.inspector.decision;

import java.awt.Component;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.DefaultComboBoxModel;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.gui.desk.Desk;
import lectern.gui.difference.DifferenceGrid;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.inspector.decision.view.DecisionView;
import lectern.gui.inspector.decision.view.Subject;
import lectern.gui.look.StyledLabel;
import lectern.gui.textflow.Prose;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.play.player.Contender;
import lectern.search.Candidate;
import lectern.telling.CandidateColumn;
import lectern.telling.DecisionTelling;
import lectern.telling.difference.TermDifference;
import lectern.telling.difference.WhyNot;
import net.miginfocom.swing.MigLayout;

/**
 * Why not this one? The chosen move and another candidate side by side: what both are worth, the play that is expected
 * after each, and the criteria that make the difference.
 */
final class WhyNotPane extends DecisionView {
    private final transient Desk desk;
    private final transient Wording wording;
    private final transient BoardPreview glimpse;
    private final JLabel why = new JLabel();
    private final JComboBox<Candidate> others = new JComboBox<>();
    private final Prose answer = new Prose("whynot.answer", "");
    private final JPanel figures = new JPanel(new MigLayout("insets 0, gapx 14, gapy 2", "[][right][right]"));
    private final JButton exact = new JButton();
    private final LineRow chosenLine;
    private final LineRow otherLine;
    private final Prose basis = new Prose("whynot.basis", "muted");
    private final DifferenceGrid grid;
    private final Prose remark = new Prose("whynot.remark", "muted");
    private final transient List<JComponent> details;
    private transient Subject subject;
    private transient Optional<Picked> picked = Optional.empty();
    private boolean filling;

    /** Which candidate is asked about, and where. */
    private record Picked(Position root, Move move) {}

    /**
     * @param workOut works out the exact score of a candidate that has only a bound
     */
    WhyNotPane(Desk desk, Wording wording, BoardPreview glimpse, Consumer<Candidate> workOut) {
        super(new MigLayout("insets 6 0 0 0, fillx, wrap 1, gapy 4, hidemode 3", "[grow, fill]"));
        this.desk = desk;
        this.wording = wording;
        this.glimpse = glimpse;
        setName("whynot");
        others.setName("whynot.other");
        others.setRenderer(new CandidateRenderer());
        others.addActionListener(event -> {
            if (!filling && others.getSelectedItem() instanceof Candidate other) pick(subject.root(), other.move());
        });
        exact.setName("whynot.exact");
        exact.addActionListener(event -> workOut.accept((Candidate) others.getSelectedItem()));
        why.setLabelFor(others);
        chosenLine = LineRow.beside("whynot.chosen-line", desk, wording, glimpse);
        otherLine = LineRow.beside("whynot.other-line", desk, wording, glimpse);
        grid = new DifferenceGrid("whynot.grid", wording);
        figures.setOpaque(false);
        add(why, "split 2, growx 0");
        add(others, "growx, wmin 0");
        add(answer, "wmin 0");
        JPanel worth = WrapLayout.row("whynot.worth");
        worth.add(figures);
        worth.add(exact);
        add(worth, "wmin 0");
        List<JComponent> below = List.of(chosenLine, otherLine, basis, grid, remark);
        for (JComponent part : below) add(part, "wmin 0");
        details = Stream.concat(Stream.of(worth), below.stream()).toList();
    }

    /** From now on a candidate of a position is the one that is asked about, if it was not chosen. */
    void pick(Position root, Move move) {
        picked = Optional.of(new Picked(root, move));
        if (subject != null) compare();
    }

    @Override
    public void show(Subject shown) {
        subject = shown;
        why.setText(wording.of("difference.why.pick"));
        others.setToolTipText(wording.of("difference.why.pick.tip"));
        others.getAccessibleContext().setAccessibleName(others.getToolTipText());
        exact.setText(wording.of("decision.work-out"));
        exact.setToolTipText(wording.of("decision.work-out.tip"));
        compare();
    }

    @Override
    public void takeBoard() {
        glimpse.leave();
    }

    private void compare() {
        List<Candidate> all = WhyNot.others(subject.decision());
        Optional<Candidate> other = picked.filter(asked -> asked.root().equals(subject.root()))
                .flatMap(asked -> all.stream()
                        .filter(candidate -> candidate.move().equals(asked.move()))
                        .findFirst())
                .or(() -> all.stream().findFirst());
        // Once more is known of it, another may be the next best.
        other.ifPresent(candidate -> picked = Optional.of(new Picked(subject.root(), candidate.move())));
        filling = true;
        others.setModel(new DefaultComboBoxModel<>(all.toArray(Candidate[]::new)));
        other.ifPresent(others::setSelectedItem);
        filling = false;
        Optional<WhyNot> compared =
                other.flatMap(candidate -> WhyNot.of(subject.root(), subject.decision(), candidate.move(), judge()));
        boolean any = compared.isPresent();
        why.setVisible(any);
        others.setVisible(any);
        details.forEach(part -> part.setVisible(any));
        exact.setVisible(false);
        compared.ifPresentOrElse(
                this::tell,
                () -> answer.setText(wording.of(all.isEmpty() ? "difference.why.alone" : "difference.why.unknown")));
        revalidate();
        repaint();
    }

    /** What the player judges by, if that is known. */
    private Evaluator judge() {
        return subject.contender().flatMap(Contender::evaluator).orElseGet(desk::judge);
    }

    private void tell(WhyNot compared) {
        answer.setText(wording.of(compared.answer()));
        fillFigures(compared);
        exact.setVisible(compared.isOpen() && subject.contender().isPresent());
        chosenLine.show(subject, compared.chosen());
        otherLine.show(subject, compared.other());
        TermDifference terms = compared.difference().terms();
        boolean differ = !terms.shares().isEmpty();
        basis.setText(wording.of(compared.basis()) + (differ ? "" : " " + wording.of("difference.none")));
        String chosen = compared.chosen().move().text();
        String other = compared.other().move().text();
        GameKind kind = subject.root().game().kind();
        grid.show(kind, terms, chosen, other);
        grid.setVisible(differ);
        Stream<Phrase> bars = differ ? Stream.of(Phrase.of("difference.bars", chosen, other)) : Stream.of();
        Stream<Phrase> alike = terms.alike().stream()
                .map(kind::term)
                .reduce((before, next) -> Phrase.of("difference.and", before, next))
                .map(names -> Phrase.of("difference.alike", names))
                .stream();
        remark.setText(
                String.join("\n", Stream.concat(bars, alike).map(wording::of).toList()));
    }

    private void fillFigures(WhyNot compared) {
        figures.removeAll();
        String chosen =
                wording.of("difference.why.chosen", compared.chosen().move().text());
        cells(StyledLabel.Style.MUTED, "", chosen, compared.other().move().text());
        for (WhyNot.Figure figure : compared.figures()) {
            cells(null, wording.of(figure.head()), told(figure.chosen()), told(figure.other()));
        }
    }

    private String told(Optional<Phrase> cell) {
        return cell.map(wording::of).orElse("–");
    }

    private void cells(StyledLabel.Style style, String... texts) {
        for (int i = 0; i < texts.length; i++) {
            JLabel cell = style == null ? new JLabel() : new StyledLabel(style);
            cell.setText(texts[i]);
            cell.setHorizontalAlignment(i == 0 ? SwingConstants.LEADING : SwingConstants.TRAILING);
            figures.add(cell, i == texts.length - 1 ? "wrap" : "");
        }
    }

    /** The move, and what decides about it. */
    private final class CandidateRenderer extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focus) {
            Object shown = value;
            if (value instanceof Candidate candidate && subject != null) {
                DecisionTelling telling = DecisionTelling.of(subject.decision());
                CandidateColumn deciding = telling.columns().get(1);
                shown = wording.of(
                        "difference.candidate", candidate.move().text(), told(telling.cell(candidate, deciding)));
            }
            return super.getListCellRendererComponent(list, shown, index, selected, focus);
        }
    }
}
