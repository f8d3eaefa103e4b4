package lectern.gui.predict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Seats;
import lectern.gui.desk.SuspendedGame;
import lectern.gui.keeping.Keeping;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.play.quiz.Quiz;
import lectern.play.quiz.QuizSummary;

/**
 * A quiz on the desk: it goes to each of its positions and asks the class. What was answered is noted when the class
 * goes on. It belongs to the event thread.
 *
 * <ul>
 *   <li>While it asks about games from records, the game of the desk is set aside and kept as it was; it comes back at
 *       the end.
 *   <li>Another game ends it, and takes the place of the one that was set aside. What was answered by then remains.
 * </ul>
 */
public final class QuizRun {
    private final Desk desk;
    private final Poll poll;
    private final Playing playing;
    private final Keeping keeping;
    private final Runnable clearing;
    private final List<Runnable> listeners = new ArrayList<>();
    private Optional<Quiz> quiz = Optional.empty();
    private Optional<SuspendedGame> aside = Optional.empty();
    private boolean summedUp;

    /** @param clearing closes whatever else has set the game aside */
    public QuizRun(Desk desk, Poll poll, Playing playing, Keeping keeping, Runnable clearing) {
        this.desk = desk;
        this.poll = poll;
        this.playing = playing;
        this.keeping = keeping;
        this.clearing = clearing;
        poll.listen(this::changed);
    }

    /** Runs something after every change. */
    public void listen(Runnable listener) {
        listeners.add(listener);
    }

    /** The quiz that is under way, or was the last to end. */
    public Optional<Quiz> quiz() {
        return quiz;
    }

    /** The record that lies on the desk instead of its game. */
    public Optional<String> title() {
        return aside.flatMap(game -> quiz)
                .flatMap(Quiz::next)
                .map(asked -> asked.source().name());
    }

    /** What was answered, once all was asked. */
    public Optional<QuizSummary> summary() {
        return quiz.filter(Quiz::isOver).map(QuizSummary::new);
    }

    /** Whether a quiz has just come to its end, and nothing else was asked since. */
    boolean isSummedUp() {
        return summedUp;
    }

    /** Whether the game has moves that can be asked for. */
    boolean canBegin() {
        return canChoose() && Quiz.of(desk.match(), 1).size() > 0;
    }

    /** Whether a quiz out of other games can begin. */
    boolean canChoose() {
        return poll.stage() != Poll.Stage.ASKED && !isUnderWay();
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
        begin(Quiz.of(desk.match(), questions));
    }

    /** Asks about games from records, which take the place of the one on the desk. */
    public void beginAside(Quiz made) {
        leave();
        if (made.isOver()) return;
        clearing.run();
        playing.stop();
        keeping.pause();
        aside = Optional.of(SuspendedGame.from(desk));
        begin(made);
    }

    private void begin(Quiz made) {
        if (made.isOver()) return;
        quiz = Optional.of(made);
        ask(made.next().orElseThrow());
    }

    /** Notes what was answered, and asks the next question if there is one. */
    public void goOn() {
        if (!canGoOn()) return;
        Quiz answered = quiz.orElseThrow().answered(poll.revealed().orElseThrow());
        quiz = Optional.of(answered);
        answered.next().ifPresentOrElse(this::ask, this::end);
    }

    /** Asks nothing more. What was noted remains. */
    public void leave() {
        if (!isUnderWay()) return;
        poll.reveal();
        cut();
        end();
    }

    private void cut() {
        quiz = quiz.map(Quiz::ended).filter(ended -> ended.size() > 0);
    }

    private void end() {
        aside.ifPresent(game -> {
            aside = Optional.empty();
            game.putBack(desk);
            keeping.resume();
        });
        summedUp = quiz.isPresent();
        tell();
    }

    private void ask(Quiz.Question question) {
        Match before = question.before();
        if (isOnDesk(before)) desk.goTo(before.cursor());
        else desk.begin(before, RecordHead.EMPTY, Seats.PEOPLE);
        poll.ask();
        tell();
    }

    @SuppressWarnings("ReferenceEquality") // Another game may begin with an equal position.
    private boolean isOnDesk(Match asked) {
        return desk.match().start() == asked.start();
    }

    private void changed() {
        boolean foreign = quiz.flatMap(Quiz::next)
                .filter(asked -> !isOnDesk(asked.source().match()))
                .isPresent();
        if (poll.stage() == Poll.Stage.ASKED) summedUp = false;
        if (foreign) giveWay();
        tell();
    }

    private void giveWay() {
        cut();
        if (aside.isEmpty()) return;
        aside = Optional.empty();
        keeping.resume();
    }

    private void tell() {
        listeners.forEach(Runnable::run);
    }
}
