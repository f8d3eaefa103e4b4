package lectern.gui.lesson;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.Timer;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Speed;
import lectern.play.Match;
import lectern.play.Turn;

/** Shows moves on the board one after the other, step by step at the desk's speed, and then stops there. */
final class MovePlayback {
    private final Desk desk;
    private final Consumer<Match> lay;
    private final Runnable ended;
    private final Timer timer = new Timer(0, event -> tick());
    private final Deque<Turn> coming = new ArrayDeque<>();
    private Match match;
    private int last;

    /**
     * @param lay how a match gets onto the desk
     * @param ended runs when everything has been shown
     */
    MovePlayback(Desk desk, Consumer<Match> lay, Runnable ended) {
        this.desk = desk;
        this.lay = lay;
        this.ended = ended;
    }

    boolean isRunning() {
        return timer.isRunning();
    }

    /** Shows some turns of a match: of the first of them from a step on, and of the last up to one. */
    void run(Match shown, List<Turn> turns, int from, int until) {
        stop();
        match = shown;
        last = until;
        coming.addAll(turns);
        begin();
        desk.stepTo(from);
        if (desk.speed() == Speed.NONE) {
            finish();
            return;
        }
        timer.setInitialDelay(desk.speed().millis() / 2);
        timer.setDelay(desk.speed().millis());
        timer.restart();
    }

    /** What is still to come is shown at once. */
    void finish() {
        while (!coming.isEmpty()) begin();
        desk.stepTo(last);
        timer.stop();
        ended.run();
    }

    void stop() {
        timer.stop();
        coming.clear();
    }

    private void begin() {
        lay.accept(match.goTo(coming.remove().number()));
        desk.stepTo(0);
    }

    private void tick() {
        timer.setDelay(Math.max(1, desk.speed().millis()));
        int end = coming.isEmpty() ? last : desk.steps().effects().size();
        if (desk.steps().at() < end) desk.stepTo(Math.min(end, desk.steps().next()));
        if (desk.steps().at() < end) return;
        if (coming.isEmpty()) finish();
        else begin();
    }
}
