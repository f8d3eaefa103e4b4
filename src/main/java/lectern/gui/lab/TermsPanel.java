package lectern.gui.lab;

import com.formdev.flatlaf.util.UIScale;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.JComponent;
import lectern.game.Term;
import lectern.gui.board.BoardColours;
import lectern.gui.wording.Wording;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.formula.Formula;
import lectern.heuristic.ranking.Flip;
import lectern.heuristic.ranking.Ranking;
import lectern.picture.Swatch;
import net.miginfocom.swing.MigLayout;

/** The terms of the heuristic, one row each. Rows stay while only their weights change. */
final class TermsPanel extends ScrolledRows {
    /** From this width on a row is one line. */
    private static final int WIDE = 600;

    /** From this width on the numbers stand beside the slider. */
    private static final int ROOMY = 380;

    private final transient LabDesk lab;
    private final transient Wording wording;
    private final transient TermRow.Ear ear;
    private transient Optional<JComponent> foot = Optional.empty();
    private transient List<TermRow> rows = List.of();
    private transient LabHistory shown;

    TermsPanel(LabDesk lab, Wording wording, TermRow.Ear ear) {
        super(new MigLayout("insets 2 4 2 4, fillx, wrap 1, gapy 0", "[grow, fill]"));
        this.lab = lab;
        this.wording = wording;
        this.ear = ear;
        setName("lab.terms");
    }

    void refresh() {
        LabState state = lab.state();
        List<HeuristicTerm> terms = state.heuristic().terms();
        List<String> names = terms.stream().map(HeuristicTerm::name).toList();
        boolean same = shown == lab.history()
                && names.equals(rows.stream().map(TermRow::term).toList());
        if (!same) build(terms);
        Function<String, Swatch> looks = BoardColours.swatches(lab.game()).of(lab.game(), names);
        for (int i = 0; i < rows.size(); i++) show(rows.get(i), state, terms.get(i), looks);
        showValues(state);
    }

    /** The row of a term comes into sight, and its weight can be changed with the keyboard. */
    void enter(String term) {
        rows.stream().filter(row -> row.term().equals(term)).forEach(TermRow::enter);
    }

    /** What stands below the last row from now on; it may be nothing. */
    void foot(Optional<JComponent> below) {
        foot.ifPresent(this::remove);
        foot = below;
        foot.ifPresent(part -> add(part, "wmin 0"));
    }

    private void build(List<HeuristicTerm> terms) {
        shown = lab.history();
        removeAll();
        List<TermRow> built = new ArrayList<>();
        for (HeuristicTerm term : terms) {
            TermRow row = new TermRow(wording, term, ear);
            row.arrange(shape());
            built.add(row);
            add(row, "wmin 0");
        }
        foot.ifPresent(below -> add(below, "wmin 0"));
        rows = built;
        revalidate();
        repaint();
    }

    private void show(TermRow row, LabState state, HeuristicTerm term, Function<String, Swatch> looks) {
        var game = lab.game();
        row.show(state, term, looks.apply(term.name()), wording.of(game.term(term.name())), meaning(term));
    }

    /** The sentence of its author, or the game's. */
    private String meaning(HeuristicTerm term) {
        if (!term.about().isEmpty()) return wording.of("lab.about", term.about());
        return lab.game()
                .meaning(term.criterion().key())
                .map(wording::of)
                .orElseGet(() -> wording.of(
                        "lab.about", term.formula().map(Formula::text).orElse(term.name())));
    }

    private void showValues(LabState state) {
        Optional<Measurements> findings = lab.findings();
        Optional<Ranking> ranking = lab.ranking();
        List<HeuristicTerm> judging = state.judging().terms();
        List<Optional<Term>> here = new ArrayList<>();
        double largest = 0;
        for (int i = 0; i < rows.size(); i++) {
            int place = i;
            Optional<Term> term =
                    findings.map(found -> found.here(place, judging.get(place).weight()));
            largest = Math.max(
                    largest, term.map(Term::contribution).map(Math::abs).orElse(0.0));
            here.add(term);
        }
        for (int i = 0; i < rows.size(); i++) {
            int place = i;
            rows.get(i).show(here.get(i), largest);
            double most = rows.get(i).range().most();
            rows.get(i).mark(ranking.map(known -> flips(known, place, most)).orElse(List.of()));
        }
    }

    private static List<Flip> flips(Ranking ranking, int term, double most) {
        List<Flip> flips = new ArrayList<>(Flip.along(ranking, term, -most));
        flips.addAll(Flip.along(ranking, term, most));
        return flips;
    }

    /** The range of a term's slider. */
    double most(int place) {
        return rows.get(place).range().most();
    }

    private TermRow.Shape shape() {
        if (getWidth() >= UIScale.scale(WIDE)) return TermRow.Shape.LINE;
        return getWidth() >= UIScale.scale(ROOMY) ? TermRow.Shape.TWO_LINES : TermRow.Shape.NARROW;
    }

    @Override
    public void doLayout() {
        rows.forEach(row -> row.arrange(shape()));
        super.doLayout();
    }
}
