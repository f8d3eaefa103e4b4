package lectern.gui.thinking.search;

import java.awt.BorderLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.settings.UserSettings;
import lectern.gui.tree.ChosenNode;
import lectern.gui.tree.DrawnTreePane;
import lectern.gui.tree.LeafPane;
import lectern.gui.wording.Wording;
import lectern.picture.tree.DrawnTree;
import lectern.search.trace.SearchEvent;
import lectern.telling.pseudocode.SearchMoment;
import lectern.telling.trace.FineStep;

/** The drawn tree of the pass that is walked through, as far as it has grown, and what is known of the chosen node. */
final class GrowingTree extends JPanel {
    private static final double TREE = 0.72;

    private final DrawnTreePane pane;
    private final LeafPane leaf;
    private final transient Consumer<List<Move>> chosen;
    private transient Optional<WatchedSearch> search = Optional.empty();
    private transient List<Pass> passes = List.of();
    private int shown = -1;

    /** Nodes are not chosen by hand while the tree grows. */
    private boolean growing;

    /**
     * A pass with its tree.
     *
     * @param events how many events came before it
     */
    private record Pass(DrawnTree tree, List<SearchEvent> events, int before) {}

    /** @param chosen hears the moves to the node that is chosen by hand */
    GrowingTree(
            Wording wording,
            Background background,
            UserSettings memory,
            Consumer<Phrase> told,
            Consumer<List<Move>> chosen) {
        super(new BorderLayout());
        this.chosen = chosen;
        pane = new DrawnTreePane(wording, background, memory, told);
        leaf = new LeafPane(wording, background, term -> {});
        pane.canvas().follow(this::choose);
        JScrollPane rolled = new JScrollPane(leaf);
        rolled.setBorder(BorderFactory.createEmptyBorder());
        JSplitPane halves = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, pane, rolled);
        halves.setBorder(BorderFactory.createEmptyBorder());
        halves.setResizeWeight(TREE);
        add(halves);
    }

    void show(WatchedSearch found) {
        search = Optional.of(found);
        List<Pass> made = new ArrayList<>();
        int before = 0;
        for (WatchedSearch.Pass pass : found.passes()) {
            made.add(new Pass(pass.tree(), pass.events(), before));
            before += pass.events().size();
        }
        passes = made;
        shown = -1;
        pane.canvas().clear();
        leaf.clear();
    }

    /** Before the search begins, the tree of its last pass is seen as a whole. */
    void growTo(SearchMoment moment) {
        if (passes.isEmpty()) return;
        int pass = moment.events() == 0 ? passes.size() - 1 : Math.max(0, moment.pass() - 1);
        growing = true;
        if (pass != shown)
            pane.canvas()
                    .show(
                            search.orElseThrow().question().root(),
                            passes.get(pass).tree());
        shown = pass;
        Pass now = passes.get(pass);
        if (moment.events() == 0) pane.canvas().showWhole();
        else pane.canvas().showStep(FineStep.of(now.events(), moment.events() - now.before()));
        growing = false;
    }

    private void choose(ChosenNode node) {
        if (growing || shown < 0) return;
        WatchedSearch found = search.orElseThrow();
        leaf.show(found.question().root(), Optional.of(found.question().evaluator()), node);
        chosen.accept(node.line());
    }
}
