package lectern.gui.present;

import static java.awt.event.KeyEvent.VK_B;
import static java.awt.event.KeyEvent.VK_DOWN;
import static java.awt.event.KeyEvent.VK_ENTER;
import static java.awt.event.KeyEvent.VK_ESCAPE;
import static java.awt.event.KeyEvent.VK_F11;
import static java.awt.event.KeyEvent.VK_F5;
import static java.awt.event.KeyEvent.VK_LEFT;
import static java.awt.event.KeyEvent.VK_PAGE_DOWN;
import static java.awt.event.KeyEvent.VK_PAGE_UP;
import static java.awt.event.KeyEvent.VK_PERIOD;
import static java.awt.event.KeyEvent.VK_RIGHT;
import static java.awt.event.KeyEvent.VK_SPACE;
import static java.awt.event.KeyEvent.VK_UP;
import static java.awt.event.KeyEvent.VK_W;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.InputEvent;
import java.util.Optional;
import java.util.Set;
import lectern.gui.act.OtherKey;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RemoteKeysTest {
    private static final KeyPlace STAGE = new KeyPlace(false, false, false, Set.of());
    private static final KeyPlace TYPING = new KeyPlace(true, false, false, Set.of('b'));
    private static final KeyPlace BOARD = new KeyPlace(false, true, false, Set.of());
    private static final KeyPlace BUTTON = new KeyPlace(false, false, true, Set.of());

    private static Optional<Order> order(int code, KeyPlace place) {
        return RemoteKeys.order(code, 0, place);
    }

    @ParameterizedTest
    @ValueSource(ints = {VK_PAGE_DOWN, VK_SPACE, VK_ENTER, VK_RIGHT, VK_DOWN})
    void manyKeysLeadOn(int code) {
        assertThat(order(code, STAGE)).contains(Order.NEXT);
    }

    @ParameterizedTest
    @ValueSource(ints = {VK_PAGE_UP, VK_LEFT, VK_UP})
    void andSomeLeadBack(int code) {
        assertThat(order(code, STAGE)).contains(Order.PREVIOUS);
    }

    @Test
    void aPageKeyLeadsOnWhoeverHasTheKeyboard() {
        for (KeyPlace place : new KeyPlace[] {TYPING, BOARD, BUTTON}) {
            assertThat(order(VK_PAGE_DOWN, place)).contains(Order.NEXT);
            assertThat(order(VK_PAGE_UP, place)).contains(Order.PREVIOUS);
        }
    }

    @Test
    void arrowsBelongToTheBoardOnceItHasThemAndToAFieldThatIsTypedIn() {
        for (KeyPlace place : new KeyPlace[] {TYPING, BOARD, BUTTON}) {
            assertThat(order(VK_RIGHT, place)).isEmpty();
            assertThat(order(VK_SPACE, place)).isEmpty();
        }
    }

    @Test
    void aLetterOrAPointHidesTheBoard() {
        assertThat(order(VK_B, STAGE)).contains(Order.BLACK);
        assertThat(order(VK_PERIOD, STAGE)).contains(Order.BLACK);
        assertThat(order(VK_W, STAGE)).contains(Order.WHITE);
        assertThat(order(VK_B, BOARD)).contains(Order.BLACK);
    }

    @Test
    void aLetterBelongsToWhatIsTypedOrOfferedFirst() {
        assertThat(order(VK_B, TYPING)).isEmpty();
        assertThat(order(VK_PERIOD, TYPING)).isEmpty();
        assertThat(order(VK_B, new KeyPlace(false, false, false, Set.of('b')))).contains(Order.CHOOSE);
        assertThat(order(VK_W, new KeyPlace(false, false, false, Set.of('b')))).contains(Order.WHITE);
    }

    @Test
    void theKeyThatStartsASlideShowStartsNothing() {
        assertThat(order(VK_F5, STAGE)).contains(Order.STAY);
        assertThat(RemoteKeys.order(VK_F5, InputEvent.SHIFT_DOWN_MASK, STAGE)).contains(Order.STAY);
    }

    @Test
    void escapeLeadsBackAndTheKeyThatBeganEndsIt() {
        assertThat(order(VK_ESCAPE, TYPING)).contains(Order.BACK);
        assertThat(order(VK_F11, STAGE)).contains(Order.LEAVE);
    }

    @Test
    void theListOfKeysNamesThoseThatItKnows() {
        for (OtherKey key : OtherKey.values()) {
            if (!key.name().startsWith("CLASS_")) continue;
            assertThat(key.strokes())
                    .isNotEmpty()
                    .allSatisfy(stroke -> assertThat(order(stroke.getKeyCode(), STAGE))
                            .as("%s", stroke)
                            .isPresent());
        }
    }

    @Test
    void withControlOrAltAKeyIsTheWindows() {
        assertThat(RemoteKeys.order(VK_B, InputEvent.CTRL_DOWN_MASK, STAGE)).isEmpty();
        assertThat(RemoteKeys.order(VK_RIGHT, InputEvent.ALT_DOWN_MASK, STAGE)).isEmpty();
    }
}
