package lectern.gui.predict;

import java.util.Optional;
import lectern.gui.desk.Audience;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Seats;
import lectern.gui.desk.SuspendedGame;
import lectern.gui.desk.Topic;
import lectern.gui.keeping.Keeping;
import lectern.lesson.Lesson;
import lectern.lesson.study.LessonBoards;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.play.quiz.Quiz;
import lectern.play.quiz.QuizSummary;

/**
 * A quiz on the desk: it goes to each of its positions and asks the class. What was answered is noted when the class
 * goes on. It belongs to the event thread.
 *
 * <ul>
 *   <li>While it asks about games from records or the boards of a lesson, the game of the desk is set aside and kept as
 *       it was; it comes back at the end, and so does the lesson that was open.
 *   <li>Another game ends it, and takes the place of the one that was set aside. What was answered by then remains.
 * </ul>
 */
public final class QuizRun {
    private final Desk desk;
    private final Poll poll;
    private final Playing playing;
    private final Keeping keeping;
    private final OpenLesson lesson;
    private final Audience<Poll.Phase> audience = new Audience<>();
    private Optional<Quiz> quiz = Optional.empty();
    private Optional<SuspendedGame> aside = Optional.empty();
    private Runnable lessonBack = () -> {};
    private boolean summedUp;

    public QuizRun(Desk desk, Poll poll, Playing playing, Keeping keeping, OpenLesson lesson) {
        this.desk = desk;
        this.poll = poll;
        this.playing = playing;
        this.keeping = keeping;
        this.lesson = lesson;
        poll.listen(this::changed);
        desk.listen(topic -> {
            if (topic == Topic.MATCH) refresh();
        });
    }

    /** Runs something after every change. */
    public void listen(Runnable listener) {
        audience.add(phase -> listener.run());
    }

    /** The quiz that is under way, or was the last to end. */
    public Optional<Quiz> quiz() {
        return quiz;
    }

    /** The record or the lesson that lies on the desk instead of its game. */
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

    /** Whether the lesson that is open, or else the game, has moves that can be asked for. */
    boolean canBegin() {
        Optional<Lesson> open = lesson.lesson().get();
        return canChoose() && open.map(LessonBoards::isAskable).orElseGet(() -> Quiz.isAskable(desk.match()));
    }

    /** Whether a quiz would begin out of a lesson. */
    boolean isLessonOpen() {
        return lesson.lesson().get().isPresent();
    }

    /** Whether a quiz out of other games can begin. */
    boolean canChoose() {
        return poll.stage() != Poll.Phase.ASKED && !isUnderWay();
    }

    boolean isUnderWay() {
        return quiz.filter(running -> !running.isOver()).isPresent();
    }

    /** Whether the question was answered and the class can go on. */
    boolean canGoOn() {
        return isUnderWay() && poll.stage() == Poll.Phase.REVEALED;
    }

    /** Asks for so many moves of the lesson that is open, or else of the game on the desk. */
    public void begin(int questions) {
        lesson.lesson()
                .get()
                .ifPresentOrElse(
                        open -> beginAside(Quiz.of(LessonBoards.of(open), questions)),
                        () -> begin(Quiz.of(desk.match(), questions)));
    }

    /** Asks about other games, which take the place of the one on the desk. */
    public void beginAside(Quiz made) {
        leave();
        if (made.isOver()) return;
        lessonBack = lesson.settingAside().get();
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
        Runnable back = lessonBack;
        lessonBack = () -> {};
        back.run();
        refresh();
    }

    private void ask(Quiz.Question question) {
        Match before = question.before();
        if (isOnDesk(before)) desk.goTo(before.cursor());
        else desk.begin(before, RecordHead.EMPTY, Seats.PEOPLE);
        poll.ask(question.source().board());
        refresh();
    }

    @SuppressWarnings("ReferenceEquality") // Another game may begin with an equal position.
    private boolean isOnDesk(Match asked) {
        return desk.match().start() == asked.start();
    }

    private void changed() {
        boolean foreign = quiz.flatMap(Quiz::next)
                .filter(asked -> !isOnDesk(asked.source().match()))
                .isPresent();
        if (poll.stage() == Poll.Phase.ASKED) summedUp = false;
        if (foreign) giveWay();
        refresh();
    }

    private void giveWay() {
        cut();
        if (aside.isEmpty()) return;
        aside = Optional.empty();
        lessonBack = () -> {};
        keeping.resume();
    }

    /** Something else has changed that a quiz can be taken from. */
    public void refresh() {
        audience.hear(poll.stage());
    }
}
