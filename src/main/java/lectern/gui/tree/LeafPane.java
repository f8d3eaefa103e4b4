package lectern.gui.tree;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import lectern.game.Evaluation;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Term;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.inspector.decision.TermTable;
import lectern.gui.textflow.Prose;
import lectern.gui.wording.Wording;
import lectern.search.Candidate;
import lectern.search.trace.NodeEnding;
import net.miginfocom.swing.MigLayout;

/** What there is to say of the selected node: the moves that lead to it, what it is worth and why, and a leaf's terms. */
public final class LeafPane extends JPanel {
    private final transient Wording wording;
    private final transient LatestTask judging;
    private final Prose line = new Prose("leaf.line", "h4");
    private final Prose told = new Prose("leaf.told", "");
    private final Prose caption = new Prose("leaf.terms-caption", "muted");
    private final TermTable terms;
    private final JScrollPane scroll;
    private transient Optional<ChosenNode> shown = Optional.empty();
    private transient Optional<Phrase> side = Optional.empty();

    /** @param ear hears of the term that is pointed at */
    public LeafPane(Wording wording, Background background, Consumer<Optional<Term>> ear) {
        super(new MigLayout("insets 0, fillx, gapy 6, hidemode 3", "[grow, fill]"));
        this.wording = wording;
        judging = LatestTask.interruptible(background);
        setName("drawntree.leaf");
        terms = new TermTable(wording, ear);
        terms.setName("drawntree.terms");
        terms.narrow(true);
        scroll = new JScrollPane(terms);
        add(line, "wmin 0, wrap");
        add(told, "wmin 0, wrap");
        add(caption, "wmin 0, wrap");
        add(scroll, "wmin 0");
        showTerms(false);
        wording.write(this::rewrite);
    }

    /**
     * Shows a node of a tree that begins in a position.
     *
     * @param judge what its search evaluates leaves by; none where there are no leaves to be evaluated
     */
    public void show(Position root, Optional<Evaluator> judge, ChosenNode chosen) {
        shown = Optional.of(chosen);
        side = Optional.of(root.view().name(root.toMove()));
        showTerms(false);
        judging.cancel();
        if (judge.isPresent() && chosen.node().ending() == NodeEnding.LEAF) {
            judging.start(
                    () -> evaluated(root, chosen.line(), judge.get()), evaluation -> show(root, chosen, evaluation));
        }
        rewrite();
    }

    /** Says what can be done, before a node is selected. */
    public void clear() {
        judging.cancel();
        shown = Optional.empty();
        showTerms(false);
        rewrite();
    }

    private static Evaluation evaluated(Position root, List<Move> moves, Evaluator judge) {
        Position position = root;
        for (Move move : moves) position = position.play(move, Narrator.SILENT);
        return judge.evaluate(position, root.toMove());
    }

    private void show(Position root, ChosenNode chosen, Evaluation evaluation) {
        List<String> criteria = evaluation.terms().stream().map(Term::key).toList();
        Move last =
                chosen.line().isEmpty() ? null : chosen.line().get(chosen.line().size() - 1);
        terms.show(root.game().kind(), criteria, Candidate.of(last, evaluation.total(), evaluation.terms()));
        showTerms(true);
    }

    private void showTerms(boolean there) {
        caption.setVisible(there);
        scroll.setVisible(there);
        revalidate();
    }

    private void rewrite() {
        terms.rewrite();
        line.setText(shown.map(this::line).orElse(wording.of("drawntree.none")));
        told.setText(shown.map(chosen -> sentences(chosen.node().told())).orElse(wording.of("drawntree.keys")));
        caption.setText(side.map(name -> wording.of("drawntree.terms", name)).orElse(""));
    }

    private String line(ChosenNode chosen) {
        if (chosen.line().isEmpty()) return wording.of("decision.tree.root-row");
        List<String> moves = chosen.line().stream().map(Move::text).toList();
        return String.join(wording.of("drawntree.line-separator"), moves);
    }

    private String sentences(List<Phrase> phrases) {
        return String.join(" ", phrases.stream().map(wording::of).toList());
    }
}
