package lectern.gui.inspector.decision;

import java.awt.Dimension;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JScrollPane;
import lectern.game.Term;
import lectern.game.board.Cells;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Light;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.inspector.decision.view.DecisionView;
import lectern.gui.inspector.decision.view.Subject;
import lectern.gui.textflow.Prose;
import lectern.gui.wording.Wording;
import lectern.search.Candidate;
import lectern.search.trace.Bound;
import lectern.telling.DecisionTelling;
import net.miginfocom.swing.MigLayout;

/** All candidates, ranked; and of the selected one the play that is expected and how its score is added up. */
final class CandidatesPane extends DecisionView {
    /** Of the candidates so many stay in sight, however much there is to tell of one. */
    private static final int LEAST_ROWS = 3;

    private final transient BoardAim aim;
    private final transient Wording wording;
    private final transient BoardPreview glimpse;
    private final CandidateTable table;
    private final LineRow line;
    private final Prose sum = new Prose("terms.caption", "muted");
    private final JButton exact = new JButton();
    private final TermTable terms;
    private final JScrollPane termsScroll;
    private transient Subject subject;
    private transient Candidate selected;

    /**
     * @param workOut works out the exact score of a candidate that has only a bound
     */
    CandidatesPane(Desk desk, BoardAim aim, Wording wording, BoardPreview glimpse, Consumer<Candidate> workOut) {
        super(new MigLayout("insets 6 0 0 0, fill, gapy 4, hidemode 3", "[grow, fill]", "[grow, fill][][][][fill]"));
        this.aim = aim;
        this.wording = wording;
        this.glimpse = glimpse;
        setName("candidates");
        exact.setName("candidates.exact");
        exact.addActionListener(event -> workOut.accept(selected));
        table = new CandidateTable(wording, new Looking());
        line = new LineRow(desk, wording, glimpse);
        terms = new TermTable(wording, this::light);
        termsScroll = new JScrollPane(terms);
        JScrollPane ranked = new JScrollPane(table) {
            @Override
            public Dimension getMinimumSize() {
                int rows = LEAST_ROWS * table.getRowHeight();
                return new Dimension(rows, table.getTableHeader().getPreferredSize().height + rows);
            }
        };
        add(ranked, "wmin 0, wrap");
        add(line, "wmin 0, wrap");
        add(sum, "wmin 0, wrap");
        add(exact, "wmin 0, growx 0, wrap");
        add(termsScroll, "wmin 0, hmin pref");
    }

    @Override
    public void show(Subject shown) {
        boolean same = subject != null && shown.isSameProblem(subject);
        Optional<Candidate> wanted = same ? Optional.of(selected) : Optional.empty();
        subject = shown;
        terms.rewrite();
        exact.setText(wording.of("decision.work-out"));
        exact.setToolTipText(wording.of("decision.work-out.tip"));
        table.show(shown, wanted);
    }

    @Override
    public void takeBoard() {
        glimpse.leave();
    }

    private void select(Candidate candidate) {
        selected = candidate;
        line.show(subject, candidate);
        terms.show(subject, candidate);
        sum.setText(wording.of(DecisionTelling.of(subject.decision()).caption(candidate, subject.side())));
        exact.setVisible(candidate.bound() != Bound.EXACT
                && candidate.verdict().isEmpty()
                && subject.contender().isPresent());
        termsScroll.setVisible(terms.getRowCount() > 0);
        revalidate();
    }

    /** The cells belong to the position that was judged, so that one is shown with them. */
    private void light(Optional<Term> term) {
        if (term.isPresent() && !term.get().cells().isEmpty()) glimpse.judged(subject.root(), selected.line());
        else glimpse.end();
        aim.light(Light.CRITERION, term.map(Term::cells).orElse(Cells.NONE));
    }

    private final class Looking implements CandidateTable.Ear {
        @Override
        public void selected(Candidate candidate) {
            select(candidate);
        }

        @Override
        public void chosen(Candidate candidate) {
            glimpse.stay(subject.root(), candidate.line(), 1);
        }

        @Override
        public void pointed(Candidate candidate) {
            glimpse.pass(subject.root(), List.of(candidate.move()));
        }

        @Override
        public void left() {
            glimpse.end();
        }
    }
}
