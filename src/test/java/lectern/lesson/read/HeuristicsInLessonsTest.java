package lectern.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lectern.heuristic.Heuristics;
import lectern.lesson.Block;
import lectern.lesson.check.LessonCheck;
import lectern.lesson.check.LessonFiles;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeuristicsInLessonsTest {
    private static final String LESSON = """
            ---
            id: own-heuristic
            title: A heuristic
            language: en
            game: infection
            level: beginner
            minutes: 3
            author: Lectern
            ---

            # One

            ```lectern
            position: o5x/7/7/7/7/7/x5o x 0 1
            ```

            ```lectern
            decide: search:depth=1,evaluator=@corners.heuristic.yaml,w.in-corners=4
            open: criteria
            ```

            ```lectern
            chart: a1a2
            evaluator: corners.heuristic.yaml
            ```

            ```lectern
            claim: It is worth nothing here.
            measure: {evaluator: corners.heuristic.yaml}
            is: 0
            ```
            """;

    @TempDir
    private Path folder;

    private Path lesson;

    @BeforeEach
    void write() throws IOException {
        lesson = Files.writeString(folder.resolve("lesson.en.md"), LESSON);
        Files.writeString(folder.resolve("corners.heuristic.yaml"), Heuristics.STAY_INSIDE);
    }

    @Test
    void aPlainNameBesideTheLessonIsFound() {
        Reading reading = LessonFiles.read(lesson);

        List<Block.Chart> charts = reading.blocks().stream()
                .filter(Block.Chart.class::isInstance)
                .map(Block.Chart.class::cast)
                .toList();
        List<Block.Decide> decisions = reading.blocks().stream()
                .filter(Block.Decide.class::isInstance)
                .map(Block.Decide.class::cast)
                .toList();
        assertThat(charts.get(0).evaluator().id()).isEqualTo("@Stay inside");
        assertThat(decisions.get(0).guess().player().heuristic()).contains(Heuristics.stayInside());
    }

    @Test
    void whatIsWrongInItIsNamedWithTheLineOfTheLesson() throws IOException {
        Files.writeString(
                folder.resolve("corners.heuristic.yaml"), Heuristics.STAY_INSIDE.replace("count(own", "coun(own"));

        List<Finding> findings = LessonCheck.check(LessonFiles.read(lesson), new Stop()).stream()
                .filter(finding -> !finding.warning())
                .toList();

        assertThat(findings).extracting(Finding::line).contains(18, 24);
        assertThat(new Sentences(Language.EN).of(findings.get(0).reason()))
                .contains("corners.heuristic.yaml", "line 12, column 15");
    }

    @Test
    void aChangedFormulaMakesAnotherQuestionOfThePlayerThatUsesIt() throws IOException {
        String before = asked();
        Files.writeString(
                folder.resolve("corners.heuristic.yaml"), Heuristics.STAY_INSIDE.replace("Corners are safe", "They"));
        String reworded = asked();
        Files.writeString(
                folder.resolve("corners.heuristic.yaml"),
                Heuristics.STAY_INSIDE.replace("vacant) > 12", "vacant) > 9"));
        String changed = asked();

        assertThat(reworded).isEqualTo(before);
        assertThat(changed).isNotEqualTo(before);
    }

    private String asked() {
        return LessonFiles.read(lesson).blocks().stream()
                .filter(Block.Decide.class::isInstance)
                .map(block -> ((Block.Decide) block).guess().contentKey())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void noOtherPlaceIsLookedInto() throws IOException {
        Path inside = Files.createDirectory(folder.resolve("inside"));
        Path other = Files.writeString(
                inside.resolve("other.md"), LESSON.replace("corners.heuristic", "../corners.heuristic"));
        Path linked = Files.writeString(inside.resolve("linked.md"), LESSON);
        Files.createSymbolicLink(inside.resolve("corners.heuristic.yaml"), folder.resolve("corners.heuristic.yaml"));

        assertThat(LessonFiles.read(other).findings()).isNotEmpty();
        assertThat(LessonFiles.read(linked).findings()).isNotEmpty();
    }
}
