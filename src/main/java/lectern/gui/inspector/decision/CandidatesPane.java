package lectern.gui.inspector.decision;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Insets;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
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
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.search.Candidate;
import lectern.search.trace.Bound;
import lectern.telling.DecisionTelling;
import net.miginfocom.swing.MigLayout;

/**
 * All candidates, ranked; and of the selected one the play that is expected and how its score is added up. Where the
 * width allows, the sum stands beside the candidates, so that both are seen at once in a window of the usual size: rows
 * draw together before any of them is out of sight.
 */
final class CandidatesPane extends DecisionView {
    /** Of the candidates so many stay in sight, however much there is to tell of one. */
    private static final int LEAST_ROWS = 3;

    /** The same where what there is to tell stands beside them. */
    private static final int ROWS_BESIDE = 8;

    private static final int GAP = 8;
    private static final String BELOW_EACH_OTHER = "insets 6 0 0 0, fill, wrap 1, gapy 4, hidemode 3";
    private static final String BESIDE_EACH_OTHER = "insets 4 0 0 0, fill, gapx " + GAP + ", gapy 2, hidemode 3";

    /** What can be done with a candidate. */
    interface Hands {
        /** The exact score is worked out of one that has only a bound. */
        void workOut(Candidate candidate);

        /** It is looked at: should the user want to compare, it is the one that they mean. */
        void consider(Candidate candidate);

        /** It is set beside the chosen one. */
        void compare(Candidate candidate);
    }

    private final transient BoardAim aim;
    private final transient Wording wording;
    private final transient BoardPreview glimpse;
    private final CandidateTable table;
    private final LineRow line;
    private final Prose sum = new Prose("terms.caption", "muted");
    private final JButton exact = new JButton();
    private final JButton why = new JButton();
    private final JPanel actions = WrapLayout.row("candidates.actions");
    private final TermTable terms;
    private final JScrollPane ranked;
    private final JScrollPane termsScroll;
    private boolean beside;
    private transient Subject subject;
    private transient Candidate selected;

    /**
     * @param hands what can be done with a candidate
     */
    CandidatesPane(Desk desk, BoardAim aim, Wording wording, BoardPreview glimpse, Hands hands) {
        super(new MigLayout());
        this.aim = aim;
        this.wording = wording;
        this.glimpse = glimpse;
        setName("candidates");
        exact.setName("candidates.exact");
        exact.addActionListener(event -> hands.workOut(selected));
        why.setName("candidates.why");
        why.addActionListener(event -> hands.compare(selected));
        actions.add(exact);
        actions.add(why);
        table = new CandidateTable(wording, new Looking(hands));
        line = new LineRow(desk, wording, glimpse);
        terms = new TermTable(wording, this::light);
        termsScroll = new JScrollPane(terms);
        ranked = new JScrollPane(table) {
            @Override
            public Dimension getMinimumSize() {
                int rows = beside ? ROWS_BESIDE * RowHeights.least(table) : LEAST_ROWS * table.getRowHeight();
                Insets border = getInsets();
                int head = table.getTableHeader().getPreferredSize().height;
                return new Dimension(rows, head + rows + border.top + border.bottom);
            }
        };
        arrange();
    }

    private void arrange() {
        removeAll();
        ranked.setVerticalScrollBarPolicy(
                beside ? JScrollPane.VERTICAL_SCROLLBAR_ALWAYS : JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED);
        if (beside) {
            setLayout(new MigLayout(BESIDE_EACH_OTHER, "[grow, fill][]", "[grow, fill][][][]"));
            add(ranked, "cell 0 0, wmin 0");
            add(line, "cell 0 1, wmin 0");
            add(sum, "cell 0 2, wmin 0");
            add(actions, "cell 0 3, wmin 0");
            add(termsScroll, placeOfTerms());
        } else {
            setLayout(new MigLayout(BELOW_EACH_OTHER, "[grow, fill]", "[grow, fill][][][][fill]"));
            for (JComponent part : List.of(ranked, line, sum)) add(part, "wmin 0");
            add(actions, "wmin 0");
            add(termsScroll, "wmin 0, hmin pref");
        }
        table.narrow(beside);
        terms.narrow(beside);
        revalidate();
    }

    /** As wide as they want, as long as no word of the candidates is cut. */
    private String placeOfTerms() {
        Insets border = termsScroll.getInsets();
        int head = terms.getTableHeader().getPreferredSize().height + border.top + border.bottom;
        int room = getWidth() - candidatesWidth() - UIScale.scale(GAP);
        int width = Math.max(1, Math.min(room, terms.wantedWidth() + border.left + border.right));
        int height = head + terms.getRowCount() * RowHeights.least(terms);
        // What was measured is in pixels as they are: a number alone would be scaled once more.
        return "cell 1 0 1 4, growy, w " + width + "px!, hmin " + height + "px";
    }

    private int candidatesWidth() {
        return table.wordsWidth() + ranked.getVerticalScrollBar().getPreferredSize().width + 2;
    }

    private boolean fitsBeside() {
        if (terms.getRowCount() == 0 || table.getRowCount() == 0) return false;
        boolean narrow = beside;
        // Its words are measured as they would stand there.
        if (!narrow) table.narrow(true);
        int needed = candidatesWidth() + UIScale.scale(GAP) + terms.leastWidth();
        if (!narrow) table.narrow(false);
        return getWidth() >= needed;
    }

    @Override
    public void doLayout() {
        boolean fits = subject != null && fitsBeside();
        if (fits != beside) {
            beside = fits;
            arrange();
        } else if (beside) ((MigLayout) getLayout()).setComponentConstraints(termsScroll, placeOfTerms());
        super.doLayout();
        if (!beside) {
            RowHeights.usual(table);
            RowHeights.usual(terms);
            return;
        }
        RowHeights.fit(table, ROWS_BESIDE);
        RowHeights.fit(terms, terms.getRowCount());
    }

    @Override
    public void show(Subject shown) {
        boolean same = subject != null && shown.isSameProblem(subject);
        Optional<Candidate> wanted = same ? Optional.of(selected) : Optional.empty();
        subject = shown;
        terms.rewrite();
        exact.setText(wording.of("decision.work-out"));
        exact.setToolTipText(wording.of("decision.work-out.tip"));
        why.setText(wording.of("difference.why"));
        why.setToolTipText(wording.of("difference.why.tip"));
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
        why.setVisible(!candidate.move().equals(subject.decision().move()));
        actions.setVisible(exact.isVisible() || why.isVisible());
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
        private final Hands hands;

        private Looking(Hands hands) {
            this.hands = hands;
        }

        @Override
        public void asked(Candidate candidate) {
            hands.compare(candidate);
        }

        @Override
        public void selected(Candidate candidate) {
            select(candidate);
        }

        @Override
        public void chosen(Candidate candidate) {
            hands.consider(candidate);
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
