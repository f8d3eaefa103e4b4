package lectern.gui.lab.comparison;

import java.awt.EventQueue;
import java.util.Optional;
import java.util.function.Consumer;
import lectern.game.Evaluator;
import lectern.game.Seat;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.picture.comparison.GameComparer;
import lectern.picture.comparison.GameComparison;
import lectern.play.Match;
import lectern.search.Stop;

/**
 * Compares two evaluators on the match of the moment, beside the event thread. It is asked anew whenever one of the two
 * or the match has changed; what was asked before is dropped then. On the event thread.
 */
final class ComparisonDesk {
    private final LatestTask working;
    private final GameComparer comparer = new GameComparer();
    private final Consumer<Stage> ear;
    private Optional<GameComparison> found = Optional.empty();
    private Question asked;
    private Question answered;

    /** What is asked: everything that the answer depends on. */
    private record Question(Match match, Evaluator first, Evaluator second, Seat view) {
        /** Another place in the same line changes nothing. */
        @SuppressWarnings("ReferenceEquality") // Another game may begin with an equal position.
        private boolean isSameAs(Question other) {
            return other != null
                    && match.start() == other.match.start()
                    && match.mainLine().equals(other.match.mainLine())
                    && first.equals(other.first)
                    && second.equals(other.second)
                    && view == other.view;
        }
    }

    /**
     * How far it is.
     *
     * @param done how many positions are compared, of {@code all}
     */
    record Stage(Kind kind, int done, int all) {
        enum Kind {
            WORKING,
            DONE,
            STOPPED
        }
    }

    /** @param ear hears how far it is */
    ComparisonDesk(Background background, Consumer<Stage> ear) {
        working = LatestTask.uninterrupted(background);
        this.ear = ear;
    }

    /** What was last found out of the game of the moment. */
    Optional<GameComparison> found() {
        return found;
    }

    /** Asks anew, unless that is what was asked. What is known of the same game stays until more is. */
    @SuppressWarnings("ReferenceEquality") // As above.
    void ask(Match match, Evaluator first, Evaluator second, Seat view) {
        Question next = new Question(match, first, second, view);
        if (next.isSameAs(asked)) return;
        if (answered == null || answered.match.start() != match.start()) found = Optional.empty();
        asked = next;
        begin();
    }

    /** Goes on where it was stopped. */
    void resume() {
        if (asked != null) begin();
    }

    private void begin() {
        Question question = asked;
        int all = question.match.mainLine().size() + 1;
        ear.accept(new Stage(Stage.Kind.WORKING, 0, all));
        working.startStoppable(
                stop -> comparer.compare(
                        question.match,
                        question.first,
                        question.second,
                        question.view,
                        stop,
                        done -> tell(new Stage(Stage.Kind.WORKING, done, all), stop)),
                compared -> {
                    found = Optional.of(compared);
                    answered = question;
                    ear.accept(new Stage(Stage.Kind.DONE, all, all));
                });
    }

    private void tell(Stage stage, Stop stop) {
        EventQueue.invokeLater(() -> {
            if (!stop.isAsked() && working.isWorking()) ear.accept(stage);
        });
    }

    /** What is known by then stays known to {@link #resume}. */
    void stop() {
        if (!working.isWorking()) return;
        working.cancel();
        ear.accept(new Stage(Stage.Kind.STOPPED, 0, 0));
    }

    /** Nobody looks at it: what is being worked out is dropped. */
    void rest() {
        if (!working.isWorking()) return;
        working.cancel();
        asked = null;
    }
}
