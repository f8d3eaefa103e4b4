package lectern.gui.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import lectern.heuristic.NamedHeuristics;
import lectern.play.league.Entrant;
import lectern.play.league.GeneratedHeuristics;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Those who take part come from folders, files and texts, and no two of them have the same name. */
class EntrantDraftsTest {
    private final EntrantSources sources = new EntrantSources(WindowLeagues.INFECTION);

    @TempDir
    Path folder;

    @Test
    void aFolderOfHandInsIsReadAndWhatCannotBeReadIsNamed() throws IOException {
        GeneratedHeuristics.write(GeneratedHeuristics.of(WindowLeagues.INFECTION.kind(), 2, 1), folder);
        Files.writeString(folder.resolve("anna.player"), "search:depth=2");
        Files.writeString(folder.resolve("eve.player"), "engine:rm -r .");
        Files.writeString(folder.resolve("zoe.heuristic.yaml"), "terms: [");

        EntrantSources.Found found = sources.folder(folder);
        assertThat(found.entrants()).extracting(EntrantDraft::name).containsExactly("anna", "h001", "h002");
        Sentences words = new Sentences(Language.EN);
        assertThat(found.refused().stream().map(words::of).toList())
                .hasSize(2)
                .anySatisfy(why -> assertThat(why).contains("eve.player"))
                .anySatisfy(why -> assertThat(why).contains("zoe.heuristic.yaml"));
    }

    @Test
    void heuristicsPlayAsTheLeagueSaysAndPlayersAsTheySay() throws IOException {
        GeneratedHeuristics.write(GeneratedHeuristics.of(WindowLeagues.INFECTION.kind(), 1, 1), folder);
        Files.writeString(folder.resolve("anna.player"), "greedy");
        EntrantDrafts drafts = EntrantDrafts.NONE.plus(sources.folder(folder).entrants());

        assertThat(drafts.entrants(WindowLeagues.INFECTION, "search:depth=2"))
                .extracting(entrant -> entrant.contender().text())
                .satisfiesExactly(
                        anna -> assertThat(anna).startsWith("greedy"),
                        written -> assertThat(written).startsWith("search").contains("depth=2", "h001"));
    }

    @Test
    void theSameNameGetsANumber() {
        List<EntrantDraft> twice =
                sources.player("greedy", NamedHeuristics.NONE).entrants();
        EntrantDrafts drafts = EntrantDrafts.NONE.plus(twice).plus(twice).plus(twice);
        assertThat(drafts.all()).extracting(EntrantDraft::name).containsExactly("greedy", "greedy 2", "greedy 3");
    }

    @Test
    void theStaffStandsFirst() {
        EntrantDrafts drafts = EntrantDrafts.NONE
                .plus(sources.player("greedy", NamedHeuristics.NONE).entrants())
                .plus(sources.player("easy", NamedHeuristics.NONE).entrants())
                .plus(sources.player("medium", NamedHeuristics.NONE).entrants())
                .withStaff(2, true)
                .without(Set.of(0));
        assertThat(drafts.staff()).isEqualTo(1);
        assertThat(drafts.entrants(WindowLeagues.INFECTION, "greedy"))
                .extracting(Entrant::name)
                .containsExactly("medium", "easy");
    }

    @Test
    void whatIsNoPlayerIsSaidAndDoesNotPlay() {
        EntrantSources.Found found = sources.player("nobody", NamedHeuristics.NONE);
        assertThat(found.entrants()).isEmpty();
        assertThat(found.refused()).hasSize(1);
    }
}
