package lectern.gui.lesson;

import java.util.Set;
import lectern.game.Seat;
import lectern.lesson.Block;
import lectern.lesson.study.LessonScene;

/** What a lesson can have around it in its window. On the event thread. */
public interface LessonSurroundings {
    /** What stands beside the board and the lesson only if it is wanted. */
    enum Part {
        INSPECTOR,
        CHART;

        static Set<Part> wantedBy(LessonScene scene) {
            return scene.match(new LessonScene.SceneCases<Set<Part>>(
                    bare -> Set.of(),
                    told -> Set.of(),
                    marked -> Set.of(),
                    decided -> Set.of(INSPECTOR),
                    charted -> Set.of(CHART),
                    asked -> Set.of(),
                    claimed -> Set.of()));
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
