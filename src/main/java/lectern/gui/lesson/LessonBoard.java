package lectern.gui.lesson;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.board.Cells;
import lectern.gui.board.BoardView;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Examiner;
import lectern.gui.desk.Light;
import lectern.gui.desk.Opinion;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.lesson.lecture.LessonWorker;
import lectern.lesson.Answer;
import lectern.lesson.study.LessonScene;
import lectern.lesson.study.Refutation;
import lectern.lesson.study.Task;
import lectern.picture.Mark;
import lectern.play.Match;
import lectern.play.Turn;

/**
 * The desk as a lesson uses it: it follows what is shown, and what is pointed out on it is an answer. A move that was
 * answered is shown on the board, and so is what comes of it; after a wrong one the question's position comes back as
 * soon as the reader wants to try again.
 */
final class LessonBoard implements Examiner {
    /** Marks that the desk shows as lights; any other is laid over the board. */
    private static final Set<Mark.Kind> LIGHTS = EnumSet.of(Mark.Kind.LIT, Mark.Kind.CRITERION);

    private final Desk desk;
    private final BoardAim aim;
    private final BoardView board;
    private final LessonSurroundings stage;
    private final Lecture lecture;
    private final LessonWorker assistant;
    private final MovePlayback playback;
    private Match laid;
    private boolean overlaid;
    private boolean putting;

    LessonBoard(
            Desk desk,
            BoardAim aim,
            BoardView board,
            LessonSurroundings stage,
            Lecture lecture,
            LessonWorker assistant) {
        this.desk = desk;
        this.aim = aim;
        this.board = board;
        this.stage = stage;
        this.lecture = lecture;
        this.assistant = assistant;
        playback = new MovePlayback(desk, this::lay, this::settle);
        laid = desk.match();
        lecture.listen(this::hear);
    }

    /** Whether what lies on the desk was put there by the lesson. */
    boolean isOnDesk() {
        return putting || desk.match().start() == laid.start();
    }

    /** Whether moves are being shown. */
    boolean isMoving() {
        return playback.isRunning();
    }

    /** What is being shown is shown at once. */
    void finish() {
        playback.finish();
    }

    /** Nothing moves any more, and nothing is shown that only the lesson wanted. */
    void end() {
        playback.stop();
        assistant.stopDeciding();
        overlay(List.of());
        aim.examine(Optional.empty());
    }

    /** Whether the board shows what comes of an answer, instead of the question. */
    boolean isAside() {
        return lecture.scene() instanceof LessonScene.Asked asked
                && !desk.position().equals(asked.board())
                && !lecture.task().map(Task::isDone).orElse(true);
    }

    /** The question's position comes back. */
    void returnToQuestion() {
        if (isAside()) lecture.clear();
    }

    private void hear(Lecture.News news) {
        switch (news) {
            case SPOT, LESSON -> show(lecture.scene());
            case TASK -> showTask();
            case KNOWN -> {
                if (lecture.task().map(Task::isDone).orElse(false)) showTask();
            }
            case INSIGHT -> {
                // The page shows it.
            }
            case REFUTED -> lecture.refutation().ifPresent(this::show);
        }
    }

    /** The scene of the moment, from its beginning. */
    void show(LessonScene scene) {
        playback.stop();
        assistant.stopDeciding();
        overlay(List.of());
        Runnable rest = laid(scene);
        light(isClaimed(scene) ? lecture.sceneOfClaims() : scene);
        stage.show(LessonSurroundings.Part.wantedBy(scene));
        rest.run();
        settle();
    }

    /** Lays the board, and answers with what is to be done once it is lit. */
    private Runnable laid(LessonScene scene) {
        return scene.match(new LessonScene.SceneCases<Runnable>(
                this::put,
                this::tell,
                this::put,
                decided -> put(decided, () -> decide(decided)),
                this::lay,
                asked -> put(asked, this::showTask),
                this::put));
    }

    private void light(LessonScene scene) {
        List<Mark> marks = scene.marks().marks();
        aim.light(Light.LESSON, lit(marks, Mark.Kind.LIT));
        aim.light(Light.CRITERION, lit(marks, Mark.Kind.CRITERION));
        overlay(marks.stream().filter(mark -> !LIGHTS.contains(mark.kind())).toList());
    }

    private static Cells lit(List<Mark> marks, Mark.Kind kind) {
        return marks.stream()
                .filter(mark -> mark.kind() == kind)
                .map(Mark::cells)
                .reduce(Cells.NONE, Cells::and);
    }

    private static boolean isClaimed(LessonScene scene) {
        return scene instanceof LessonScene.Claimed;
    }

    private void decide(LessonScene.Decided scene) {
        stage.openDecision(scene.opened());
        assistant.decide(scene, decision -> {
            desk.think(Optional.of(new Opinion(scene.board(), scene.guess().player(), decision)));
            stage.openDecision(scene.opened());
        });
    }

    private Runnable tell(LessonScene.Told told) {
        lay(told.match().goTo(told.turn().number()));
        desk.stepTo(told.from());
        playback.run(told.match(), List.of(told.turn()), told.from(), told.to());
        return () -> {};
    }

    private Runnable lay(LessonScene.Charted charted) {
        lay(charted.match());
        return () -> {
            desk.judgeBy(charted.evaluator());
            stage.lookAtChart(charted.stacked(), charted.side());
        };
    }

    /** An answer is shown where it was pointed out. */
    private void showTask() {
        Task task = lecture.task().orElse(null);
        if (task == null) return;
        Optional<Move> move = AnswerOnBoard.move(task);
        if (move.isPresent()) play(task, move.get());
        else {
            playback.stop();
            put(task.ask().board());
        }
        boolean atHome = desk.position().equals(task.ask().board());
        aim.light(Light.CHOSEN, atHome ? AnswerOnBoard.cells(task) : Cells.NONE);
        settle();
    }

    private void play(Task task, Move move) {
        Match match = Match.from(task.ask().board()).play(move);
        boolean there = desk.match().line().stream()
                        .findFirst()
                        .map(Turn::move)
                        .filter(move::equals)
                        .isPresent()
                && desk.match().start().equals(match.start());
        if (!there)
            playback.run(match, match.line(), 0, match.line().get(0).effects().size());
    }

    /** The reply follows the wrong move, which is being shown or has been. */
    private void show(Refutation refutation) {
        Match match = refutation.match();
        List<Turn> line = match.line();
        if (line.size() < 2) return;
        List<Turn> coming = new ArrayList<>(line);
        int from = 0;
        if (!playback.isRunning()) coming.remove(0);
        else from = desk.steps().at();
        playback.run(match, coming, from, line.get(line.size() - 1).effects().size());
    }

    private Runnable put(LessonScene scene) {
        return put(scene, () -> {});
    }

    private Runnable put(LessonScene scene, Runnable rest) {
        put(scene.board());
        return rest;
    }

    private void put(Position position) {
        boolean there = desk.position().equals(position) && desk.steps().isAtEnd() && isOnDesk();
        desk.leaveLookahead();
        if (!there) lay(Match.from(position));
    }

    private void lay(Match match) {
        laid = match;
        putting = true;
        desk.change(match);
        putting = false;
    }

    private void overlay(List<Mark> marks) {
        if (marks.isEmpty() && !overlaid) return;
        board.overlay(marks);
        overlaid = !marks.isEmpty();
    }

    /** The prompt below the board is asked for again. */
    private void settle() {
        aim.examine(Optional.of(this));
    }

    @Override
    public Wanted wanted() {
        Task task = lecture.task().filter(asked -> !asked.isDone()).orElse(null);
        boolean busy = task == null || playback.isRunning() || lecture.isWaiting();
        if (busy || !desk.position().equals(task.ask().board())) return Wanted.NOTHING;
        return switch (task.ask().question().asksFor()) {
            case CELLS -> Wanted.CELLS;
            case MOVE, MOVES, GUESS -> Wanted.MOVES;
            case CHOICE, NUMBER, LEAVES, SCORE -> Wanted.NOTHING;
        };
    }

    @Override
    public Phrase prompt() {
        if (wanted() == Wanted.CELLS) return Phrase.of("lecture.point-out-cells");
        if (isAside()) return Phrase.of("lecture.aside");
        boolean open = lecture.task().filter(task -> !task.isDone()).isPresent();
        return Phrase.of(open ? "lecture.answer-beside" : "lecture.board-follows");
    }

    @Override
    public void hear(int cell) {
        lecture.toggle(cell);
    }

    @Override
    public boolean accepts(Move foul) {
        return lecture.task().filter(task -> task.refusal(foul).isEmpty()).isPresent();
    }

    @Override
    public void hear(Move move) {
        Task task = lecture.task().orElseThrow();
        if (task.wantsSeveral()) lecture.toggle(move);
        else lecture.answer(new Answer.OneMove(move));
    }

    @Override
    public void hearNothing() {
        if (playback.isRunning()) playback.finish();
        else returnToQuestion();
    }
}
