package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import javax.swing.JComponent;
import javax.swing.JMenu;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Language, theme and scale are switched while the window is open, from its menus. */
@RobotTest
class SwitchingIT {
    private Journey journey;

    @BeforeEach
    void open() {
        journey = Journey.begin();
        journey.with("infection", 1);
    }

    @AfterEach
    void close() {
        journey.close();
    }

    @Test
    void theWindowSpeaksAnotherLanguageAndTellsAgainWhatItHasTold() {
        journey.playByMouse("f6");
        journey.untilSaid("state.turn", "Move 2");
        journey.choose("menu.view", "language.pt");
        journey.untilSaid("state.turn", "Jogada 2");
        journey.untilSaid("move.title", "Jogada 1, Vermelho: f6");
        JMenu game = journey.await("menu.game", JMenu.class);
        Waiting.until("the menu is translated", "Jogo", game::getText);
        journey.choose("menu.view", "language.en");
        journey.untilSaid("state.turn", "Move 2");
    }

    @Test
    void theWindowTurnsDark() {
        journey.pointAway();
        Painted light = journey.painted();
        Color background = background();
        journey.choose("menu.view", "themes", "theme.dark");
        Waiting.until("the window is dark", () -> brightness(background()) < 100);
        assertThat(brightness(background)).isGreaterThan(200);
        Waiting.until("the board is dark", () -> !journey.painted().equals(light));
        journey.playByMouse("f6");
    }

    @Test
    void everythingBecomesTwiceAsLarge() {
        int usual = fontSize();
        journey.choose("menu.view", "scales", "scale.200");
        Waiting.until("letters are twice as large", 2 * usual, this::fontSize);
        journey.playByMouse("f6");
        journey.untilSaid("state.turn", "Move 2");
    }

    private Color background() {
        return Waiting.onEventThread(journey.panel()::getBackground);
    }

    private static int brightness(Color colour) {
        return (colour.getRed() + colour.getGreen() + colour.getBlue()) / 3;
    }

    private int fontSize() {
        return Waiting.onEventThread(
                () -> journey.find("prompt", JComponent.class).getFont().getSize());
    }
}
