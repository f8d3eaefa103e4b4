package lectern.gui.act;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.swing.KeyStroke;
import lectern.game.Game;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.board.BoardView;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.look.LookChoices;
import lectern.gui.look.Looks;
import lectern.gui.look.RestoredLook;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.gui.wording.Wording;
import lectern.play.RecordHead;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The list of keys names every key there is, and none that does nothing. */
@ExtendWith({OnEventThread.class, RestoredLook.class})
class KeyTableTest {
    private final Wording wording = new Wording(Language.EN);

    @Test
    void everyActWithAKeyIsInTheListUnderItsMenu() {
        List<KeyTable.Row> rows = rows(table(Act.values()));

        for (Act act : Act.values()) {
            if (act.stroke() == null) continue;
            assertThat(rows)
                    .contains(new KeyTable.Row(
                            KeyTable.text(act.stroke()),
                            wording.of("act." + act.word()).replace(" …", "")));
        }
        assertThat(table(Act.values()).groups())
                .extracting(KeyTable.Group::heading)
                .startsWith("Game", "Edit", "Play", "Steps", "Lessons")
                .contains("On the board", "Everywhere");
    }

    @Test
    void whatCannotBeDoneHereIsNotInTheList() {
        assertThat(rows(table(Act.UNDO)))
                .extracting(KeyTable.Row::does)
                .contains("Undo")
                .doesNotContain("Redo");
    }

    @Test
    void noKeyDoesTwoThings() {
        Set<KeyStroke> strokes = new HashSet<>();

        assertThat(Arrays.stream(Act.values()).map(Act::stroke).filter(Objects::nonNull))
                .allSatisfy(stroke ->
                        assertThat(strokes.add(stroke)).as("%s", stroke).isTrue());
    }

    @Test
    void theKeysOfTheBoardAreThoseThatItKnows() {
        Game game = Games.read("infection");
        Desk desk = new Desk(game.start(1), RecordHead.EMPTY);
        BoardView board = new BoardView(desk, new BoardAim(desk));

        for (OtherKey key : OtherKey.values()) {
            if (key.place() != OtherKey.Place.BOARD) continue;
            assertThat(key.strokes())
                    .allSatisfy(stroke -> assertThat(board.getInputMap().get(stroke))
                            .as("%s", stroke)
                            .isNotNull());
        }
    }

    @Test
    void theKeysOfTheScaleAreThoseOfItsMenuItems() {
        LookChoices choices = new LookChoices(new Looks(Theme.LIGHT, Scale.USUAL), new Sentences(Language.EN));

        assertThat(choices.items())
                .extracting(item -> item instanceof javax.swing.JMenu ? null : item.getAccelerator())
                .contains(OtherKey.LARGER.strokes().findFirst().orElseThrow())
                .contains(OtherKey.SMALLER.strokes().findFirst().orElseThrow());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyKeyIsExplainedInBothLanguages(Language language) {
        Acts acts = new Acts(new Wording(language));

        assertThat(rows(KeyTable.of(acts, new Wording(language))))
                .hasSize(OtherKey.values().length)
                .allSatisfy(row -> assertThat(row.does()).isNotBlank());
    }

    private KeyTable table(Act... possible) {
        Acts acts = new Acts(wording);
        for (Act act : possible) acts.bind(act, () -> {});
        return KeyTable.of(acts, wording);
    }

    private static List<KeyTable.Row> rows(KeyTable table) {
        List<KeyTable.Row> rows = new ArrayList<>();
        table.groups().forEach(group -> rows.addAll(group.rows()));
        return rows;
    }
}
