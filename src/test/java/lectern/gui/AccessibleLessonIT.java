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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A whole lesson, opened in the menu, read and answered by somebody who has nothing but the accessible tree: cells are
 * chosen as they are heard, moves and numbers are tried until the verdict says that one is right.
 */
@RobotTest
class AccessibleLessonIT {
    private Journey journey;
    private LessonWords words;
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

    static List<LessonWords> languages() {
        return List.of(LessonWords.ENGLISH, LessonWords.PORTUGUESE);
    }

    @ParameterizedTest
    @MethodSource("languages")
    void aLessonIsHeardAndAnsweredToItsEnd(LessonWords heard) {
        words = heard;
        ScreenReader.act(AccessibleRole.RADIO_BUTTON, words.language());
        board = new HeardBoard(words.board(), words.besides());
        ScreenReader.act(AccessibleRole.MENU, words.lessons());
        ScreenReader.act(AccessibleRole.MENU, "Shiftago Express");
        ScreenReader.act(AccessibleRole.MENU_ITEM, words.lesson());
        ScreenReader.find(AccessibleRole.PUSH_BUTTON, words.onward().get(0));
        List<String> pages = new ArrayList<>();
        while (next().isPresent()) {
            ScreenReader.act(next().orElseThrow());
            Optional<AccessibleContext> question = question();
            question.ifPresent(this::answer);
            pages.add(ScreenReader.read(ScreenReader.find(AccessibleRole.PANEL, words.page())));
        }

        assertThat(answered).isEqualTo(5);
        assertThat(pages).anyMatch(page -> page.contains(words.told()));
        assertThat(pages.get(pages.size() - 1)).contains(words.done());
    }

    /** The way on, if there is one. */
    private Optional<AccessibleContext> next() {
        return words.onward().stream()
                .flatMap(name -> ScreenReader.all(AccessibleRole.PUSH_BUTTON, name).stream())
                .filter(button -> words.onward().contains(button.getAccessibleName()))
                .filter(button -> ScreenReader.is(button, AccessibleState.ENABLED))
                .findFirst();
    }

    private Optional<AccessibleContext> question() {
        return ScreenReader.all(AccessibleRole.PANEL, words.question()).stream()
                .filter(card -> card.getAccessibleName().endsWith(words.open()))
                .findFirst();
    }

    private void answer(AccessibleContext card) {
        if (ScreenReader.read(card).contains(words.every())) chooseCells(card);
        else if (!numbers(card).isEmpty()) tryNumbers(card);
        else tryMoves(card);
        assertThat(ScreenReader.read(card)).contains(words.right());
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
            if (ScreenReader.text(place).endsWith(words.empty())) break;
            ScreenReader.act(place);
        }
        check(card);
    }

    private List<AccessibleContext> numbers(AccessibleContext card) {
        return ScreenReader.within(card, AccessibleRole.TEXT, words.number());
    }

    private void tryNumbers(AccessibleContext card) {
        for (int number = 28; number >= 0 && !isRight(card); number--) {
            ScreenReader.write(numbers(card).get(0), String.valueOf(number));
            check(card);
        }
    }

    private void tryMoves(AccessibleContext card) {
        List<AccessibleContext> edges = Waiting.onEventThread(() -> board.places().stream()
                .filter(place -> place.getAccessibleName().contains(words.into()))
                .toList());
        for (AccessibleContext edge : edges) {
            ScreenReader.act(edge);
            if (isRight(card)) return;
            ScreenReader.within(card, AccessibleRole.PUSH_BUTTON, words.again()).forEach(ScreenReader::act);
        }
    }

    private void check(AccessibleContext card) {
        ScreenReader.act(ScreenReader.within(card, AccessibleRole.PUSH_BUTTON, words.check())
                .get(0));
    }

    private boolean isRight(AccessibleContext card) {
        Waiting.until("it is judged", () -> !ScreenReader.read(card).contains(words.moment()));
        return ScreenReader.read(card).contains(words.right());
    }
}
