package lectern.gui.lab;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.ActionEvent;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import lectern.game.Move;
import lectern.gui.board.BoardView;
import lectern.gui.desk.Background;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.heuristic.SavedHeuristics;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.look.StyledLabel;
import lectern.gui.textflow.Prose;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.ranking.Flip;
import lectern.heuristic.ranking.Ranking;
import lectern.telling.ScorePhrase;
import net.miginfocom.swing.MigLayout;

/**
 * The lab: above, the terms of a heuristic to be changed; below, what becomes of the moves of the position. While a
 * formula is written, it takes the place of the moves.
 */
public final class LabPane extends ScrolledRows {
    /** From this width on sentences are whole. */
    private static final int NARROW = 380;

    /** From this height on what adds terms is always in sight. */
    private static final int LOW = 400;

    /** Below this height it is not made smaller, but rolled. */
    private static final int LEAST = 230;

    /** Terms take no more of the height than this, and no more than they need. */
    private static final double TERMS_SHARE = 0.45;

    private static final String RESULT = "result";
    private static final String EDITOR = "editor";

    private final transient Desk desk;
    private final transient LabDesk lab;
    private final transient Wording wording;
    private final transient TermLight light;
    private final transient BoardPreview glimpse;
    private final transient FlipText flips;
    private final transient LabSearch search;
    private final LabTools tools;
    private final TermsPanel terms;
    private final SearchPane searched;
    private final RankingTable ranking;
    private final FormulaEditor editor;
    private final JLabel headline = new StyledLabel(StyledLabel.Style.HEADING);
    private final Prose changes = new Prose("lab-flips", "muted");
    private final JLabel sum = new JLabel();
    private final JButton addCriterion = new JButton();
    private final JButton addFormula = new JButton();
    private final CardLayout cards = new CardLayout();
    private final JPanel below = new JPanel(cards);
    private final JScrollPane rows;
    private final JPanel adding;

    /** Keeps its row while what adds terms stands below them. */
    private final JPanel addingPlace = new JPanel(new BorderLayout());

    private boolean narrow;
    private boolean low;
    private transient Optional<String> active = Optional.empty();

    /**
     * @param background for searches, which may take long; what is measured goes beside it
     * @param compare sets the heuristic beside another one
     */
    public LabPane(
            Desk desk,
            BoardAim aim,
            LabDesk lab,
            SavedHeuristics saved,
            HeuristicUses uses,
            Background background,
            BoardView board,
            Runnable compare,
            Wording wording) {
        super(new MigLayout("insets 6 8 6 8, fill, gapy 4, hidemode 3", "[grow, fill]", "[][][][grow, fill]"));
        this.desk = desk;
        this.lab = lab;
        this.wording = wording;
        setName("inspector.lab");
        light = new TermLight(desk, board);
        glimpse = new BoardPreview(desk, aim);
        flips = new FlipText(wording);
        search = new LabSearch(background, this::showFound);
        tools = new LabTools(lab, saved, uses, compare, wording);
        terms = new TermsPanel(lab, wording, new Hands());
        searched = new SearchPane(lab, wording, this::lookAhead, search::stop);
        ranking = new RankingTable(wording, this::preview);
        editor = new FormulaEditor(lab, wording, light::show);
        headline.setName("lab.headline");
        sum.setName("lab.sum");
        addCriterion.setName("lab.add-criterion");
        addFormula.setName("lab.add-formula");
        add(tools, "wmin 0, wrap");
        rows = new JScrollPane(terms);
        rows.setBorder(BorderFactory.createEmptyBorder());
        add(rows, "wmin 0, hmin 0, wrap");
        adding = adding();
        addingPlace.add(adding);
        add(addingPlace, "wmin 0, hidemode 2, wrap");
        below.add(result(), RESULT);
        JScrollPane writing = new JScrollPane(editor);
        writing.setBorder(BorderFactory.createEmptyBorder());
        below.add(writing, EDITOR);
        add(below, "wmin 0, h 0:10:");
        addCriterion.addActionListener(
                event -> tools.criteriaMenu(terms::enter).show(addCriterion, 0, addCriterion.getHeight()));
        addFormula.addActionListener(event -> edit(Optional.empty()));
        key("ctrl Z", () -> {
            if (lab.history().canUndo()) lab.undo();
        });
        key("ctrl Y", () -> {
            if (lab.history().canRedo()) lab.redo();
        });
        lab.listen(this::refresh);
        saved.listen(tools::refresh);
        desk.listen(topic -> {
            if (topic == Topic.MATCH) light.end();
        });
        addHierarchyListener(event -> lookedAt());
        wording.write(this::rewrite);
    }

    private JPanel adding() {
        JPanel buttons = WrapLayout.row("lab-adding");
        buttons.add(addCriterion);
        buttons.add(addFormula);
        JPanel adding = new JPanel(new MigLayout("insets 2 0 2 0, gapx 6, fillx, novisualpadding", "[grow, fill][]"));
        adding.add(buttons, "wmin 0");
        adding.add(sum, "top, gaptop 4");
        return adding;
    }

    private JPanel result() {
        JPanel result = new JPanel(new MigLayout(
                "insets 0, fill, gapy 3, hidemode 3, novisualpadding", "[grow, fill][]", "[][][][grow, fill]"));
        result.add(headline, "wmin 0");
        result.add(searched.choice(), "wrap");
        result.add(changes, "span, growx, wmin 0, wrap");
        result.add(searched, "span, growx, wmin 0, wrap");
        result.add(new JScrollPane(ranking), "span, grow, wmin 0, hmin 60");
        return result;
    }

    private void key(String stroke, Runnable action) {
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(stroke), stroke);
        getActionMap().put(stroke, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                action.run();
            }
        });
    }

    private void lookedAt() {
        lab.watch(isShowing());
        if (isShowing()) return;
        search.stop();
        light.end();
    }

    private void rewrite() {
        addCriterion.setText(wording.of("lab.add-criterion"));
        addFormula.setText(wording.of("lab.add-formula"));
        addFormula.setToolTipText(wording.of("lab.add-formula.tip"));
        ranking.getAccessibleContext().setAccessibleName(wording.of("inspector.tab.lab"));
        tools.rewrite();
        searched.rewrite();
        editor.rewrite();
        ranking.rewrite();
        refresh();
    }

    private void refresh() {
        tools.refresh();
        terms.refresh();
        Optional<Ranking> now = lab.ranking();
        ranking.show(lab.game(), now, lab.rankingBefore(), lab.heuristic().terms());
        headline.setText(now.map(this::headline).orElseGet(this::nothing));
        headline.setToolTipText(headline.getText());
        sum.setText(lab.total()
                .map(total -> wording.of("lab.sum", ScorePhrase.exact(total)))
                .orElse(""));
        sum.setToolTipText(lab.total()
                .map(total -> wording.of(
                        "lab.sum.tip", lab.position().view().name(lab.position().toMove())))
                .orElse(null));
        sayFlips(now);
        search.follow(lab.findings(), lab.heuristic(), ranges());
    }

    private List<Double> ranges() {
        return IntStream.range(0, lab.heuristic().terms().size())
                .mapToObj(terms::most)
                .toList();
    }

    private String headline(Ranking now) {
        String chosen = now.move(now.chosen()).text();
        return lab.rankingBefore()
                .filter(before -> before.chosen() != now.chosen())
                .map(before -> wording.of(
                        "lab.chooses-now", chosen, now.move(before.chosen()).text()))
                .orElseGet(() -> wording.of("lab.chooses", chosen));
    }

    /** Why there is no ranking. */
    private String nothing() {
        if (desk.hiding().isOn()) return wording.of("predict.hidden");
        return wording.of(desk.shown().isOver() ? "lab.over" : "lab.measuring");
    }

    /** Of the term that is looked at, or else of all: the nearest change to either side. */
    private void sayFlips(Optional<Ranking> now) {
        String flips = now.map(this::flipText).orElse("");
        boolean untouched = !isNarrow()
                && now.isPresent()
                && !lab.history().canUndo()
                && !lab.history().canRedo();
        String text = untouched ? wording.of("lab.begin-here") + "\n" + flips : flips;
        // A text that is set anew lays everything out anew, while a slider is dragged.
        if (!text.equals(changes.getText())) changes.setText(text);
    }

    private String flipText(Ranking now) {
        List<HeuristicTerm> all = lab.heuristic().terms();
        Optional<Integer> place = IntStream.range(0, all.size())
                .boxed()
                .filter(i -> active.filter(all.get(i).name()::equals).isPresent())
                .findFirst();
        if (place.isPresent()) return flipsOf(now, place.get());
        return IntStream.range(0, all.size())
                .boxed()
                .flatMap(term -> List.of(true, false).stream().flatMap(way -> Flip.next(now, term, way).stream()))
                .min(Comparator.comparing(
                        flip -> Math.abs(flip.exactly() - now.weight(flip.term())) / terms.most(flip.term())))
                .map(flip -> told(flip, now))
                .orElseGet(() -> wording.of("lab.flip.none"));
    }

    private String flipsOf(Ranking now, int term) {
        var name = flips.name(lab.heuristic().terms().get(term), lab);
        List<String> told = List.of(true, false).stream()
                .flatMap(way -> Flip.next(now, term, way).stream())
                .map(flip -> told(flip, now))
                .toList();
        return told.isEmpty() ? wording.of("lab.flip.none-of", name) : String.join(isNarrow() ? " · " : "\n", told);
    }

    private String told(Flip flip, Ranking now) {
        var name = flips.name(lab.heuristic().terms().get(flip.term()), lab);
        return isNarrow() ? flips.brief(flip, now, name) : flips.of(flip, now, name);
    }

    private boolean isNarrow() {
        return getWidth() < UIScale.scale(NARROW);
    }

    private void lookAhead(int plies) {
        search.lookAhead(plies);
        showFound(Optional.empty());
        search.follow(lab.findings(), lab.heuristic(), ranges());
    }

    private void showFound(Optional<LabSearch.Found> found) {
        searched.show(found, ranks -> ranking.showSearched(search.depth() > 1, ranks));
    }

    private void preview(Optional<Move> move) {
        move.flatMap(known -> lab.findings().map(found -> List.of(known)))
                .ifPresentOrElse(
                        line -> glimpse.pass(lab.findings().orElseThrow().position(), line), glimpse::end);
    }

    private void edit(Optional<HeuristicTerm> term) {
        cards.show(below, EDITOR);
        editor.open(term, written -> {
            cards.show(below, RESULT);
            written.ifPresentOrElse(terms::enter, addFormula::requestFocusInWindow);
        });
    }

    @Override
    public void doLayout() {
        ranking.fit(getWidth());
        if (narrow != isNarrow()) {
            narrow = isNarrow();
            sayFlips(lab.ranking());
        }
        if (low != getHeight() < UIScale.scale(LOW)) {
            low = !low;
            terms.foot(low ? Optional.of(adding) : Optional.empty());
            if (!low) addingPlace.add(adding);
            addingPlace.setVisible(!low);
        }
        // What was measured is in pixels as they are: a number alone would be scaled once more.
        int most = Math.min((int) (TERMS_SHARE * getHeight()), Math.max(0, beside()));
        String height = "h " + Math.min(terms.getPreferredSize().height, most) + "px!";
        ((MigLayout) getLayout()).setComponentConstraints(rows, "wmin 0, " + height + ", wrap");
        super.doLayout();
    }

    /** What the terms can have of the height so that all that stands around them has what it needs. */
    private int beside() {
        int around = tools.getPreferredSize().height + below.getMinimumSize().height + UIScale.scale(2 * 6 + 3 * 4);
        return getHeight() - around - (low ? 0 : addingPlace.getPreferredSize().height);
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return getParent() != null && getParent().getHeight() >= UIScale.scale(LEAST);
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension wished = super.getPreferredSize();
        return getScrollableTracksViewportHeight() ? wished : new Dimension(wished.width, UIScale.scale(LEAST));
    }

    /** What is done with the rows. */
    private final class Hands implements TermRow.Ear {
        @Override
        public void weighted(String term, double weight) {
            active = Optional.of(term);
            lab.change(lab.state().weighted(term, weight), term);
        }

        @Override
        public void switched(String term, boolean on) {
            active = Optional.of(term);
            lab.change(lab.state().switched(term, on));
        }

        @Override
        public void rested() {
            lab.history().endGesture();
        }

        @Override
        public void pointed(Optional<String> term) {
            term.ifPresent(one -> {
                active = term;
                sayFlips(lab.ranking());
            });
            light.show(term.flatMap(lab.state().heuristic()::term));
        }

        @Override
        public void menu(String name, Component beside) {
            lab.state().heuristic().term(name).ifPresent(term -> termMenu(term).show(beside, 0, beside.getHeight()));
        }

        private JPopupMenu termMenu(HeuristicTerm term) {
            JPopupMenu menu = new JPopupMenu();
            menu.setName("lab.term-menu");
            add(menu, term.formula().isPresent() ? "lab.term.edit" : "lab.term.when", () -> edit(Optional.of(term)));
            add(
                    menu,
                    "lab.term.usual",
                    () -> lab.change(
                            lab.state().weighted(term.name(), term.criterion().weight())));
            add(menu, "lab.term.remove", () -> lab.change(lab.state().without(term.name())));
            return menu;
        }

        private void add(JPopupMenu menu, String key, Runnable action) {
            JMenuItem item = new JMenuItem(wording.of(key));
            item.setName(key);
            item.addActionListener(event -> action.run());
            menu.add(item);
        }
    }
}
