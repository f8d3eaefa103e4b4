package lectern.gui.lesson;

import java.util.Set;
import lectern.game.Seat;
import lectern.lesson.Block;
import lectern.lesson.study.Scene;

/** What a lesson can have around it in its window. On the event thread. */
public interface Stage {
    /** What stands beside the board and the lesson only if it is wanted. */
    enum Part {
        INSPECTOR,
        CHART;

        static Set<Part> wantedBy(Scene scene) {
            if (scene instanceof Scene.Decided) return Set.of(INSPECTOR);
            return scene instanceof Scene.Charted ? Set.of(CHART) : Set.of();
        }
    }

    /** The lesson takes its place beside the board. */
    void open(LessonPanel panel);

    /** Everything is again as it was before. */
    void close();

    void show(Set<Part> parts);

    /** Brings a decision to the front of the inspector. */
    void openDecision(Block.Opened opened);

    /** How the chart looks. */
    void lookAtChart(boolean stacked, Seat side);
}
