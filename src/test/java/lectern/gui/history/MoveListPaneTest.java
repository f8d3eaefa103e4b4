package lectern.gui.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import lectern.game.Phrase;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.desk.Desk;
import lectern.gui.desk.MoveSigns;
import lectern.gui.desk.Seats;
import lectern.gui.wording.Wording;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.play.Turn;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnEventThread.class)
class MoveListPaneTest {
    private final Desk desk = new Desk(Games.read("infection").start(1), RecordHead.EMPTY);
    private final List<Phrase> told = new ArrayList<>();
    private final MoveListPane pane = new MoveListPane(desk, new MoveSigns(), new Wording(Language.EN), told::add);

    @Test
    void theHeadingNamesTheSidesOfAGameThatBeginsFromAPastedPosition() {
        assertThat(heading()).containsExactly("Red", "Blue");
        desk.begin(Match.from(Games.read("catsdogs").start(1).position()), RecordHead.EMPTY, Seats.PEOPLE);
        assertThat(heading()).containsExactly("Cats", "Dogs");
    }

    @Test
    void onlyAMoveOfABranchCanBeMadeTheMainLineOrDeleted() {
        play("f6", "b6");
        desk.goTo(1);
        play("a6");
        assertThat(items(2)).doesNotContain("sheet.promote", "sheet.delete");
        assertThat(items(3)).contains("sheet.promote", "sheet.delete");

        item(3, "sheet.promote").doClick();
        assertThat(desk.match().mainLine()).extracting(Turn::number).containsExactly(1, 3);
        item(2, "sheet.delete").doClick();
        assertThat(desk.match().turns()).hasSize(2);
        assertThat(desk.match().current().orElseThrow().move().text()).isEqualTo("a6");
    }

    @Test
    void aDeletedBranchIsRestoredByUndoAsLongAsNothingElseHappened() {
        play("f6", "b6");
        desk.goTo(1);
        play("a6");
        Match before = desk.match();

        item(3, "sheet.delete").doClick();
        assertThat(told).containsExactly(Phrase.of("history.deleted", "a6"));
        assertThat(desk.match().ply()).isEqualTo(1);
        desk.restore();
        assertThat(desk.match()).isSameAs(before);

        item(3, "sheet.delete").doClick();
        desk.redo();
        assertThat(desk.canRestore()).isFalse();
    }

    private void play(String... moves) {
        for (String move : moves) desk.play(desk.position().readMove(move));
    }

    private List<String> heading() {
        return Arrays.stream(pane.getComponents())
                .filter(JLabel.class::isInstance)
                .map(label -> ((JLabel) label).getText())
                .limit(2)
                .toList();
    }

    private List<String> items(int turn) {
        return menuItems(turn).map(JMenuItem::getName).toList();
    }

    private JMenuItem item(int turn, String name) {
        return menuItems(turn)
                .filter(item -> name.equals(item.getName()))
                .findFirst()
                .orElseThrow();
    }

    private Stream<JMenuItem> menuItems(int turn) {
        JPopupMenu menu = pane.menu(turn);
        return Arrays.stream(menu.getComponents())
                .filter(JMenuItem.class::isInstance)
                .map(JMenuItem.class::cast);
    }
}
