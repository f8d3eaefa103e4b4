package lectern.gui;

import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JMenu;
import javax.swing.JTextField;
import javax.swing.JViewport;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.board.Cells;
import lectern.gui.act.Act;
import lectern.gui.desk.Light;
import lectern.gui.robot.Replacing;
import lectern.gui.robot.Waiting;
import lectern.lesson.Answer;
import lectern.lesson.RightAnswers;
import lectern.lesson.exercise.PaperTree;
import lectern.lesson.study.LessonScene;
import lectern.lesson.study.Spot;
import lectern.lesson.study.Study;
import lectern.lesson.study.Task;
import lectern.picture.Mark;
import org.assertj.core.api.Assertions;

/**
 * Somebody who studies a lesson in the window with mouse and keyboard. The model is asked what is right, and whether
 * what was done has arrived; that the board and the panel show it is what is checked.
 */
final class Pupil {
    private final Journey journey;

    Pupil(Journey journey) {
        this.journey = journey;
    }

    /** Opens one of the program's own lessons from the menu. */
    void open(String submenu, String id) {
        JMenu lessons = journey.panel().menus().menu(Act.Menu.LESSONS);
        Waiting.until(
                "the lessons have been found",
                () -> Stream.of(lessons.getMenuComponents())
                        .anyMatch(item -> ("lessons." + submenu).equals(item.getName())));
        journey.choose("menu.lessons", "lessons." + submenu, "lessons.open." + id);
        Waiting.until(
                "the lesson is open",
                () -> room().filter(study -> study.lesson().id().equals(id)).isPresent());
        journey.await("lesson.next", AbstractButton.class);
        untilShown();
    }

    private Optional<Study> room() {
        return journey.panel().room().study();
    }

    Study study() {
        return Waiting.onEventThread(() -> room().orElseThrow());
    }

    /** Moves are shown at once from now on. */
    void hurry() {
        journey.choose("menu.steps", "speed.none");
    }

    /** Goes through the whole lesson; each question is answered wrongly first, and then rightly. */
    void studyToTheEnd() {
        untilShown();
        while (study().hasNext()) {
            next();
            Optional<Task> task = Waiting.onEventThread(() -> study().task());
            if (task.isPresent() && !task.get().isDone()) answerTwice();
        }
    }

    /** The next thing, by key: as often as it takes until all that is written here has been in view. */
    void next() {
        goOn(() -> journey.press(KeyEvent.VK_PAGE_DOWN));
    }

    private void goOn(Runnable press) {
        Spot before = study().spot();
        do {
            Rectangle view = view();
            press.run();
            Waiting.until(
                    "the lesson goes on from " + before, () -> !study().spot().equals(before) || !view().equals(view));
        } while (study().spot().equals(before));
        untilShown();
    }

    /** What is to be seen of the page. */
    private Rectangle view() {
        journey.layOut();
        return Waiting.onEventThread(
                () -> ((JViewport) journey.find("lesson.page", JComponent.class).getParent()).getViewRect());
    }

    /** As {@link #next}; a window that has not had the focus since a dialog was closed gets it by this. */
    void nextByMouse() {
        goOn(() -> journey.click("lesson.next"));
    }

    /** To a page, from 1. */
    void turnTo(int page) {
        JComboBox<?> pages = journey.await("lesson.pages", JComboBox.class);
        Waiting.onEventThread(() -> {
            pages.setSelectedIndex(page - 1);
            return pages;
        });
        untilShown();
    }

    /** Waits until the board shows what the lesson says. */
    private void untilShown() {
        Study now = study();
        LessonScene scene = now.scene();
        boolean asked = scene instanceof LessonScene.Asked asking
                && now.task(asking.task()).isDone();
        if (!asked) {
            Waiting.until(
                    "the board follows to " + now.spot(),
                    scene.picture(),
                    () -> journey.desk().picture());
        }
        for (Mark mark : scene.marks().marks()) {
            if (mark.kind() != Mark.Kind.LIT) continue;
            Waiting.until(
                    "the cells are lit",
                    mark.cells(),
                    () -> journey.aim().lights().get(Light.LESSON));
        }
        if (scene instanceof LessonScene.Decided) {
            Waiting.until(
                    "the decision is there", () -> journey.desk().opinion().isPresent());
            journey.await("decision-tabs", JComponent.class);
        }
        if (scene instanceof LessonScene.Charted) journey.await("chart.mode", JComponent.class);
    }

    private void answerTwice() {
        int number = task().number();
        Waiting.until("it is known what is right", () -> task().key().isPresent());
        Optional<Answer> wrong = wrong();
        if (wrong.isPresent()) {
            answer(wrong.get());
            Waiting.until("the wrong answer is judged", () -> task().judgement().isPresent());
            Assertions.assertThat(task().isDone()).as("a wrong answer").isFalse();
            untilVerdict();
            takeBack();
        }
        answer(task().key().orElseThrow().answers().get(0));
        Waiting.until("question %s is done".formatted(number), () -> task().isDone());
        untilVerdict();
        untilSaid("study.right");
    }

    private Task task() {
        return study().task().orElseThrow();
    }

    /** The panel says what the model judges. */
    void untilVerdict() {
        Phrase remark =
                Waiting.onEventThread(() -> task().judgement().orElseThrow().remark());
        journey.untilSaid("lesson.verdict", journey.panel().wording().of(remark));
    }

    private void untilSaid(String key) {
        journey.untilSaid("lesson.verdict", journey.panel().wording().of(key));
    }

    /** The board is the question's again. */
    void takeBack() {
        boolean onBoard = task().draft() instanceof Answer.OneMove
                || task().draft() instanceof Answer.Moves
                || task().draft() instanceof Answer.Places;
        if (onBoard) {
            journey.click("lesson.again");
            Waiting.until("nothing is answered", Answer.nothing(), () -> task().draft());
        }
        Waiting.until(
                "the question's position is back",
                task().ask().board(),
                () -> journey.desk().position());
    }

    /** An answer that is not right; empty if everything would be. */
    private Optional<Answer> wrong() {
        RightAnswers key = kind(task().key().orElseThrow());
        Position board = task().ask().board();
        if (key instanceof RightAnswers.AnyMove any) {
            return stranger(board, any.moves()).map(Answer.OneMove::new);
        }
        if (key instanceof RightAnswers.EveryMove every) {
            return Optional.of(new Answer.Moves(stranger(board, every.moves())
                    .map(List::of)
                    .orElse(every.moves().subList(0, 1))));
        }
        if (key instanceof RightAnswers.EveryPlace every) {
            int stranger = every.cells().contains(0) ? 1 : 0;
            return Optional.of(new Answer.Places(Cells.of(stranger)));
        }
        if (key instanceof RightAnswers.AnyOption any) {
            int option = any.options().contains(0) ? last(any.options()) : 0;
            return Optional.of(new Answer.Chosen(option));
        }
        if (key instanceof RightAnswers.EveryLeaf every) {
            return Optional.of(new Answer.Leaves(List.of(last(every.leaves()))));
        }
        RightAnswers.Amount amount = (RightAnswers.Amount) key;
        return Optional.of(new Answer.Amount(Math.ceil(amount.value() + amount.tolerance()) + 1));
    }

    private static RightAnswers kind(RightAnswers key) {
        return key instanceof RightAnswers.Generated generated ? generated.answer() : key;
    }

    /** The first option that is not among the right ones. */
    private static int last(List<Integer> right) {
        int option = 0;
        while (right.contains(option)) option++;
        return option;
    }

    private static Optional<Move> stranger(Position board, List<Move> right) {
        return board.moves().stream().filter(move -> !right.contains(move)).findFirst();
    }

    /** Gives an answer as a person does, and has it checked. */
    void answer(Answer answer) {
        if (answer instanceof Answer.OneMove one) point(one.move());
        else if (answer instanceof Answer.Moves some) some.moves().forEach(this::point);
        else if (answer instanceof Answer.Places places) places.cells().stream().forEach(this::point);
        else if (answer instanceof Answer.Chosen chosen) journey.click("lesson.choice." + chosen.option());
        else if (answer instanceof Answer.Leaves some) {
            some.leaves().forEach(leaf -> journey.click("lesson.leaf." + PaperTree.letter(leaf)));
        } else type(((Answer.Amount) answer).value());
        if (answer instanceof Answer.OneMove) return;
        Waiting.until("the answer is complete", answer, () -> comparable(task().draft(), answer));
        journey.click("lesson.check");
    }

    /** In which order moves were pointed out says nothing, and nobody types more than a few digits. */
    private static Answer comparable(Answer given, Answer wanted) {
        boolean near = given instanceof Answer.Amount typed
                && wanted instanceof Answer.Amount exact
                && Math.abs(typed.value() - exact.value()) < 1e-6;
        boolean same = given instanceof Answer.Moves some
                && wanted instanceof Answer.Moves all
                && Set.copyOf(some.moves()).equals(Set.copyOf(all.moves()));
        return near || same ? wanted : given;
    }

    private void point(int cell) {
        Answer before = task().draft();
        journey.click(new Handle.Cell(cell));
        Waiting.until("the cell is chosen", () -> !task().draft().equals(before));
    }

    /** Points a move out on the board, handle by handle. */
    private void point(Move move) {
        Answer before = task().draft();
        List<Handle> way = Waiting.onEventThread(
                () -> journey.desk().position().view().ways(move).get(0));
        for (Handle handle : way) {
            if (handle instanceof Handle.Choice choice) journey.click("choice." + choice.word());
            else journey.click(handle);
            if (!handle.equals(way.get(way.size() - 1))) {
                Waiting.until(
                        "the move is begun",
                        () -> journey.aim().pointing().picked().contains(handle));
            }
        }
        Waiting.until("the move is heard", () -> !task().draft().equals(before));
    }

    private void type(double number) {
        JTextField field = journey.await("lesson.number", JTextField.class);
        BigDecimal rounded =
                new BigDecimal(number).setScale(6, RoundingMode.HALF_UP).stripTrailingZeros();
        Replacing.all(journey.robot(), field, rounded.toPlainString());
    }
}
