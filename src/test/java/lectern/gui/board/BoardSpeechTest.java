package lectern.gui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import lectern.game.Start;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Speed;
import lectern.gui.wording.Wording;
import lectern.play.RecordHead;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A board is told in words, place by place, and so is what happens on it. */
@ExtendWith(OnEventThread.class)
class BoardSpeechTest {
    private Desk desk;
    private BoardView board;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            infection | 6o/7/7/3-3/7/7/x6 x 0 1 | a1: red
            infection | 6o/7/7/3-3/7/7/x6 x 0 1 | d4: blocked cell
            infection | 6o/7/7/3-3/7/7/x6 x 0 1 | b1: empty
            """)
    void theNameOfACellSaysWhatStandsThere(String game, String position, String told) {
        show(game, position, Language.EN);
        assertThat(names()).anyMatch(told::equalsIgnoreCase);
    }

    @ParameterizedTest
    @CsvSource({"infection", "catsdogs", "pushee", "shiftago", "syrtis"})
    void everyPlaceIsTermedInBothLanguages(String game) {
        for (Language language : Language.values()) {
            begin(game, language);
            assertThat(names()).allSatisfy(name -> assertThat(name).isNotBlank().doesNotContain("null"));
            assertThat(places()).allSatisfy(place -> {
                assertThat(place.getAccessibleRole()).isEqualTo(AccessibleRole.PUSH_BUTTON);
                assertThat(place.getAccessibleAction().getAccessibleActionCount())
                        .isPositive();
                assertThat(place.getAccessibleComponent().getBounds().isEmpty()).isFalse();
            });
            assertThat(places().stream().filter(BoardSpeechTest::canBeChosen)).isNotEmpty();
        }
    }

    @Test
    void whatIsChosenIsSelectedAndWhatFollowsCanBeChosen() {
        show("infection", "6o/7/7/3-3/7/7/x6 x 0 1", Language.EN);
        AccessibleContext from = place("a1");
        assertThat(from.getAccessibleDescription()).isEqualTo("can be chosen");
        from.getAccessibleAction().doAccessibleAction(0);

        assertThat(from.getAccessibleStateSet().contains(AccessibleState.SELECTED))
                .isTrue();
        assertThat(from.getAccessibleAction().getAccessibleActionDescription(0)).isEqualTo("let go");
        assertThat(places().stream().filter(BoardSpeechTest::canBeChosen)).hasSize(6);
        assertThat(canBeChosen(place("c3"))).isTrue();
    }

    @Test
    void aMoveIsToldStepByStepAndWhereItWent() {
        show("infection", "6o/7/7/3-3/7/7/x6 x 0 1", Language.EN);
        List<String> heard = heard();
        place("a1").getAccessibleAction().doAccessibleAction(0);
        place("c3").getAccessibleAction().doAccessibleAction(0);

        assertThat(heard).hasSize(1);
        assertThat(heard.get(0)).startsWith("Red: move a1c3.").endsWith("To move: Blue.");
        assertThat(place("c3").getAccessibleDescription()).contains("the last move went here");
        assertThat(place("a1").getAccessibleDescription()).contains("the last move came from here");
    }

    @Test
    void stepsThatAreShownOneByOneAreToldOneByOne() {
        show("infection", "6o/7/7/3-3/7/7/x6 x 0 1", Language.EN);
        place("a1").getAccessibleAction().doAccessibleAction(0);
        place("c3").getAccessibleAction().doAccessibleAction(0);
        List<String> heard = heard();
        desk.stepTo(0);
        desk.stepTo(1);

        assertThat(heard).hasSize(2);
        assertThat(heard.get(0)).isEqualTo("Red: move a1c3.");
        assertThat(heard.get(1)).endsWith("To move: Blue.");
    }

    @Test
    void aRuleThatWasBrokenIsToldOnce() {
        show("infection", "6o/7/7/3-3/7/7/x6 x 0 1", Language.EN);
        List<String> heard = heard();
        place("g7").getAccessibleAction().doAccessibleAction(0);
        board.moveCursor(Optional.empty());
        desk.viewFor(desk.viewpoint().other());

        assertThat(heard).hasSize(1);
    }

    @Test
    void theCursorIsTheActiveDescendantAndTheDescriptionOfTheBoard() {
        begin("infection", Language.EN);
        List<Object> active = new ArrayList<>();
        board.getAccessibleContext().addPropertyChangeListener(event -> {
            if (event.getPropertyName().equals(AccessibleContext.ACCESSIBLE_ACTIVE_DESCENDANT_PROPERTY))
                active.add(event.getNewValue());
        });
        place("d5").getAccessibleComponent().requestFocus();

        assertThat(active).containsExactly(place("d5"));
        assertThat(board.getAccessibleContext().getAccessibleDescription()).startsWith("d5: ");
    }

    private void begin(String game, Language language) {
        show(Games.read(game).start(1), language);
    }

    private void show(String game, String position, Language language) {
        show(Start.of(Games.read(game).read(position), 1), language);
    }

    private void show(Start start, Language language) {
        desk = new Desk(start, RecordHead.EMPTY);
        desk.showAt(Speed.NONE);
        board = new BoardView(desk, new BoardAim(desk));
        board.speak(new Wording(language));
        board.setSize(400, 400);
    }

    private List<String> heard() {
        List<String> heard = new ArrayList<>();
        AccessibleContext news = children().stream()
                .filter(child -> child.getAccessibleRole().equals(AccessibleRole.STATUS_BAR))
                .findFirst()
                .orElseThrow();
        news.addPropertyChangeListener(event -> heard.add((String) event.getNewValue()));
        return heard;
    }

    private static boolean canBeChosen(AccessibleContext place) {
        return place.getAccessibleStateSet().contains(AccessibleState.SELECTABLE);
    }

    private AccessibleContext place(String label) {
        return places().stream()
                .filter(place -> place.getAccessibleName().startsWith(label + ": "))
                .findFirst()
                .orElseThrow();
    }

    private List<String> names() {
        return places().stream().map(AccessibleContext::getAccessibleName).toList();
    }

    private List<AccessibleContext> places() {
        return children().stream()
                .filter(child -> child.getAccessibleAction() != null)
                .toList();
    }

    private List<AccessibleContext> children() {
        AccessibleContext whole = board.getAccessibleContext();
        return IntStream.range(0, whole.getAccessibleChildrenCount())
                .mapToObj(index -> whole.getAccessibleChild(index).getAccessibleContext())
                .toList();
    }
}
