package lectern.gui.lab;

import java.util.function.Consumer;
import javax.swing.JComponent;
import lectern.game.Phrase;
import lectern.gui.board.BoardView;
import lectern.gui.desk.Background;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.heuristic.SavedHeuristics;
import lectern.gui.keeping.Writing;
import lectern.gui.lab.comparison.ComparisonPane;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;

/**
 * The lab of one component with all that it works with. It has threads of its own: what is measured while a slider is
 * dragged waits for no proof and no export, and no search waits for it.
 */
public final class LabRoom implements AutoCloseable {
    private final Background measuring = new Background();
    private final Background searching = new Background();
    private final Background comparing = new Background();
    private final Desk desk;
    private final BoardAim aim;
    private final BoardView board;
    private final Wording wording;
    private final SavedHeuristics saved;
    private final LabDesk lab;
    private final HeuristicUses uses;

    /**
     * @param owner what dialogs belong to
     * @param told hears of what is done and cannot be seen
     */
    public LabRoom(
            JComponent owner,
            Desk desk,
            BoardAim aim,
            BoardView board,
            Wording wording,
            DataFolder data,
            UserSettings remembered,
            Consumer<Phrase> told) {
        this.desk = desk;
        this.aim = aim;
        this.board = board;
        this.wording = wording;
        saved = new SavedHeuristics(data, measuring, new Writing("lectern-heuristics"));
        lab = new LabDesk(desk, measuring, () -> wording.of("lab.mine"));
        uses = new HeuristicUses(owner, desk, wording, measuring, remembered, told);
    }

    public LabPlace pane() {
        return new LabPlace(
                compare -> new LabPane(desk, aim, lab, saved, uses, searching, board, compare, wording),
                this::comparison);
    }

    private ComparisonPane comparison(Runnable leave) {
        ComparisonPane pane =
                new ComparisonPane(desk, comparing, wording, lab::heuristic, saved::of, leave, uses::saveComparison);
        lab.listen(pane::refresh);
        saved.listen(pane::refresh);
        return pane;
    }

    /** What is worked at. */
    public LabDesk lab() {
        return lab;
    }

    /** What was saved before. */
    public SavedHeuristics saved() {
        return saved;
    }

    /** What can be done with it: others may offer more. */
    public HeuristicUses uses() {
        return uses;
    }

    @Override
    public void close() {
        measuring.close();
        searching.close();
        comparing.close();
    }
}
