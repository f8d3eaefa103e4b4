package lectern.gui.lesson;

import java.util.Set;
import lectern.game.Seat;
import lectern.lesson.Block;

/** Nothing is around a lesson. */
public final class NoSurroundings implements LessonSurroundings {
    @Override
    public void open(LessonPanel panel) {}

    @Override
    public void close() {}

    @Override
    public void show(Set<Part> parts) {}

    @Override
    public void openDecision(Block.Opened opened) {}

    @Override
    public void lookAtChart(boolean stacked, Seat side) {}
}
