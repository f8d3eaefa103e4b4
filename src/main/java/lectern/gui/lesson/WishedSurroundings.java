package lectern.gui.lesson;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;
import lectern.game.Seat;
import lectern.lesson.Block;

/** A stage on which there is, besides what the lesson shows, what its reader wants to see. */
record WishedSurroundings(LessonSurroundings stage, Supplier<Set<LessonSurroundings.Part>> wished)
        implements LessonSurroundings {
    @Override
    public void open(LessonPanel panel) {
        stage.open(panel);
    }

    @Override
    public void close() {
        stage.close();
    }

    @Override
    public void show(Set<Part> parts) {
        EnumSet<Part> all = EnumSet.noneOf(Part.class);
        all.addAll(parts);
        all.addAll(wished.get());
        stage.show(all);
    }

    @Override
    public void openDecision(Block.Opened opened) {
        stage.openDecision(opened);
    }

    @Override
    public void lookAtChart(boolean stacked, Seat side) {
        stage.lookAtChart(stacked, side);
    }
}
