package lectern.gui;

import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JComponent;
import lectern.gui.act.Act;
import lectern.gui.act.Acts;
import lectern.gui.board.BoardPane;
import lectern.gui.board.CandidateMarks;
import lectern.gui.board.DrawnMarks;
import lectern.gui.chart.SaveChart;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Stepping;
import lectern.gui.desk.Walk;
import lectern.gui.dialog.Dialogs;
import lectern.gui.experiment.Experiments;
import lectern.gui.inspector.Inspector;
import lectern.gui.inspector.RulesPane;
import lectern.gui.inspector.decision.DecisionPane;
import lectern.gui.keeping.Keeping;
import lectern.gui.lab.LabPlace;
import lectern.gui.league.LeagueWindow;
import lectern.gui.lesson.LessonRoom;
import lectern.gui.lesson.Lessons;
import lectern.gui.predict.Poll;
import lectern.gui.review.ReviewRoom;
import lectern.gui.thinking.ThinkingWindow;

/** Says what each act does in one component. */
final class Commands {
    private final Acts acts;
    private final Desk desk;

    Commands(Acts acts, Desk desk, BoardAim aim) {
        this.acts = acts;
        this.desk = desk;
        desk.listen(topic -> acts.refresh());
        aim.listen(topic -> acts.refresh());
    }

    void bindGames(Dialogs dialogs, Keeping keeping, SaveChart chart) {
        acts.bind(Act.NEW_GAME, dialogs::newGame);
        acts.bind(Act.PLAYERS, dialogs::players);
        acts.bind(Act.OPEN, keeping::open);
        acts.bind(Act.OPEN_EARLIER, keeping::openEarlier);
        acts.bind(Act.SAVE, keeping::save);
        acts.bind(Act.SAVE_AS, keeping::saveAs);
        acts.bind(Act.EXPORT_BOARD, dialogs::exportBoard);
        acts.bind(Act.PRINT_BOARD, dialogs::printBoard);
        acts.bind(Act.EXPORT_CHART, chart::save, chart::isPossible);
        acts.bind(Act.COPY_POSITION, keeping::copyPosition);
        acts.bind(Act.COPY_GAME, keeping::copyGame, this::isOpen);
        acts.bind(Act.COPY_PICTURE, dialogs::copyPicture);
        acts.bind(Act.PASTE, keeping::paste);
        acts.bind(Act.EDIT_POSITION, dialogs::editPosition);
        acts.bind(Act.KEYS, () -> dialogs.keys(acts));
        acts.bind(Act.ABOUT, dialogs::about);
        keeping.listen(acts::refresh);
    }

    void bindExperiments(Experiments experiments) {
        acts.bind(Act.EXPERIMENT, experiments::open, this::isOpen);
    }

    void bindLeague(LeagueWindow league) {
        acts.bind(Act.LEAGUE, league::open, this::isOpen);
    }

    void bindThinking(ThinkingWindow thinking) {
        acts.bind(Act.THINKING, thinking::open, () -> isOpen() && !desk.shown().isOver());
    }

    /** @param begin brings the review to the front, and begins it */
    void bindReview(ReviewRoom review, Runnable begin, LessonRoom room) {
        acts.bind(Act.REVIEW, begin, () -> !room.isOpen() && review.canBegin());
    }

    /** Whether nothing is hidden that would be given away. */
    private boolean isOpen() {
        return !desk.hiding().isOn();
    }

    /**
     * One key leads through whatever is in front: a lesson, a search, or a game.
     *
     * @param thought the search that is walked through, as long as one is
     */
    void bindSteps(
            Walk walk,
            Playing playing,
            LessonRoom room,
            Keeping keeping,
            Poll poll,
            Supplier<Optional<Stepping>> thought) {
        acts.bind(
                Act.UNDO,
                () -> {
                    if (keeping.canTakeBack()) keeping.takeBack();
                    else if (desk.canRestore()) desk.restore();
                    else desk.undo();
                },
                () -> !room.isOpen() && (desk.match().canUndo() || keeping.canTakeBack() || desk.canRestore()));
        acts.bind(Act.REDO, desk::redo, () -> !room.isOpen() && desk.canRedo());
        acts.bind(Act.START, walk::toStart, () -> !room.isOpen() && desk.match().canUndo());
        acts.bind(Act.END, walk::toEnd, () -> !room.isOpen() && desk.canRedo());
        acts.bind(
                Act.NEXT,
                () -> {
                    if (asks(poll, walk, room)) poll.goOn();
                    else if (room.isOpen()) goOn(room);
                    else if (thought.get().orElse(walk).canGoOn())
                        thought.get().orElse(walk).next();
                    else playing.letAnswer();
                },
                () -> asks(poll, walk, room)
                        || (room.isOpen()
                                ? room.canGoOn() || room.hasMore()
                                : thought.get().orElse(walk).canGoOn() || playing.isWaiting()));
        acts.bind(
                Act.PREVIOUS,
                () -> {
                    if (room.isOpen()) room.back();
                    else thought.get().orElse(walk).previous();
                },
                () -> room.isOpen()
                        ? room.canGoBack()
                        : thought.get().orElse(walk).canGoBack());
        acts.bind(Act.FIRST_STEP, () -> desk.stepTo(0), walk::canStepBack);
        acts.bind(Act.PREVIOUS_STEP, () -> desk.stepTo(desk.steps().previous()), walk::canStepBack);
        acts.bind(Act.NEXT_STEP, () -> desk.stepTo(desk.steps().next()), walk::canStepOn);
        acts.bind(Act.LAST_STEP, () -> desk.stepTo(desk.steps().effects().size()), walk::canStepOn);
    }

    /** What has not been seen of a lesson's text is shown before the lesson goes on. */
    private static void goOn(LessonRoom room) {
        if (!room.showMore()) room.next();
    }

    /** Whether the way on leads into what the class is asked for. */
    private static boolean asks(Poll poll, Walk walk, LessonRoom room) {
        return poll.stage() == Poll.Phase.ASKED && (room.isOpen() || !walk.canGoOn());
    }

    /** @param show brings the tally to the front */
    void bindPoll(Poll poll, Runnable show) {
        acts.bindSwitch(
                Act.ASK_CLASS,
                () -> {
                    show.run();
                    poll.toggle();
                },
                () -> poll.stage() == Poll.Phase.ASKED,
                poll::canAsk);
    }

    void bindLessons(Lessons lessons, LessonRoom room) {
        acts.bind(Act.OPEN_LESSON, lessons::choose);
        acts.bind(Act.NEW_LESSON, lessons::write, this::isOpen);
        acts.bind(Act.EXERCISES, lessons::writeExercises, this::isOpen);
        acts.bind(Act.HANDOUT, () -> lessons.handOut(false), () -> room.isOpen() && isOpen());
        acts.bind(Act.HANDOUT_KEY, () -> lessons.handOut(true), () -> room.isOpen() && isOpen());
        acts.bind(Act.RESTART_LESSON, room::restart, room::isOpen);
        acts.bind(Act.CLOSE_LESSON, room::close, room::isOpen);
        room.listen(acts::refresh);
    }

    /** In a lesson no game is played, but any player may be asked. */
    void bindPlayers(Playing playing, Pace pace, Dialogs dialogs, Inspector inspector, LessonRoom room) {
        acts.bind(
                Act.STEP_PLAYER,
                () -> playing.step(dialogs.advisers().standIn()),
                () -> !room.isOpen() && isOpen() && !desk.position().isOver());
        acts.bind(Act.RUN, playing::run, () -> !room.isOpen() && playing.canRun());
        acts.bind(Act.STOP, playing::stop, playing::canStop);
        acts.bindSwitch(Act.WAIT, pace::toggleWaiting, pace::waits);
        acts.bind(Act.FASTER, () -> pace.shift(true), () -> pace.canBe(true));
        acts.bind(Act.SLOWER, () -> pace.shift(false), () -> pace.canBe(false));
        acts.bind(
                Act.ASK,
                () -> inspector.open(DecisionPane.class).ask(dialogs.advisers().adviser()),
                () -> isOpen() && !desk.shown().isOver());
    }

    void bindViews(BoardPane board, Inspector inspector, JComponent moveField, CandidateMarks candidates) {
        acts.bindSwitch(Act.HEAT_MAP, candidates::toggleScores, candidates::showsScores);
        acts.bindSwitch(Act.LINE_ARROWS, candidates::toggleLine, candidates::showsLine);
        acts.bind(
                Act.CLEAR_DRAWINGS,
                () -> board.board().draw(DrawnMarks.NONE),
                () -> !board.board().drawings().isEmpty());
        acts.bind(Act.TYPE_MOVE, moveField::requestFocusInWindow);
        acts.bind(Act.RULES, () -> inspector.open(RulesPane.class));
        acts.bind(Act.LAB, () -> inspector.open(LabPlace.class));
    }
}
