package lectern.gui.predict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.gui.desk.Desk;
import lectern.play.quiz.Quiz;
import lectern.play.quiz.QuizSummary;

/**
 * A quiz on the desk: it goes to each of its positions and asks the class. What was answered is noted when the class
 * goes on. Another game ends it. It belongs to the event thread.
 */
public final class QuizRun {
    private final Desk desk;
    private final Poll poll;
    private final List<Runnable> listeners = new ArrayList<>();
    private Optional<Quiz> quiz = Optional.empty();

    public QuizRun(Desk desk, Poll poll) {
        this.desk = desk;
        this.poll = poll;
        poll.listen(this::changed);
    }

    /** Runs something after every change. */
    void listen(Runnable listener) {
        listeners.add(listener);
    }

    /** The quiz that is under way, or was the last to end. */
    public Optional<Quiz> quiz() {
        return quiz;
    }

    /** What was answered, once all was asked. */
    public Optional<QuizSummary> summary() {
        return quiz.filter(Quiz::isOver).map(QuizSummary::new);
    }

    /** Whether the game has moves that can be asked for. */
    boolean canBegin() {
        return poll.stage() != Poll.Stage.ASKED
                && !isUnderWay()
                && Quiz.of(desk.match(), 1).size() > 0;
    }

    boolean isUnderWay() {
        return quiz.filter(running -> !running.isOver()).isPresent();
    }

    /** Whether the question was answered and the class can go on. */
    boolean canGoOn() {
        return isUnderWay() && poll.stage() == Poll.Stage.REVEALED;
    }

    /** Asks for so many moves of the game on the desk. */
    public void begin(int questions) {
        quiz = Optional.of(Quiz.of(desk.match(), questions)).filter(made -> made.size() > 0);
        ask();
    }

    /** Notes what was answered, and asks the next question if there is one. */
    public void goOn() {
        if (!canGoOn()) return;
        Quiz running = quiz.orElseThrow();
        int ply = running.match()
                        .turn(running.moves().get(running.answers().size()))
                        .ply()
                - 1;
        quiz = Optional.of(
                running.answered(new Quiz.Answered(ply, poll.revealed().orElseThrow())));
        ask();
    }

    private void ask() {
        Optional<Integer> cursor = quiz.flatMap(Quiz::cursor);
        if (cursor.isPresent()) {
            desk.goTo(cursor.get());
            poll.ask();
        }
        tell();
    }

    @SuppressWarnings("ReferenceEquality") // Another game may begin with an equal position.
    private void changed() {
        boolean foreign = quiz.filter(
                        running -> running.match().start() != desk.match().start())
                .isPresent();
        if (foreign && isUnderWay()) quiz = Optional.empty();
        tell();
    }

    private void tell() {
        listeners.forEach(Runnable::run);
    }
}
