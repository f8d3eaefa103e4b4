package lectern.gui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.Timer;
import lectern.game.Effect;
import lectern.game.Handle;
import lectern.game.board.BoardShape;
import lectern.game.board.Change;
import lectern.game.board.Layer;
import lectern.game.board.Token;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Speed;
import lectern.gui.desk.Steps;
import lectern.gui.desk.Topic;
import lectern.picture.Motion;

/** Lets the tokens of one step glide to where they go, all at once, when the steps advance within it and are not shown at
 * once. What comes in from an edge glides in over it. */
final class StepMotion {
    private static final int FRAME_MILLIS = 16;

    /** The part of a step's time in which things move; in the rest they can be looked at. */
    private static final double MOVING = 0.7;

    private final Desk desk;
    private final Runnable repaint;
    private final Timer timer = new Timer(FRAME_MILLIS, event -> tick());
    private Steps known;
    private List<Effect> moving = List.of();
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
        return motions();
    }

    private void stepped() {
        Steps now = desk.steps();
        moving = now.turn().equals(known.turn()) ? now.since(known.at()) : List.of();
        known = now;
        if (moving.isEmpty() || desk.speed() == Speed.NONE) {
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

    private List<Motion> motions() {
        double linear = progress();
        double eased = linear * linear * (3 - 2 * linear);
        List<Motion> motions = new ArrayList<>();
        for (Effect effect : moving) {
            for (Change change : effect.changes()) motion(change, eased, motions);
        }
        return motions;
    }

    private void motion(Change change, double way, List<Motion> motions) {
        int outside = BoardShape.OUTSIDE;
        change.match(new Change.ChangeCases<>(
                placed -> motions.add(new Motion(placed.token(), placed.layer(), outside, placed.cell(), entry(), way)),
                removed -> motions.add(new Motion(removed.token(), removed.layer(), removed.cell(), outside, way)),
                moved -> motions.add(new Motion(
                        moved.token(),
                        moved.layer(),
                        moved.path().first(),
                        moved.path().last(),
                        way)),
                turned -> arriveAs(turned.cell(), turned.after(), motions),
                recoloured -> arriveAs(recoloured.cell(), recoloured.after(), motions)));
    }

    /** What is altered in the same step after its arrival is on its way as what it will be. */
    private static boolean arriveAs(int cell, Token after, List<Motion> motions) {
        motions.replaceAll(motion -> motion.to() != cell || motion.layer() != Layer.PIECE
                ? motion
                : new Motion(after, Layer.PIECE, motion.from(), cell, motion.entry(), motion.progress()));
        return false;
    }

    /** The border over which the move that is shown came onto the board, if it began there. */
    private Optional<Handle.Border> entry() {
        return known.turn()
                .filter(turn -> !turn.isFoul())
                .map(turn -> turn.before().view().ways(turn.move()).get(0).get(0))
                .flatMap(handle -> handle instanceof Handle.Edge edge ? Optional.of(edge.border()) : Optional.empty());
    }
}
