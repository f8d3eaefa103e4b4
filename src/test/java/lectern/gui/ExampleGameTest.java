package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is on the board when the window opens. */
class ExampleGameTest {
    @Test
    void everyStartShowsAnotherGameUntilAllHaveBeenSeen(@TempDir Path folder) {
        UserSettings remembered = UserSettings.in(new DataFolder(folder));
        List<String> shown = new ArrayList<>();
        for (int start = 0; start < 2 * Games.ALL.size(); start++) {
            ExampleGame example = ExampleGame.next(remembered);
            example.noteIn(remembered);
            shown.add(example.position().game().kind().id());
        }
        remembered.awaitWritten();

        List<String> all = Games.ALL.stream().map(GameKind::id).toList();
        assertThat(shown.subList(0, all.size())).containsExactlyInAnyOrderElementsOf(all);
        assertThat(shown.subList(all.size(), shown.size())).isEqualTo(shown.subList(0, all.size()));
    }

    @Test
    void whatWasSeenLastAndIsThereNoMoreIsNoHarm(@TempDir Path folder) {
        UserSettings remembered = UserSettings.in(new DataFolder(folder));
        remembered.remember("example.seen", "chess");

        assertThat(ExampleGame.next(remembered).name())
                .isEqualTo(ExampleGame.names().get(0));
        remembered.awaitWritten();
    }

    @ParameterizedTest
    @MethodSource("names")
    void itIsInFullSwingAndThePersonsTurn(String name) {
        ExampleGame example = ExampleGame.read(name);

        assertThat(example.record().match().turns()).hasSizeGreaterThanOrEqualTo(10);
        assertThat(example.position().isOver()).isFalse();
        assertThat(example.seats().isPerson(example.position().toMove())).isTrue();
        assertThat(example.seats().isPerson(example.position().toMove().other()))
                .isFalse();
        assertThat(example.position().moves()).hasSizeGreaterThan(3);
    }

    @ParameterizedTest
    @MethodSource("names")
    void oneShortSentenceSaysWhatToDo(String name) {
        ExampleGame example = ExampleGame.read(name);

        for (Language language : Language.values()) {
            String said = new Sentences(language)
                    .of(example.invitation(example.position().view().prompt(List.of())));
            assertThat(said).endsWith(".").hasSizeLessThan(150);
        }
    }

    static List<String> names() {
        return ExampleGame.names();
    }
}
