package lectern.gui.desk;

import javax.swing.Timer;

/**
 * Shows a move that was just made step by step, at the desk's speed: until the user takes a step, which then is
 * how the move is looked at. A lookahead only interrupts it. It belongs to the event thread.
 */
public final class StepClock {
    private final Desk desk;
    private final Timer timer = new Timer(0, event -> tick());

    /** Whether a move is being shown, be it interrupted or not. */
    private boolean showing;

    private boolean stepping;

    public StepClock(Desk desk) {
        this.desk = desk;
        desk.listen(this::heard);
    }

    /** What remains of a move that is being shown is shown at once. */
    public void finish() {
        if (showing) desk.stepTo(desk.steps().effects().size());
    }

    private void heard(Topic topic) {
        switch (topic) {
            case MATCH -> stop();
            case PLAYED -> {
                if (desk.speed() != Speed.NONE) start();
            }
            case STEP -> {
                if (!stepping) stop();
            }
            case LOOKAHEAD -> {
                if (desk.lookahead().isPresent()) timer.stop();
                else if (showing) timer.restart();
            }
            case SPEED -> {
                if (desk.speed() == Speed.NONE) finish();
            }
            default -> {}
        }
    }

    private void start() {
        showing = true;
        stepTo(0);
        timer.setInitialDelay(desk.speed().millis() / 2);
        timer.setDelay(desk.speed().millis());
        timer.restart();
    }

    private void stop() {
        showing = false;
        timer.stop();
    }

    private void tick() {
        timer.setDelay(desk.speed().millis());
        stepTo(desk.steps().next());
        if (desk.steps().isAtEnd()) stop();
    }

    private void stepTo(int step) {
        stepping = true;
        desk.stepTo(step);
        stepping = false;
    }

    /** Whether another step will follow by itself. */
    boolean isTicking() {
        return timer.isRunning();
    }
}
