package lectern.cli;

import static lectern.cli.CommandLines.run;
import static lectern.cli.CommandLines.runWithInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import lectern.cli.CommandLines.Run;
import lectern.game.GameKind;
import lectern.games.Games;
import org.junit.jupiter.api.Test;

/** What the commands answer, on Infection. */
class CommandsTest {
    private static final String START = "o5x/7/7/7/7/7/x5o x 0 1";

    @Test
    void perftCountsFromTheStart() {
        assertThat(run("perft", "infection:rules=ataxx", "3")).isEqualTo(new Run(0, "6460\n", ""));
        assertThat(run("perft", "infection", "start", "2")).isEqualTo(new Run(0, "144\n", ""));
        assertThat(run("perft", "infection", "2", "--seed", "5")).isEqualTo(new Run(0, "144\n", ""));
        assertThat(run("perft", "infection", "0")).isEqualTo(new Run(0, "1\n", ""));
        assertThat(run("perft", "infection", "0", "--divide")).isEqualTo(new Run(0, "1\n", ""));
    }

    @Test
    void perftDividesByTheFirstMoveAndEndsWithTheSum() {
        Run run = run("perft", "infection", START, "2", "--divide");

        assertThat(run.outLines()).hasSize(13).contains("f7 12", "a1c3 12").endsWith("144");
    }

    @Test
    void perftAnswersInJsonAsQueryDoes() {
        assertThat(run("perft", "infection", START, "1", "--json").out()).isEqualTo("{\"nodes\":12}\n");
        assertThat(run("perft", "infection", START, "1", "--json", "--divide").out())
                .startsWith("{\"nodes\":12,\"moves\":{\"f7\":1,");
    }

    @Test
    void explainTellsALegalMoveStepByStep() {
        Run run = run("explain", "infection", "7/7/7/7/7/1o5/x6 x 0 1", "a2");

        assertThat(run.outLines())
                .containsExactly(
                        "1. Red clones a microbe onto a2: the old one stays where it was.",
                        "2. The Blue microbe on b2 touches a2: it is infected and now belongs to Red.",
                        "Position: 7/7/7/7/7/xx5/x6 o 0 1",
                        "The game is over. One side has no microbe left: 3 red, 0 blue.");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void explainTellsAPushAsOneStepAndThenItsParts() {
        Run run = run("explain", "shiftago", "x6/7/7/7/7/7/7 o 21 22", "l1");

        assertThat(run.outLines())
                .startsWith(
                        "1. O pushes a marble in from the left into row 1: it takes a1, and one marble moves one cell on.",
                        "   1.1 X's marble is pushed from a1 to b1: the run moves up to the gap at b1.",
                        "   1.2 O inserts a marble from the left into row 1: it takes a1.");
    }

    @Test
    void explainTellsWhichRuleForbidsAMove() {
        Run run = run("explain", "infection", "a1a7");

        assertThat(run.outLines())
                .containsExactly(
                        "Not allowed: a7 is taken: a Blue microbe is there. A move must end on an empty cell.",
                        "See a7.",
                        "Rule: infection.occupied");
        assertThat(run.exitCode()).isZero();
        assertThat(run("explain", "infection", "a1a8").outLines()).hasSize(2);
    }

    @Test
    void explainSpeaksPortuguese() {
        assertThat(run("explain", "infection", "a1a7", "--lang", "pt").out()).startsWith("Não é permitido:");
        assertThat(run("--lang=pt", "explain", "infection", "a1a7").out()).startsWith("Não é permitido:");
        assertThat(runWithInput("", Locale.forLanguageTag("pt-PT"), "explain", "infection", "a1a7")
                        .out())
                .startsWith("Não é permitido:");
        assertThat(runWithInput("", Locale.forLanguageTag("pt-PT"), "explain", "infection", "a1a7", "--lang", "en")
                        .out())
                .startsWith("Not allowed:");
        assertThat(runWithInput("", Locale.FRENCH, "explain", "infection", "a1a7")
                        .out())
                .startsWith("Not allowed:");
    }

    @Test
    void explainAnswersInJsonAsQueryDoes() {
        assertThat(run("explain", "infection", "a1c2", "--json", "--lang", "pt").out())
                .startsWith("{\"violation\":{\"key\":\"infection.knight-jump\",\"text\":\"De a1 para c2");
        assertThat(run("explain", "infection", "g7f7", "--json").out())
                .startsWith("{\"position\":\"o4xx/7/7/7/7/7/x5o o 0 1\",\"effects\":[");
    }

    @Test
    void gamesShowsTheCatalogue() {
        Run all = run("games");
        Run one = run("games", "infection");

        for (GameKind kind : Games.ALL) assertThat(all.out()).contains(kind.id() + ": ");
        assertThat(all.out()).contains(one.out());
        assertThat(one.outLines())
                .contains("infection: 7th Guest: Infection", "  evaluators: report and strong", "    report: count (1)")
                .anyMatch(line -> line.startsWith("  option rules=report|ataxx, default report: Which jumps"))
                .anyMatch(line -> line.startsWith("  option blocked=cells joined by +, default none: "))
                .anyMatch(line -> line.startsWith("  criterion count (weight 1): "));
        assertThat(run("games", "syrtis").outLines())
                .contains("  set squares: The tiles with a square that are left.")
                .anyMatch(line -> line.startsWith("  set vacant: The holes"))
                .anyMatch(line -> line.startsWith("  set edge: "));
        assertThat(run("games", "infection", "--lang", "pt").out()).contains("  opção rules=report|ataxx");
    }

    @Test
    void gamesShowsTheCatalogueInJson() {
        assertThat(run("games", "infection", "--json").out()).startsWith("{\"games\":[{\"id\":\"infection\",");
        assertThat(run("games", "--json").outLines()).hasSize(1);
    }

    @Test
    void gamesListsTheKeysOfAllThatGamesSay() {
        assertThat(run("games", "infection", "--keys").outLines())
                .startsWith("effect infection.cloned")
                .contains("violation infection.too-far", "outcome infection.no-clone");
        assertThat(run("games", "infection", "--keys", "--json").out())
                .startsWith("{\"keys\":[{\"key\":\"infection.cloned\",\"use\":\"effect\"},");
        assertThat(run("games", "--keys").outLines())
                .hasSize(
                        Games.ALL.stream().mapToInt(kind -> kind.words().size()).sum());
    }

    @Test
    void queryAnswersLinesInEnglishWhateverTheTerminalSpeaks() {
        Run run = runWithInput("{\"do\":\"x\",\"id\":1}\n[\n", Locale.forLanguageTag("pt"), "query");

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.outLines())
                .satisfiesExactly(
                        one -> assertThat(one).startsWith("{\"id\":1,").contains("There is no request"),
                        two -> assertThat(two).contains("bad-json"));
    }
}
