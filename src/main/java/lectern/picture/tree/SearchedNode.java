package lectern.picture.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.search.trace.Bound;
import lectern.search.trace.NodeEnding;
import lectern.search.trace.SearchNode;
import lectern.telling.trace.Branch;
import lectern.telling.trace.BranchText;
import lectern.telling.trace.Window;

/** A node of a recorded search, be it one with windows or one by trials. */
public final class SearchedNode implements DrawnNode {
    private final Branch branch;
    private final boolean upward;
    private final boolean shows;
    private final Optional<Seat> mover;
    private final List<SearchedNode> children;

    /**
     * @param upward of a window without room: whether it is asked for more
     * @param shows whether its search narrows windows at all
     */
    private SearchedNode(Branch branch, Position position, Seat side, boolean upward, boolean shows) {
        this.branch = branch;
        this.upward = upward;
        this.shows = shows;
        SearchNode node = branch.node();
        boolean inner = !node.children().isEmpty();
        mover = inner ? Optional.of(position.toMove()) : Optional.empty();
        List<SearchedNode> made = new ArrayList<>();
        for (Branch child : branch.children()) {
            SearchNode next = child.node();
            Position after = next.children().isEmpty() ? null : position.play(next.move(), Narrator.SILENT);
            boolean same = !branch.isRoot() && window(next).equals(window(node));
            made.add(new SearchedNode(child, after, side, same ? upward : position.toMove() == side, shows));
        }
        children = List.copyOf(made);
    }

    /** The tree of a search that was made in a position. */
    public static SearchedNode of(SearchNode root, Position position) {
        boolean windows = root.children().stream()
                .anyMatch(child -> Double.isFinite(child.alpha()) || Double.isFinite(child.beta()));
        return new SearchedNode(Branch.root(root, position), position, position.toMove(), true, windows);
    }

    private static Window window(SearchNode node) {
        return new Window(node.alpha(), node.beta());
    }

    @Override
    public Optional<Move> move() {
        return Optional.ofNullable(branch.node().move());
    }

    @Override
    public Optional<Seat> mover() {
        return mover;
    }

    @Override
    public Phrase value() {
        return BranchText.value(branch);
    }

    @Override
    public Optional<Phrase> note() {
        if (isTrial())
            return Optional.of(Phrase.of("drawntree.visits", branch.node().visits()));
        return shows ? Optional.of(WindowLabel.of(window(branch.node()), upward)) : Optional.empty();
    }

    @Override
    public long visits() {
        return branch.node().visits();
    }

    @Override
    public boolean isNullWindow() {
        return !isTrial() && window(branch.node()).isNull();
    }

    private boolean isTrial() {
        return BranchText.isTrial(branch);
    }

    @Override
    public NodeEnding ending() {
        return branch.node().ending();
    }

    @Override
    public int saved() {
        return branch.node().saved();
    }

    /**
     * Where there was a cut-off, the move that caused it; among trials the most tried, which comes first; else the first
     * whose value is the node's, and exactly rather than as a bound. Of several visits to one move the last counts.
     */
    @Override
    public OptionalInt best() {
        if (isTrial())
            return children.isEmpty() || children.get(0).visits() == 0 ? OptionalInt.empty() : OptionalInt.of(0);
        int first = first(true) < 0 ? first(false) : first(true);
        int best = first;
        for (int i = first + 1; first >= 0 && i < children.size(); i++) {
            if (children.get(i).move().equals(children.get(first).move()) && hasValue(i)) best = i;
        }
        return best < 0 ? OptionalInt.empty() : OptionalInt.of(best);
    }

    private int first(boolean exactly) {
        for (int i = 0; i < children.size(); i++) {
            boolean fits = !exactly || children.get(i).branch.node().bound() == Bound.EXACT;
            if (fits && hasValue(i)) return i;
        }
        return -1;
    }

    private boolean hasValue(int child) {
        SearchNode node = branch.node();
        SearchNode searched = children.get(child).branch.node();
        boolean cuts = node.cutBy() == null || node.cutBy().equals(searched.move());
        return cuts && searched.value() == node.value();
    }

    @Override
    public List<SearchedNode> children() {
        return children;
    }

    @Override
    public List<Phrase> told() {
        return BranchText.sentences(branch);
    }
}
