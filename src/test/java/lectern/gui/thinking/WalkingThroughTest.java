package lectern.gui.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComboBox;
import javax.swing.JSlider;
import javax.swing.text.JTextComponent;
import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.games.Games;
import lectern.gui.desk.Background;
import lectern.gui.look.Looks;
import lectern.gui.look.RestoredLook;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.lesson.thought.Algorithm;
import lectern.search.SearchVariant;
import lectern.search.TrialRule;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** From elsewhere the window opens at a position with an algorithm, whatever the game is. */
@ExtendWith(RestoredLook.class)
class WalkingThroughTest {
    private final Position played = Games.read("infection").start(1).position();
    private final Position position = Games.read("catsdogs:size=4,specials=off").read("d#2/d1d1/4/cc1c c 7 -");
    private final Evaluator mobility = position.game().evaluator("mobility").orElseThrow();
    private final Background background = new Background();

    @TempDir
    Path folder;

    private ThinkingView view;

    @BeforeEach
    void open() {
        view = Waiting.onEventThread(() -> {
            new Looks(Theme.LIGHT, Scale.USUAL);
            return new ThinkingView(
                    new Wording(Language.EN),
                    background,
                    UserSettings.in(new DataFolder(folder)),
                    () -> played,
                    game -> NamedHeuristics.NONE);
        });
    }

    @AfterEach
    void close() {
        Waiting.onEventThread(() -> {
            view.leave();
            background.close();
            return view;
        });
    }

    private void walk(Algorithm algorithm) {
        Waiting.onEventThread(() -> {
            view.walkThrough(position, algorithm);
            return view;
        });
    }

    private <T extends Component> T part(String name, Class<T> type) {
        return type.cast(parts(view).stream()
                .filter(part -> name.equals(part.getName()))
                .findFirst()
                .orElseThrow());
    }

    private static List<Component> parts(Container within) {
        List<Component> parts = new ArrayList<>();
        for (Component part : within.getComponents()) {
            parts.add(part);
            if (part instanceof Container container) parts.addAll(parts(container));
        }
        return parts;
    }

    private void awaitSaid(String name, String words) {
        Waiting.until(
                name + " says " + words,
                () -> part(name, JTextComponent.class).getText().contains(words));
    }

    @Test
    void aSearchIsSetAsItIsWanted() {
        walk(new Algorithm.Search(SearchVariant.LADDER.get(1), mobility, 2, 0));

        awaitSaid("thinking-summary", "14 positions: d3 is worth 0.");
        assertThat(Waiting.onEventThread(
                        () -> part("thinking.depth", JSlider.class).getValue()))
                .isEqualTo(2);
        assertThat(Waiting.onEventThread(
                        () -> part("thinking.judge", JComboBox.class).getSelectedItem()))
                .isEqualTo("mobility");
    }

    @Test
    void moreMovesThanTheListOffersAreTaken() {
        walk(new Algorithm.Search(SearchVariant.MINIMAX, mobility, 2, 5));

        awaitSaid("thinking-summary", "17 positions");
        assertThat(Waiting.onEventThread(
                        () -> part("thinking.branching", JComboBox.class).getSelectedItem()))
                .isEqualTo(5);
    }

    @Test
    void soManyTrialsAreMadeByTheRule() {
        walk(new Algorithm.Trials(TrialRule.UCT, mobility, 30, 1));

        awaitSaid("trials-standing", "After 30 trials");
        assertThat(Waiting.onEventThread(
                        () -> part("trials.rule", JComboBox.class).getSelectedItem()))
                .isEqualTo(TrialRule.UCT);
    }
}
