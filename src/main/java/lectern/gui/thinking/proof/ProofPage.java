package lectern.gui.thinking.proof;

import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.settings.UserSettings;
import lectern.gui.textflow.Prose;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.tree.DrawnTreePane;
import lectern.gui.wording.Wording;
import lectern.search.Budget;
import lectern.search.Thinking;
import lectern.search.proof.ProofTree;
import lectern.search.proof.ProofWalk;
import lectern.telling.ProofTelling;
import net.miginfocom.swing.MigLayout;

/**
 * Who is proven to win a position, and the proof to be walked: a click on a move goes down, the way above leads up again.
 * What takes time is proven beside the event thread, within a number of positions that is said.
 */
public final class ProofPage extends JPanel {
    /** So many positions are looked at first: a second or two. */
    private static final long FIRST_LOOK = 200_000;

    private static final int LONGER = 10;

    /** A look of some minutes; whoever wants more has the command line. */
    private static final long LONGEST = 200_000_000;

    /** The tree that is drawn. */
    private static final int NODES = 60;

    private static final int PLIES = 4;
    private static final long LOOK_EACH = 20_000;
    private static final double TABLE = 0.45;

    private final transient Wording wording;
    private final transient BoardPreview preview;
    private final transient LatestTask proving;
    private final transient LatestTask drawing;
    private final Prose verdict = new Prose("proof-verdict", "h4");
    private final Prose about = new Prose("proof-about", "");
    private final transient ProofCrumbs crumbs;
    private final TryTable tries;
    private final DrawnTreePane tree;
    private final JButton longer = new JButton();
    private final JButton stop = new JButton();
    private transient ProofWalk walk;
    private transient List<Move> line = List.of();
    private transient Optional<ProofTelling> shown = Optional.empty();
    private long budget = FIRST_LOOK;

    /**
     * @param memory knows where the last picture was saved
     * @param told hears that one was
     */
    public ProofPage(
            Wording wording, Background background, BoardPreview preview, UserSettings memory, Consumer<Phrase> told) {
        super(new MigLayout(
                "insets 8, fill, gapy 6, hidemode 3, novisualpadding", "[grow, fill]", "[][][][][grow, fill]"));
        this.wording = wording;
        this.preview = preview;
        setName("thinking.proof");
        proving = LatestTask.uninterrupted(background);
        drawing = LatestTask.uninterrupted(background);
        crumbs = new ProofCrumbs(wording, kept -> goTo(line.subList(0, kept)));
        tries = new TryTable(wording, this::goOn);
        tree = new DrawnTreePane(wording, background, memory, told);
        tree.canvas().follow(chosen -> standAt(chosen.line()));
        add(crumbs.view(), "wmin 0, wrap");
        add(verdict, "wmin 0, wrap");
        add(buttons(), "wmin 0, wrap");
        add(about, "wmin 0, wrap");
        add(halves(), "wmin 0, hmin 0");
        wording.write(this::rewrite);
    }

    private JPanel buttons() {
        JPanel buttons = WrapLayout.row("buttons");
        longer.setName("proof.longer");
        longer.addActionListener(event -> lookLonger());
        stop.setName("proof.stop");
        stop.addActionListener(event -> halt());
        buttons.add(longer);
        buttons.add(stop);
        return buttons;
    }

    private JSplitPane halves() {
        JScrollPane rolled = new JScrollPane(tries);
        rolled.setMinimumSize(new Dimension(0, 0));
        tree.setMinimumSize(new Dimension(0, 0));
        JSplitPane halves = new JSplitPane(JSplitPane.VERTICAL_SPLIT, rolled, tree);
        halves.setName("proof.halves");
        halves.setBorder(BorderFactory.createEmptyBorder());
        halves.setResizeWeight(TABLE);
        return halves;
    }

    /** From now on this position's result is proven. No evaluator has a say in that. */
    public void examine(Position position, Evaluator evaluator) {
        if (walk != null && walk.root().equals(position)) {
            if (shown.isEmpty()) look();
            return;
        }
        walk = new ProofWalk(position);
        budget = FIRST_LOOK;
        goTo(List.of());
    }

    /** Nothing is proven any more. */
    public void leave() {
        proving.cancel();
        drawing.cancel();
    }

    private void goOn(List<Move> moves) {
        List<Move> further = new ArrayList<>(line);
        further.addAll(moves);
        goTo(further);
    }

    private void goTo(List<Move> way) {
        line = List.copyOf(way);
        shown = Optional.empty();
        standAt(List.of());
        crumbs.show(line);
        tree.canvas().clear();
        look();
    }

    /** A position of the tree is stood on: the moves lead there from the one that is shown. */
    private void standAt(List<Move> further) {
        if (walk == null) return;
        List<Move> all = new ArrayList<>(line);
        all.addAll(further);
        if (all.isEmpty()) preview.leave();
        else preview.stay(walk.root(), all, all.size());
    }

    private void lookLonger() {
        budget = Math.min(LONGEST, budget * LONGER);
        look();
    }

    private void look() {
        ProofWalk asked = walk;
        List<Move> at = line;
        long within = budget;
        drawing.cancel();
        proving.startStoppable(
                stopped -> new ProofTelling(
                        asked.at(at, Thinking.within(Budget.ofNodes(within)).stoppedBy(stopped)), within),
                this::show);
        tell();
    }

    private void halt() {
        leave();
        tell();
    }

    private void show(ProofTelling found) {
        shown = Optional.of(found);
        tell();
        draw();
    }

    /** What was proven for the page is known there: both are worked out one after the other. */
    private void draw() {
        boolean proven = shown.flatMap(found -> found.step().result()).isPresent();
        tree.setVisible(proven);
        if (!proven) return;
        ProofWalk asked = walk;
        List<Move> from = line;
        Position position = shown.orElseThrow().step().position();
        drawing.startStoppable(
                stopped -> ProofDrawing.of(ProofTree.of(
                        asked,
                        from,
                        NODES,
                        PLIES,
                        Thinking.within(Budget.ofNodes(LOOK_EACH)).stoppedBy(stopped))),
                drawn -> drawn.ifPresent(made -> tree.canvas().show(position, made)));
    }

    private void tell() {
        boolean working = shown.isEmpty() || proving.isWorking();
        boolean looking = working && proving.isWorking();
        verdict.setText(
                looking
                        ? wording.of("proof.looking", budget)
                        : shown.map(found -> wording.of(found.verdict()))
                                .orElseGet(() -> wording.of("proof.open", budget)));
        about.setText(shown.flatMap(ProofTelling::about).map(wording::of).orElse(""));
        tries.show(shown);
        stop.setVisible(looking);
        longer.setVisible(!looking
                && budget < LONGEST
                && !shown.map(found -> found.step().isWhole()).orElse(false));
        revalidate();
    }

    private void rewrite() {
        longer.setText(wording.of("proof.longer"));
        longer.setToolTipText(wording.of("proof.tip.longer"));
        stop.setText(wording.of("proof.stop"));
        tries.rewrite();
        crumbs.show(line);
        if (walk != null) tell();
    }
}
