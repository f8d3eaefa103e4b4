package lectern.gui.present;

import java.util.Optional;
import lectern.gui.chart.ChartPane;
import lectern.gui.inspector.decision.DecisionPane;
import lectern.gui.lesson.lecture.Lecture;
import lectern.lesson.Block;
import lectern.lesson.study.LessonScene;
import lectern.lesson.study.Spot;
import lectern.picture.chart.ChartMode;

/** The panes that a lesson's blocks are about: a decision that is opened, a chart. Each is shown once at its spot. */
final class BlockPanes {
    private final PaneShelf panes;
    private Optional<Spot> seen = Optional.empty();
    private boolean shown;

    BlockPanes(PaneShelf panes) {
        this.panes = panes;
    }

    /** Whether a pane is there that a block has brought. */
    boolean isShown() {
        shown &= panes.open().isPresent();
        return shown;
    }

    /** Whether the block of the moment is about a pane that has not been shown. */
    boolean isDue(Lecture lecture) {
        return opening(lecture.scene()).isPresent()
                && !seen.equals(Optional.of(lecture.study().spot()));
    }

    void open(Lecture lecture) {
        seen = Optional.of(lecture.study().spot());
        shown = true;
        opening(lecture.scene()).ifPresent(Runnable::run);
    }

    /** What opens the pane that a block is about; empty for blocks that are about the board alone. */
    private Optional<Runnable> opening(LessonScene scene) {
        return scene.match(new LessonScene.SceneCases<Optional<Runnable>>(
                bare -> Optional.empty(),
                told -> Optional.empty(),
                marked -> Optional.empty(),
                decided -> Optional.of(() -> open(decided)),
                charted -> Optional.of(() -> open(charted)),
                asked -> Optional.empty(),
                claimed -> Optional.empty()));
    }

    private void open(LessonScene.Decided decided) {
        boolean tree = decided.opened() == Block.Opened.TREE;
        panes.open(DecisionPane.class)
                .ifPresent(pane -> pane.open(tree ? DecisionPane.Tab.TREE : DecisionPane.Tab.CANDIDATES));
    }

    private void open(LessonScene.Charted charted) {
        panes.open(ChartPane.class)
                .ifPresent(pane -> pane.look(charted.stacked() ? ChartMode.CRITERIA : ChartMode.TOTAL, charted.side()));
    }

    void close() {
        shown = false;
        panes.close();
    }
}
