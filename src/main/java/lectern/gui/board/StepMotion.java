package lectern.gui.board;

import java.util.List;
import java.util.stream.Stream;
import javax.swing.Timer;
import lectern.game.Effect;
import lectern.game.board.BoardShape;
import lectern.game.board.Change;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Speed;
import lectern.gui.desk.Steps;
import lectern.gui.desk.Topic;
import lectern.picture.Motion;

/** Lets the tokens of one step glide to where they go, when the steps advance by one and are not shown at once. */
final class StepMotion {
    private static final int FRAME_MILLIS = 16;

    /** The part of a step's time in which things move; in the rest they can be looked at. */
    private static final double MOVING = 0.7;

    private final Desk desk;
    private final Runnable repaint;
    private final Timer timer = new Timer(FRAME_MILLIS, event -> tick());
    private Steps known;
    private long started;

    StepMotion(Desk desk, Runnable repaint) {
        this.desk = desk;
        this.repaint = repaint;
        known = desk.steps();
        desk.listen(topic -> {
            if (topic == Topic.STEP) stepped();
            if (topic == Topic.MATCH || topic == Topic.LOOKAHEAD) end();
        });
    }

    /** What is on its way at this moment. */
    List<Motion> underWay() {
        if (!timer.isRunning()) return List.of();
        return desk.steps().latest().map(this::motions).orElse(List.of());
    }

    private void stepped() {
        Steps now = desk.steps();
        boolean onward = now.turn().equals(known.turn()) && now.at() == known.at() + 1;
        known = now;
        if (!onward || desk.speed() == Speed.NONE) {
            end();
            return;
        }
        started = System.nanoTime();
        timer.restart();
    }

    private void end() {
        timer.stop();
        known = desk.steps();
        repaint.run();
    }

    private void tick() {
        if (progress() >= 1) end();
        repaint.run();
    }

    private double progress() {
        double millis = (System.nanoTime() - started) / 1e6;
        return Math.min(1, millis / (MOVING * desk.speed().millis()));
    }

    private List<Motion> motions(Effect effect) {
        double linear = progress();
        double eased = linear * linear * (3 - 2 * linear);
        return effect.changes().stream()
                .flatMap(change -> motion(change, eased))
                .toList();
    }

    private static Stream<Motion> motion(Change change, double way) {
        int outside = BoardShape.OUTSIDE;
        return change.match(new Change.ChangeCases<Stream<Motion>>(
                placed -> Stream.of(new Motion(placed.token(), placed.layer(), outside, placed.cell(), way)),
                removed -> Stream.of(new Motion(removed.token(), removed.layer(), removed.cell(), outside, way)),
                moved -> Stream.of(new Motion(
                        moved.token(),
                        moved.layer(),
                        moved.path().first(),
                        moved.path().last(),
                        way)),
                turned -> Stream.of(),
                recoloured -> Stream.of()));
    }
}
