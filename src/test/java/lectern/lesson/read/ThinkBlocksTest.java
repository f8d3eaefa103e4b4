package lectern.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.lesson.Block;
import lectern.lesson.thought.Algorithm;
import lectern.search.SearchVariant;
import lectern.search.TrialRule;
import org.junit.jupiter.api.Test;

class ThinkBlocksTest {
    private static final String BEFORE = """
            ---
            id: small
            title: Small
            game: infection
            language: en
            level: advanced
            minutes: 15
            author: Author
            ---

            ```lectern
            position: o5x/7/3oo2/4x2/7/7/x5o x 0 5
            ```

            """;

    private static Block.Think block(String... lines) {
        String text = BEFORE + "```lectern\n" + String.join("\n", lines) + "\n```\n";
        Reading reading = LessonReader.read("small.md", text);
        assertThat(reading.findings()).isEmpty();
        return (Block.Think) reading.lesson().orElseThrow().blocks().get(1);
    }

    @Test
    void aSearchIsDrawnThreePliesDeepUnlessSaidOtherwise() {
        Block.Think think = block("think: minimax");
        Algorithm.Search search = (Algorithm.Search) think.algorithm();

        assertThat(search.variant()).isEqualTo(SearchVariant.MINIMAX);
        assertThat(search.depth()).isEqualTo(3);
        assertThat(search.moves()).isZero();
        assertThat(search.evaluator()).isEqualTo(think.board().game().kind().strong());
        assertThat(think.shown()).isEqualTo(Block.Shown.TREE);
    }

    @Test
    void everythingAboutASearchCanBeSaid() {
        Block.Think think =
                block("think: null-windows", "depth: 2", "moves: 4", "evaluator: report", "show: pseudocode");
        Algorithm.Search search = (Algorithm.Search) think.algorithm();

        assertThat(search.word()).isEqualTo("null-windows");
        assertThat(search.depth()).isEqualTo(2);
        assertThat(search.moves()).isEqualTo(4);
        assertThat(search.evaluator().id()).isEqualTo("report");
        assertThat(think.shown()).isEqualTo(Block.Shown.PSEUDOCODE);
    }

    @Test
    void trialsShowTheirPhasesUnlessATreeIsWanted() {
        Block.Think think = block("think: uct");
        Algorithm.Trials trials = (Algorithm.Trials) think.algorithm();

        assertThat(trials.rule()).isEqualTo(TrialRule.UCT);
        assertThat(trials.trials()).isEqualTo(30);
        assertThat(trials.seed()).isEqualTo(1);
        assertThat(think.shown()).isEqualTo(Block.Shown.PHASES);
        assertThat(block("think: uct", "show: tree").shown()).isEqualTo(Block.Shown.TREE);
    }

    @Test
    void translationsHaveTheSameKeyForTheSameBlockAlone() {
        String key = block("think: ucb1", "trials: 9", "seed: 4").contentKey();

        assertThat(block("seed: 4", "think: ucb1", "trials: 9").contentKey()).isEqualTo(key);
        assertThat(block("think: ucb1", "trials: 9", "seed: 5").contentKey()).isNotEqualTo(key);
        assertThat(block("think: ucb1", "trials: 9", "seed: 4", "show: tree").contentKey())
                .isNotEqualTo(key);
    }
}
