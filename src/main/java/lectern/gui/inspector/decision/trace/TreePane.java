package lectern.gui.inspector.decision.trace;

import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JScrollPane;
import javax.swing.JTree;
import javax.swing.tree.TreeSelectionModel;
import lectern.game.Phrase;
import lectern.gui.act.WindowKeys;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.inspector.decision.view.DecisionView;
import lectern.gui.inspector.decision.view.Subject;
import lectern.gui.textflow.Prose;
import lectern.gui.wording.Wording;
import lectern.search.trace.Trace;
import lectern.telling.trace.Branch;
import lectern.telling.trace.BranchText;
import net.miginfocom.swing.MigLayout;

/** The tree of a search as it was recorded: a node that is selected tells what it is, and shows its line on the board. */
public final class TreePane extends DecisionView {
    private static final int LEAST_ROWS = 8;

    private final transient Wording wording;
    private final transient BoardPreview glimpse;
    private final Prose about = new Prose("tree.about", "muted");
    private final JTree tree = new JTree((javax.swing.tree.TreeModel) null);
    private final JScrollPane scroll = new JScrollPane(tree) {
        @Override
        public Dimension getMinimumSize() {
            int height = LEAST_ROWS * Math.max(1, tree.getRowHeight());
            return new Dimension(height, height);
        }
    };
    private final Prose told = new Prose("tree.told", "");
    private final NoTrace noTrace;
    private transient Subject subject;
    private boolean filling;

    public TreePane(Wording wording, BoardPreview glimpse, Runnable thinkAgain) {
        super(new MigLayout("insets 6 0 0 0, fill, gapy 6, hidemode 3", "[grow, fill]", "[][grow, fill][]"));
        this.wording = wording;
        this.glimpse = glimpse;
        setName("tree");
        noTrace = new NoTrace("tree", wording, thinkAgain);
        tree.setName("tree.nodes");
        WindowKeys.leaveClipboard(tree);
        tree.setLargeModel(true);
        tree.setShowsRootHandles(true);
        tree.getSelectionModel().setSelectionMode(TreeSelectionModel.SINGLE_TREE_SELECTION);
        tree.setCellRenderer(new BranchRenderer(wording));
        tree.addTreeSelectionListener(event -> selected());
        add(noTrace, "wmin 0, wrap");
        add(about, "wmin 0, wrap");
        add(scroll, "wmin 0, wrap");
        add(told, "wmin 0");
    }

    @Override
    public void show(Subject shown) {
        boolean same = subject != null && shown.isSameAs(subject);
        subject = shown;
        boolean there = shown.decision().trace().isPresent();
        noTrace.setVisible(!there);
        about.setVisible(there);
        scroll.setVisible(there);
        told.setVisible(there);
        if (!there) {
            noTrace.show(shown);
            tree.setModel(null);
            return;
        }
        tree.getAccessibleContext().setAccessibleName(wording.of("drawntree.name"));
        if (!same || tree.getModel() == null) plant(shown.decision().trace().get());
        about.setText(told(about(shown.decision().trace().get())));
        tell();
        // Rows are measured with the words and the fonts that were in force when they were first seen.
        tree.setRowHeight(tree.getFontMetrics(tree.getFont()).getHeight() * 5 / 4);
        tree.repaint();
    }

    private void plant(Trace trace) {
        filling = true;
        tree.setModel(new BranchModel(Branch.root(trace.root(), subject.root())));
        tree.setSelectionRow(0);
        filling = false;
    }

    private List<Phrase> about(Trace trace) {
        Branch root = (Branch) tree.getModel().getRoot();
        List<Phrase> about = new ArrayList<>();
        String key = BranchText.isTrial(root) ? "decision.tree.about-trials" : "decision.tree.about";
        about.add(Phrase.of(key, subject.side()));
        if (!trace.complete()) about.add(Phrase.of("decision.tree.kept", root.kept()));
        return about;
    }

    @Override
    public void takeBoard() {
        if (branch() == null || branch().line().isEmpty()) glimpse.leave();
        else showOnBoard();
    }

    private void selected() {
        tell();
        if (!filling && branch() != null) showOnBoard();
    }

    private void showOnBoard() {
        glimpse.stay(subject.root(), branch().line(), branch().line().size());
    }

    private void tell() {
        told.setText(branch() == null ? "" : told(BranchText.sentences(branch())));
    }

    private String told(List<Phrase> sentences) {
        return String.join(" ", sentences.stream().map(wording::of).toList());
    }

    private Branch branch() {
        return (Branch) tree.getLastSelectedPathComponent();
    }
}
