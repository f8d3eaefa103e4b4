package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A whole lesson, opened in the menu, read and answered by somebody who has nothing but the accessible tree: cells are
 * chosen as they are heard, moves and numbers are tried until the verdict says that one is right.
 */
@RobotTest
class AccessibleLessonIT {
    private static final String RIGHT = "That is right.";

    private Journey journey;
    private HeardBoard board;
    private int answered;

    @BeforeEach
    void open() {
        journey = Journey.begin();
    }

    @AfterEach
    void close() {
        journey.close();
    }

    @Test
    void aLessonIsHeardAndAnsweredToItsEnd() {
        board = new HeardBoard("The board", "What can be chosen beside");
        ScreenReader.act(AccessibleRole.MENU, "Lessons");
        ScreenReader.act(AccessibleRole.MENU, "Shiftago Express");
        ScreenReader.act(AccessibleRole.MENU_ITEM, "Shiftago: insert, push, five in line");
        ScreenReader.find(AccessibleRole.PUSH_BUTTON, "Next");
        List<String> pages = new ArrayList<>();
        while (next().isPresent()) {
            ScreenReader.act(next().orElseThrow());
            Optional<AccessibleContext> question = question();
            question.ifPresent(this::answer);
            pages.add(ScreenReader.read(ScreenReader.find(AccessibleRole.PANEL, "The page of the lesson")));
        }

        assertThat(answered).isEqualTo(5);
        assertThat(pages).anyMatch(page -> page.contains("The push ends at the first gap."));
        assertThat(pages.get(pages.size() - 1)).contains("Everything is done");
    }

    /** The way on, if there is one. */
    private static Optional<AccessibleContext> next() {
        return List.of("Next", "Skip").stream()
                .flatMap(name -> ScreenReader.all(AccessibleRole.PUSH_BUTTON, name).stream())
                .filter(button -> List.of("Next", "Skip").contains(button.getAccessibleName()))
                .filter(button -> ScreenReader.is(button, AccessibleState.ENABLED))
                .findFirst();
    }

    private static Optional<AccessibleContext> question() {
        return ScreenReader.all(AccessibleRole.PANEL, "Question ").stream()
                .filter(card -> card.getAccessibleName().endsWith("open"))
                .findFirst();
    }

    private void answer(AccessibleContext card) {
        if (ScreenReader.read(card).contains("Click every such cell")) chooseCells(card);
        else if (!numbers(card).isEmpty()) tryNumbers(card);
        else tryMoves(card);
        assertThat(ScreenReader.read(card)).contains(RIGHT);
        answered++;
    }

    /** In row 4 a push from the left moves all up to the first cell that is heard to be empty. */
    private void chooseCells(AccessibleContext card) {
        for (char column = 'a'; column <= 'g'; column++) {
            String cell = column + "4: ";
            AccessibleContext place = Waiting.onEventThread(() -> board.places().stream()
                    .filter(one -> one.getAccessibleName().startsWith(cell))
                    .findFirst()
                    .orElseThrow());
            if (ScreenReader.text(place).endsWith("empty")) break;
            ScreenReader.act(place);
        }
        check(card);
    }

    private static List<AccessibleContext> numbers(AccessibleContext card) {
        return ScreenReader.within(card, AccessibleRole.TEXT, "The number");
    }

    private void tryNumbers(AccessibleContext card) {
        for (int number = 28; number >= 0 && !isRight(card); number--) {
            ScreenReader.write(numbers(card).get(0), String.valueOf(number));
            check(card);
        }
    }

    private void tryMoves(AccessibleContext card) {
        List<AccessibleContext> edges = Waiting.onEventThread(() -> board.places().stream()
                .filter(place -> place.getAccessibleName().contains(" into "))
                .toList());
        for (AccessibleContext edge : edges) {
            ScreenReader.act(edge);
            if (isRight(card)) return;
            ScreenReader.within(card, AccessibleRole.PUSH_BUTTON, "Try again").forEach(ScreenReader::act);
        }
    }

    private static void check(AccessibleContext card) {
        ScreenReader.act(
                ScreenReader.within(card, AccessibleRole.PUSH_BUTTON, "Check").get(0));
    }

    private static boolean isRight(AccessibleContext card) {
        Waiting.until("it is judged", () -> !ScreenReader.read(card).contains("One moment"));
        return ScreenReader.read(card).contains(RIGHT);
    }
}
