package lectern.play.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.heuristic.file.HeuristicFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GeneratedHeuristicsTest {
    private static final GameKind INFECTION = Games.read("infection").kind();

    @TempDir
    Path folder;

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        List<Heuristic> sixty = GeneratedHeuristics.of(INFECTION, 60, 1);

        GeneratedHeuristics.write(sixty, folder);

        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.sorted().map(HeuristicFiles::read)).isEqualTo(sixty);
        }
    }

    @Test
    void noTwoOfThemJudgeAlikeAndSomeHaveFormulasAndConditions() {
        List<Heuristic> sixty = GeneratedHeuristics.of(INFECTION, 60, 1);

        assertThat(sixty).extracting(Heuristic::terms).doesNotHaveDuplicates();
        assertThat(sixty.stream().flatMap(one -> one.terms().stream()))
                .anyMatch(term -> term.formula().isPresent())
                .anyMatch(term -> term.when().isPresent());
    }

    @Test
    void aSeedMeansTheSameHeuristicsHoweverManyAreWanted() {
        assertThat(GeneratedHeuristics.of(INFECTION, 60, 1))
                .startsWith(GeneratedHeuristics.of(INFECTION, 5, 1).toArray(Heuristic[]::new));
        assertThat(GeneratedHeuristics.of(INFECTION, 5, 2)).isNotEqualTo(GeneratedHeuristics.of(INFECTION, 5, 1));
    }

    @Test
    void everyGameHasSome() {
        for (GameKind game : Games.ALL) {
            assertThat(GeneratedHeuristics.of(game, 15, 1))
                    .as(game.id())
                    .allMatch(one -> !one.terms().isEmpty());
        }
    }
}
