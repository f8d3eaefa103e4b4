package lectern.gui.thinking.trials;

import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.search.Stop;
import lectern.search.TrialOptions;
import lectern.search.TrialRule;
import lectern.search.trials.TrialRun;
import lectern.search.trials.TrialStanding;
import lectern.search.trials.phase.Moment;

/**
 * The trials of the position that is examined, made beside the event thread in portions, and where the user looks. On the
 * event thread.
 */
final class TrialWork {
    /** So many trials are made again by themselves when a setting changes. */
    static final long MADE_AGAIN = 2_000;

    /** What is shown grows at least so often. */
    private static final long PORTION = 50;

    /** So many nodes of the tree are told, the most visited ones. */
    private static final int NODES = 3_000;

    private final LatestTask growing;
    private final Runnable ear;
    private TrialSettings settings = new TrialSettings(TrialOptions.usual(TrialRule.UCT), 1);
    private Optional<Examined> examined = Optional.empty();
    private Stop stop = new Stop();
    private long remaining;

    private Optional<TrialStanding> standing = Optional.empty();
    private Optional<TrialCursor> cursor = Optional.empty();

    /** What trials are made of; the run belongs to the background, which makes it when it is first needed. */
    private static final class Examined {
        private final Position position;
        private final Evaluator evaluator;
        private TrialRun run;

        private Examined(Position position, Evaluator evaluator) {
            this.position = position;
            this.evaluator = evaluator;
        }

        private TrialStanding grown(TrialSettings settings, long trials, Stop stop) {
            if (run == null) run = TrialRun.recorded(position, evaluator, settings.options(), settings.seed());
            run.grow(trials, stop);
            return run.standing(NODES);
        }
    }

    /** @param ear is told of every change */
    TrialWork(Background background, Runnable ear) {
        growing = LatestTask.uninterrupted(background);
        this.ear = ear;
    }

    /** Begins with a position, unless it is the one that is examined. */
    void examine(Position position, Evaluator evaluator) {
        boolean same = examined.filter(known -> known.position.equals(position) && known.evaluator.equals(evaluator))
                .isPresent();
        if (same) return;
        begin(new Examined(position, evaluator), 0);
    }

    TrialSettings settings() {
        return settings;
    }

    /** With other settings as many trials are made again, within a limit. */
    void set(TrialSettings chosen) {
        if (chosen.equals(settings)) return;
        settings = chosen;
        restart(Math.min(MADE_AGAIN, standing.map(TrialStanding::trials).orElse(0L) + remaining));
    }

    /** Begins again, and makes so many trials. */
    void restart(long trials) {
        examined.ifPresent(known -> begin(new Examined(known.position, known.evaluator), trials));
    }

    private void begin(Examined next, long trials) {
        stop.ask();
        growing.cancel();
        examined = Optional.of(next);
        remaining = 0;
        if (trials == 0) {
            standing = Optional.empty();
            cursor = Optional.empty();
        }
        if (trials > 0) grow(trials, true);
        ear.run();
    }

    Optional<Position> position() {
        return examined.map(known -> known.position);
    }

    Optional<Evaluator> evaluator() {
        return examined.map(known -> known.evaluator);
    }

    boolean isPossible() {
        return position().filter(position -> !position.isOver()).isPresent();
    }

    Optional<TrialStanding> standing() {
        return standing;
    }

    Optional<Moment> moment() {
        return cursor.map(TrialCursor::moment);
    }

    boolean isWorking() {
        return remaining > 0;
    }

    /** Whether more trials can be made. */
    boolean isGrowing() {
        return isPossible()
                && standing.map(known -> known.state() == TrialStanding.State.GROWING)
                        .orElse(true);
    }

    boolean canStep() {
        return !isWorking()
                && (isGrowing()
                        || cursor.flatMap(TrialCursor::next)
                                .or(() -> cursor.flatMap(at -> at.nextTrial(false)))
                                .isPresent());
    }

    boolean canGoBack() {
        return !isWorking() && cursor.flatMap(TrialCursor::previous).isPresent();
    }

    void back() {
        if (canGoBack()) go(cursor.flatMap(TrialCursor::previous));
    }

    void step() {
        goOrGrow(cursor.flatMap(TrialCursor::next).or(() -> cursor.flatMap(at -> at.nextTrial(false))), false);
    }

    void nextPhase() {
        goOrGrow(cursor.flatMap(TrialCursor::nextPhase).or(() -> cursor.flatMap(at -> at.nextTrial(false))), false);
    }

    /** To the end of this trial, or of the next one. */
    void nextTrial() {
        goOrGrow(
                cursor.filter(at -> !at.isAtEndOfTrial())
                        .map(TrialCursor::endOfTrial)
                        .or(() -> cursor.flatMap(at -> at.nextTrial(true))),
                true);
    }

    void more(long trials) {
        if (!isWorking() && isGrowing()) grow(trials, true);
    }

    private void goOrGrow(Optional<TrialCursor> there, boolean end) {
        if (there.isPresent()) go(there);
        else if (!isWorking() && isGrowing()) grow(1, end);
    }

    private void go(Optional<TrialCursor> there) {
        cursor = there;
        ear.run();
    }

    /** No more trials are made; those that were stay. */
    void stop() {
        stop.ask();
    }

    /** @param end whether the end of the last trial is shown afterwards, otherwise its first moment */
    private void grow(long trials, boolean end) {
        stop = new Stop();
        remaining = trials;
        portion(end);
        ear.run();
    }

    private void portion(boolean end) {
        Examined known = examined.orElseThrow();
        TrialSettings chosen = settings;
        Stop asked = stop;
        long trials = Math.min(PORTION, remaining);
        growing.start(() -> known.grown(chosen, trials, asked), grown -> {
            remaining = asked.isAsked() || grown.state() != TrialStanding.State.GROWING ? 0 : remaining - trials;
            standing = Optional.of(grown);
            cursor = TrialCursor.latest(grown, end);
            if (remaining > 0) portion(end);
            ear.run();
        });
    }
}
