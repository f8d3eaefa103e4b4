package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A whole game of each kind, begun in the dialog and played to its end by somebody who has nothing but the accessible
 * tree: no screen, no mouse, no keys, no model.
 */
@RobotTest
class AccessibleGamesIT {
    private Journey journey;

    @BeforeEach
    void open() {
        journey = Journey.begin();
    }

    @AfterEach
    void close() {
        journey.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"7th Guest: Infection", "Cats & Dogs", "Pushee Pieces", "Shiftago Express", "Syrtis"})
    void areHeardFromTheFirstMoveToTheLast(String game) {
        begin("New game", "Game", game, "Player", "A person", "Board's seed", "Begin");
        HeardBoard board = new HeardBoard("The board", "What can be chosen beside");
        String end = board.playUntil("The game is over", 7);

        assertThat(board.heard()).hasSizeGreaterThan(6).allMatch(said -> said.contains("move "));
        Matcher won = Pattern.compile("The game is over: (.*?) won\\.").matcher(end);
        if (won.find()) ScreenReader.find(AccessibleRole.LABEL, won.group(1) + " won");
        else {
            assertThat(end).contains("The game is over: a draw.");
            ScreenReader.find(AccessibleRole.LABEL, "A draw");
        }
    }

    @Test
    void oneIsHeardInPortuguese() {
        ScreenReader.act(AccessibleRole.RADIO_BUTTON, "Português");
        begin("Novo jogo", "Jogo", "Cats & Dogs", "Jogador", "Uma pessoa", "Semente do tabuleiro", "Começar");
        HeardBoard board = new HeardBoard("O tabuleiro", "O que se pode escolher ao lado");
        assertThat(names(board)).anyMatch(name -> name.endsWith(": vazia"));
        String end = board.playUntil("O jogo acabou", 7);

        assertThat(board.heard()).allMatch(said -> said.contains(" jogam "));
        assertThat(end).containsPattern("ganharam os (Gatos|Cães)|empate");
    }

    private static List<String> names(HeardBoard board) {
        return Waiting.onEventThread(() -> board.places().stream()
                .map(AccessibleContext::getAccessibleName)
                .toList());
    }

    private static void begin(
            String item, String box, String game, String seat, String person, String seed, String begin) {
        ScreenReader.act(AccessibleRole.MENU_ITEM, item);
        ScreenReader.choose(ScreenReader.find(AccessibleRole.COMBO_BOX, box), game);
        for (AccessibleContext player : ScreenReader.all(AccessibleRole.COMBO_BOX, seat)) {
            ScreenReader.choose(player, person);
        }
        ScreenReader.write(ScreenReader.find(AccessibleRole.TEXT, seed), "7");
        ScreenReader.act(AccessibleRole.PUSH_BUTTON, begin);
        Waiting.until(
                "the dialog is closed",
                () -> ScreenReader.looked(AccessibleRole.PUSH_BUTTON, begin).isEmpty());
    }
}
