package lectern.gui.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import lectern.play.league.LeagueStanding;
import lectern.play.league.table.CrossCsv;
import lectern.play.league.table.LeagueGamesCsv;
import lectern.play.league.table.LeagueJson;
import lectern.play.league.table.RatingsCsv;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is saved from the window is what the command writes. */
class SaveLeagueTest {
    private static LeagueStanding standing;
    private static SaveLeague.Content content;

    @BeforeAll
    static void play() throws IOException {
        standing = WindowLeagues.played(WindowLeagues.plan(4, 4));
        content = new SaveLeague.Content(WindowLeagues.tidings(standing), List.of(0, 2), new Sentences(Language.PT));
    }

    @Test
    void tablesAreThoseOfTheCommand() {
        assertThat(text(SaveLeague.Product.RATINGS, "a.csv")).isEqualTo(RatingsCsv.csv(standing));
        assertThat(text(SaveLeague.Product.CROSS, "a.csv")).isEqualTo(CrossCsv.csv(standing));
        assertThat(text(SaveLeague.Product.GAMES, "a.csv")).isEqualTo(LeagueGamesCsv.csv(standing));
        assertThat(text(SaveLeague.Product.ALL, "a.json")).isEqualTo(LeagueJson.text(standing));
        assertThat(text(SaveLeague.Product.REPORT, "a.html")).contains("<html", "lang=\"pt-PT\"", "h004");
    }

    @ParameterizedTest
    @EnumSource(names = ".*_PICTURE", mode = EnumSource.Mode.MATCH_ALL)
    void picturesAreDrawnAsTheirFilesEnd(SaveLeague.Product picture) {
        assertThat(text(picture, "a.svg")).contains("<svg", "h003");
        assertThat(content.bytes(picture, Path.of("a.png"))).startsWith(0x89, 'P', 'N', 'G');
    }

    private static String text(SaveLeague.Product product, String name) {
        return new String(content.bytes(product, Path.of(name)), StandardCharsets.UTF_8);
    }
}
