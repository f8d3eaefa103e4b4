package lectern.gui.thinking.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JTable;
import javax.swing.text.JTextComponent;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Position;
import lectern.games.Games;
import lectern.gui.desk.Background;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Lookahead;
import lectern.gui.dialog.ReachedControls;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.look.Looks;
import lectern.gui.look.RestoredLook;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.play.RecordHead;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ExtendWith(RestoredLook.class)
class ProofPageTest {
    /** Lost in twelve plies for the side that begins. */
    private static final String SNORT = "catsdogs:obstacles=0,specials=off,win=last,size=4";

    private final Background background = new Background();
    private final Wording wording = new Wording(Language.EN);

    @TempDir
    private Path folder;

    private Desk desk;

    @AfterEach
    void close() {
        background.close();
    }

    @Test
    void whoLosesMayTryEverythingAndEachTryHasItsReply() {
        ProofPage page = open(SNORT);

        Waiting.until("it is proven", () -> text(page, "proof-verdict").contains("within 12 plies"));
        JTable tries = part(page, "proof.tries", JTable.class);

        assertThat(text(page, "proof-about")).contains("may try every move");
        assertThat(rows(tries)).hasSize(root().moveCount()).allSatisfy(row -> {
            assertThat(row.get(1)).startsWith("loss in ");
            assertThat(root().readMove(row.get(2))).isNotNull();
        });
        assertThat(rows(tries).get(0).get(1)).isEqualTo("loss in 12");
        assertThat(button(page, "proof.longer").isVisible()).isFalse();
    }

    @Test
    void enterFollowsAMoveDownTheBoardStandsThereAndTheWayLeadsUpAgain() {
        ProofPage page = open(SNORT);
        Waiting.until("it is proven", () -> text(page, "proof-verdict").contains("within 12 plies"));
        JTable tries = part(page, "proof.tries", JTable.class);
        String first = rows(tries).get(0).get(0);

        follow(tries);
        Waiting.until("the winner is to move", () -> text(page, "proof-about").startsWith("One move of"));

        assertThat(rows(tries)).hasSize(1);
        assertThat(rows(tries).get(0).get(1)).isEqualTo("win in 11");
        assertThat(shown()).containsExactly(first);
        Waiting.onEventThread(() -> {
            button(page, "proof.crumb.0").doClick(0);
            return page;
        });
        Waiting.until(
                "the loser is to move again", () -> text(page, "proof-about").contains("may try every move"));
        assertThat(shown()).isEmpty();
    }

    @Test
    void whatCannotBeProvenIsSaidAndALongerLookIsOffered() {
        ProofPage page = open("pushee");
        Waiting.until(
                "it has been looked for", () -> button(page, "proof.longer").isVisible());

        assertThat(text(page, "proof-verdict")).isEqualTo("It could not be proven within 200,000 positions who wins.");
        Waiting.onEventThread(() -> {
            button(page, "proof.longer").doClick(0);
            return page;
        });
        assertThat(text(page, "proof-verdict")).isEqualTo("Looking for a proof, within 2,000,000 positions …");
        Waiting.onEventThread(() -> {
            button(page, "proof.stop").doClick(0);
            return page;
        });
        Waiting.until(
                "a longer look is offered again",
                () -> button(page, "proof.longer").isVisible());
    }

    @ParameterizedTest
    @CsvSource({"100, 460, 620", "100, 1000, 900", "200, 700, 800", "200, 1560, 900"})
    void everyControlCanBeReachedInPortuguese(int percent, int width, int height) {
        Waiting.onEventThread(() -> new Looks(Theme.LIGHT, new Scale(percent)));
        wording.switchTo(Language.PT);
        ProofPage page = open(SNORT);
        Waiting.until("it is proven", () -> text(page, "proof-verdict").contains("em 12 jogadas"));
        for (int pass = 0; pass < 4; pass++) {
            Waiting.onEventThread(() -> {
                page.addNotify();
                page.setSize(width, height);
                ReachedControls.layOut(page);
                return page;
            });
        }

        // What belongs to the drawn tree is looked after there.
        assertThat(Waiting.onEventThread(() -> ReachedControls.lost(page)))
                .filteredOn(lost -> !lost.contains("drawntree."))
                .isEmpty();
    }

    private ProofPage open(String gameText) {
        Game game = Games.read(gameText);
        UserSettings memory = UserSettings.in(new DataFolder(folder));
        return Waiting.onEventThread(() -> {
            desk = new Desk(game.start(0), RecordHead.EMPTY);
            ProofPage page =
                    new ProofPage(wording, background, new BoardPreview(desk, new BoardAim(desk)), memory, told -> {});
            page.examine(game.start(0).position(), game.kind().strong());
            return page;
        });
    }

    private static Position root() {
        return Games.read(SNORT).start(0).position();
    }

    private static void follow(JTable tries) {
        Waiting.onEventThread(() -> {
            tries.setRowSelectionInterval(0, 0);
            tries.getActionMap().get("follow").actionPerformed(null);
            return tries;
        });
    }

    private List<String> shown() {
        return Waiting.onEventThread(() -> desk.lookahead()
                .map(Lookahead::line)
                .map(line -> line.stream().map(Move::text).toList())
                .orElse(List.of()));
    }

    private static List<List<String>> rows(JTable table) {
        return Waiting.onEventThread(() -> Stream.iterate(0, row -> row + 1)
                .limit(table.getRowCount())
                .map(row -> Stream.of(0, 1, 2)
                        .map(column -> String.valueOf(table.getValueAt(row, column)))
                        .toList())
                .toList());
    }

    private static String text(ProofPage page, String name) {
        return Waiting.onEventThread(
                () -> part(page, name, JTextComponent.class).getText());
    }

    private static AbstractButton button(ProofPage page, String name) {
        return part(page, name, AbstractButton.class);
    }

    private static <T extends Component> T part(Container within, String name, Class<T> kind) {
        return find(within, name, kind).orElseThrow();
    }

    private static <T extends Component> Optional<T> find(Container within, String name, Class<T> kind) {
        for (Component part : within.getComponents()) {
            if (name.equals(part.getName())) return Optional.of(kind.cast(part));
            if (part instanceof Container container) {
                Optional<T> found = find(container, name, kind);
                if (found.isPresent()) return found;
            }
        }
        return Optional.empty();
    }
}
