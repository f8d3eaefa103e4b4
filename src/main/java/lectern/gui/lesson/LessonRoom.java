package lectern.gui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import lectern.gui.board.BoardView;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Seats;
import lectern.gui.desk.Speed;
import lectern.gui.desk.SuspendedGame;
import lectern.gui.desk.Topic;
import lectern.gui.keeping.Keeping;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.lesson.lecture.LessonText;
import lectern.gui.lesson.lecture.LessonWorker;
import lectern.gui.players.Seeds;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.lesson.Lesson;
import lectern.lesson.shelf.Source;
import lectern.lesson.study.LessonScene;
import lectern.lesson.study.Study;
import lectern.play.Match;
import lectern.play.RecordHead;

/**
 * Lessons in one window, one at a time. While one is open the game is set aside and kept as it was; it comes back when
 * the lesson is closed, or gives way to another game if one begins. On the event thread.
 */
public final class LessonRoom {
    private final Desk desk;
    private final BoardAim aim;
    private final Playing playing;
    private final BoardView board;
    private final LessonSurroundings stage;
    private final Keeping keeping;
    private final Supplier<LessonPanel> made;
    private final StoredProgress standings;
    private final List<Runnable> listeners = new ArrayList<>();
    private Runnable opening = () -> {};
    private LessonPanel panel;
    private Optional<Session> session = Optional.empty();

    /** A lesson that is open, with all that belongs to it. */
    private record Session(Lecture lecture, LessonText lessonText, LessonBoard lessonBoard, SuspendedGame game) {}

    /**
     * @param stage what is around the lesson, besides what its reader wants there
     * @param made makes the panel when the first lesson is opened
     */
    public LessonRoom(
            Desk desk,
            BoardAim aim,
            Playing playing,
            BoardView board,
            LessonSurroundings stage,
            Keeping keeping,
            Supplier<LessonPanel> made,
            Wording wording,
            UserSettings memory) {
        this.desk = desk;
        this.aim = aim;
        this.playing = playing;
        this.board = board;
        this.stage = new WishedSurroundings(stage, () -> panel().wanted());
        this.keeping = keeping;
        this.made = made;
        standings = new StoredProgress(memory);
        desk.listen(this::heard);
        wording.write(() -> session.ifPresent(open -> open.lessonText.translate(wording.language())));
    }

    /** Runs something after every change of what is open, and of where one is in it. */
    public void listen(Runnable listener) {
        listeners.add(listener);
    }

    /** Runs something each time before a lesson is opened, while the desk is still as it was. */
    public void whenOpening(Runnable listener) {
        opening = listener;
    }

    public boolean isOpen() {
        return session.isPresent();
    }

    /** What the lesson that is open is called. */
    public Optional<String> title() {
        return session.map(open -> open.lecture.lesson().title());
    }

    /** The lesson that is open, and how far the reader has come with it. */
    public Optional<Study> study() {
        return session.map(open -> open.lecture.study());
    }

    /** The lesson as it is being studied, for another view of it. */
    public Optional<Lecture> lecture() {
        return session.map(Session::lecture);
    }

    /** Whether the window has text of the lesson below that has not been shown. */
    public boolean hasMore() {
        return isOpen() && panel.hasMore();
    }

    /** Shows more of that text in the window. Answers whether there was any. */
    public boolean showMore() {
        return isOpen() && panel.showMore();
    }

    StoredProgress standings() {
        return standings;
    }

    /** The game that is played, be it on the desk or set aside. */
    public Match game() {
        return session.map(open -> open.game.match()).orElseGet(desk::match);
    }

    /** A lesson takes the place of the game, or of another lesson. */
    void open(Source source, Lesson lesson) {
        opening.run();
        SuspendedGame game = session.map(Session::game).orElseGet(() -> SuspendedGame.from(desk));
        session.ifPresent(open -> leave());
        playing.stop();
        keeping.pause();
        LessonWorker assistant = new LessonWorker();
        Lecture lecture = new Lecture(standings.resumed(lesson), assistant, Seeds.drawn());
        LessonScene scene = lecture.scene();
        desk.begin(Match.from(scene.board()), RecordHead.EMPTY, Seats.PEOPLE);
        if (desk.speed() == Speed.NONE) desk.showAt(Speed.NORMAL);
        LessonBoard lessonBoard = new LessonBoard(desk, aim, board, stage, lecture, assistant);
        panel().showFaults(List.of());
        LessonText lessonText = new LessonText(source, lecture, panel::showFaults);
        session = Optional.of(new Session(lecture, lessonText, lessonBoard, game));
        lecture.listen(this::hear);
        stage.open(panel);
        panel.show(lecture);
        lessonBoard.show(scene);
        standings.keep(lecture.study());
        announce();
        panel.takeFocus();
    }

    private LessonPanel panel() {
        if (panel == null) {
            panel = made.get();
            panel.listen(this::surround, page -> session.ifPresent(open -> open.lecture.toPage(page)));
        }
        return panel;
    }

    private void surround() {
        session.ifPresent(open -> stage.show(LessonSurroundings.Part.wantedBy(open.lecture.scene())));
    }

    /** The game comes back. */
    public void close() {
        SuspendedGame game = session.map(Session::game).orElse(null);
        if (game == null) return;
        leave();
        game.putBack(desk);
        keeping.resume();
        announce();
        board.requestFocusInWindow();
    }

    /** The game comes back for a while; what is answered opens the lesson again, where it was. */
    public Runnable setAside() {
        Runnable back = session.<Runnable>map(open -> {
                    Source source = open.lessonText.source();
                    Lesson lesson = open.lecture.lesson();
                    return () -> open(source, lesson);
                })
                .orElse(() -> {});
        close();
        return back;
    }

    /** The lesson is left, and the desk as it is. */
    private void leave() {
        Session left = session.orElseThrow();
        session = Optional.empty();
        left.lessonText.close();
        left.lessonBoard.end();
        left.lecture.close();
        if (left.game.speed() == Speed.NONE && desk.speed() == Speed.NORMAL) desk.showAt(Speed.NONE);
        stage.close();
    }

    /** Another game has begun: the lesson gives way. */
    private void heard(Topic topic) {
        boolean foreign = topic == Topic.MATCH
                && session.filter(open -> !open.lessonBoard.isOnDesk()).isPresent();
        if (!foreign) return;
        leave();
        keeping.resume();
        announce();
    }

    private void hear(Lecture.News news) {
        Lecture lecture = session.orElseThrow().lecture;
        if (news == Lecture.News.LESSON) panel.show(lecture);
        else panel.refresh(news != Lecture.News.SPOT && news != Lecture.News.INSIGHT);
        standings.keep(lecture.study());
        announce();
    }

    public boolean canGoOn() {
        return session.filter(open ->
                        open.lessonBoard.isMoving() || open.lecture.study().hasNext())
                .isPresent();
    }

    public boolean canGoBack() {
        return session.filter(open -> open.lecture.study().hasBack()).isPresent();
    }

    /** The next thing to be shown; what takes long to be shown is shown to its end first. */
    public void next() {
        session.ifPresent(open -> {
            boolean moving = open.lessonBoard.isMoving();
            boolean oneStep = open.lecture.scene() instanceof LessonScene.Told told
                    && told.news().size() <= 1;
            if (moving) open.lessonBoard.finish();
            if (!moving || oneStep) open.lecture.next();
        });
    }

    public void back() {
        session.ifPresent(open -> open.lecture.back());
    }

    public void restart() {
        session.ifPresent(open -> open.lecture.restart());
    }

    /** The window is hidden: what is being shown is shown to its end. */
    public void rest() {
        session.filter(open -> open.lessonBoard.isMoving()).ifPresent(open -> open.lessonBoard.finish());
    }

    /** The window is closed. The game that was set aside is in good hands already. */
    public void destroy() {
        session.ifPresent(open -> leave());
    }

    private void announce() {
        listeners.forEach(Runnable::run);
    }
}
