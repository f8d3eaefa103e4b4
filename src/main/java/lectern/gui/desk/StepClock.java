package lectern.gui.desk;

import javax.swing.Timer;

/** Shows a move that was just made step by step, at the desk's speed. It belongs to the event thread. */
public final class StepClock {
    private final Desk desk;
    private final Timer timer = new Timer(0, event -> tick());

    public StepClock(Desk desk) {
        this.desk = desk;
        desk.listen(topic -> {
            if (topic == Topic.MATCH || topic == Topic.LOOKAHEAD) timer.stop();
            if (topic == Topic.PLAYED && desk.speed() != Speed.NONE) start();
        });
    }

    /** Shows the steps of the current move from the first on. */
    public void start() {
        desk.stepTo(0);
        timer.setInitialDelay(desk.speed().millis() / 2);
        timer.setDelay(Math.max(desk.speed().millis(), Speed.FAST.millis()));
        timer.restart();
    }

    public void stop() {
        timer.stop();
    }

    private void tick() {
        desk.stepTo(desk.steps().at() + 1);
        if (desk.steps().isAtEnd()) timer.stop();
    }
}
