package lectern.gui.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.option.Option;
import lectern.games.Games;
import lectern.gui.players.PlayerDraft;
import lectern.gui.players.SeatDraft;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.heuristic.NamedHeuristics;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NewGameTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 18);

    @TempDir
    Path folder;

    private UserSettings memory;
    private LastChoices choices;

    @BeforeEach
    void rememberNothing() {
        memory = UserSettings.in(new DataFolder(folder));
        choices = new LastChoices(memory, () -> 7, kind -> NamedHeuristics.NONE);
    }

    /** The folder goes when the test is over, and nobody may be writing there still. */
    @AfterEach
    void letItBeWritten() {
        memory.awaitWritten();
    }

    @Test
    void everyGameCanBeBegunAsItIsOffered() {
        for (GameKind kind : Games.ALL) {
            NewGame game = choices.of(kind);

            assertThat(game.trouble()).as(kind.id()).isEmpty();
            assertThat(game.ready(TODAY).match().start())
                    .isEqualTo(Games.read(kind.id()).start(7).position());
        }
    }

    @Test
    void aSeedIsAskedForWhereTheStartIsDrawn() {
        assertThat(choices.of(kind("pushee")).isDrawn()).isTrue();
        assertThat(with("catsdogs", "obstacles", "0")
                        .with(option("catsdogs", "starts"), "cats")
                        .isDrawn())
                .isFalse();
    }

    @Test
    void theHeadSaysWhoPlaysFromWhichSeedsAndWhen() {
        NewGame game = choices.of(kind("pushee")).with(Seat.SECOND, player("search:nodes=50"));

        assertThat(game.ready(TODAY).head().entries())
                .containsEntry("date", "2026-11-18")
                .containsEntry("start-seed", "7")
                .containsEntry("first", "human")
                .containsEntry("second", "search:nodes=50")
                .containsEntry("second-seed", "42")
                .doesNotContainKey("first-seed");
    }

    @Test
    void theSeatsAreTaken() {
        NewGame.Ready ready =
                choices.of(kind("infection")).with(Seat.FIRST, player("easy")).ready(TODAY);

        assertThat(ready.seats().at(Seat.FIRST))
                .hasValueSatisfying(easy -> assertThat(easy.text()).isEqualTo("easy"));
        assertThat(ready.seats().seed(Seat.FIRST)).isEqualTo(42);
        assertThat(ready.seats().isPerson(Seat.SECOND)).isTrue();
    }

    @Test
    void anOptionsValueCountsForTheGame() {
        NewGame game = with("pushee", "size", "8");

        assertThat(game.ready(TODAY).match().game().text()).isEqualTo("pushee:size=8");
    }

    @Test
    void cellsMayBeTypedWithAnythingBetweenThem() {
        NewGame game = with("infection", "blocked", " D4, c3 ");

        assertThat(game.ready(TODAY).match().game().text()).isEqualTo("infection:blocked=d4+c3");
    }

    @Test
    void cellsThatAreNoneAreRefusedInASentence() {
        assertThat(said(with("infection", "blocked", "d4 z9")))
                .startsWith("Blocked cells cannot be “d4 z9”: write cells of the board")
                .contains("a7");
    }

    @Test
    void optionsThatDoNotGoTogetherAreRefusedInASentence() {
        assertThat(said(with("pushee", "pieces", "40").with(option("pushee", "size"), "6")))
                .contains("at most 36 a side");
        assertThat(with("pushee", "pieces", "40")
                        .with(option("pushee", "size"), "6")
                        .start())
                .isEmpty();
    }

    @Test
    void aSeedIsAWholeNumber() {
        assertThat(said(choices.of(kind("pushee")).withStartSeed("six")))
                .isEqualTo("A seed is a whole number, and “six” is not one.");
        assertThat(choices.of(kind("pushee")).withStartSeed(" -12 ").trouble()).isEmpty();
    }

    @Test
    void aPlayerThatIsNoneIsRefusedWithItsSideAndColumn() {
        assertThat(said(choices.of(kind("infection")).with(Seat.SECOND, player("serch"))))
                .startsWith("Blue, in column 1")
                .contains("serch");
    }

    @Test
    void theSeedOfAPersonDoesNotMatter() {
        NewGame game = choices.of(kind("infection")).with(Seat.FIRST, new SeatDraft(PlayerDraft.PERSON, "?"));

        assertThat(game.trouble()).isEmpty();
        assertThat(game.ready(TODAY).seats().seed(Seat.FIRST)).isEqualTo(1);
    }

    @Test
    void whatWasChosenIsChosenTheNextTime() {
        NewGame begun =
                with("pushee", "size", "8").with(Seat.SECOND, player("greedy")).judgedBy("report");
        choices.remember(begun);

        NewGame next = choices.last(kind("infection"));

        assertThat(next.kind().id()).isEqualTo("pushee");
        assertThat(next.value(option("pushee", "size"))).isEqualTo("8");
        assertThat(next.second().player().text()).isEqualTo("greedy");
        assertThat(next.judge()).isEqualTo("report");
        assertThat(choices.of(kind("infection")).second().player()).isEqualTo(PlayerDraft.PERSON);
    }

    @Test
    void whatWasRememberedMayBeSpoilt() {
        memory.remember("new-game", "chess");
        memory.remember("new-game.pushee.game", "pushee:size=99");
        memory.remember("new-game.pushee.judge", "nobody");
        LastChoices spoilt = new LastChoices(memory, () -> 3, kind -> NamedHeuristics.NONE);

        assertThat(spoilt.last(kind("pushee")).trouble()).isEmpty();
        assertThat(spoilt.last(kind("pushee")).value(option("pushee", "size"))).isEqualTo("6");
    }

    @Test
    void aPlayerKeptWithSettingsThatItDoesNotUseIsOfferedWithoutThem() {
        memory.remember("new-game.infection.first", "greedy:depth=3");
        memory.remember("new-game.infection.second", "engine:command=./engine --strong");

        NewGame offered = choices.of(kind("infection"));

        assertThat(offered.first().player().text()).isEqualTo("greedy");
        assertThat(offered.second().player().text()).isEqualTo("engine:command=./engine --strong");
        assertThat(offered.trouble()).isEmpty();
    }

    private NewGame with(String game, String option, String value) {
        return choices.of(kind(game)).with(option(game, option), value);
    }

    private static SeatDraft player(String text) {
        return new SeatDraft(new PlayerDraft(text), "42");
    }

    private static String said(NewGame game) {
        Optional<Phrase> trouble = game.trouble();
        return new Sentences(Language.EN).of(trouble.orElseThrow());
    }

    private static GameKind kind(String id) {
        return Games.read(id).kind();
    }

    private static Option option(String game, String key) {
        List<Option> options = kind(game).options();
        return options.stream()
                .filter(option -> option.key().equals(key))
                .findFirst()
                .orElseThrow();
    }
}
