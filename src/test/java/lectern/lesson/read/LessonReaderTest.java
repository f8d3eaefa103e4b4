package lectern.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import lectern.game.Move;
import lectern.lesson.Answer;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.lesson.Level;
import lectern.lesson.Question;
import lectern.lesson.Statement;
import lectern.lesson.condition.Listed;
import lectern.search.Stop;
import lectern.text.Language;
import org.junit.jupiter.api.Test;

/** What a lesson's text becomes. */
class LessonReaderTest {
    private static final String HEAD = """
            ---
            id: small
            title: "A lesson: small"
            game: infection
            language: pt
            level: advanced
            minutes: 15
            author: Somebody
            requires: [first, second]
            ---
            """;
    private static final String BOARD = "```lectern\nposition: o5x/7/3oo2/4x2/7/7/x5o x 0 5\n```\n\n";

    @Test
    void theHeadSaysWhatItIs() {
        Lesson lesson = lesson("Text.");

        assertThat(lesson.id()).isEqualTo("small");
        assertThat(lesson.title()).isEqualTo("A lesson: small");
        assertThat(lesson.game().text()).isEqualTo("infection");
        assertThat(lesson.language()).isEqualTo(Language.PT);
        assertThat(lesson.level()).isEqualTo(Level.ADVANCED);
        assertThat(lesson.minutes()).isEqualTo(15);
        assertThat(lesson.author()).isEqualTo("Somebody");
        assertThat(lesson.requires()).containsExactly("first", "second");
    }

    @Test
    void aLineOfHyphensEndsAPage() {
        Lesson lesson = lesson("One.\n\n---\n\n# Two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n***\n\nStill two.\n");

        assertThat(lesson.pages()).hasSize(2);
        assertThat(lesson.pages().get(1).line()).isEqualTo(14);
        assertThat(lesson.pages().get(1).blocks())
                .containsExactly(
                        new Block.Text(15, "# Two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n***\n\nStill two."));
    }

    @Test
    void codeOfOtherKindsIsText() {
        Lesson lesson = lesson("```java\n---\n```\n");

        assertThat(lesson.blocks()).containsExactly(new Block.Text(11, "```java\n---\n```"));
    }

    @Test
    void linesMayEndAsTheyDoOnWindows() {
        String text = HEAD + BOARD + "```lectern\nplay: d4\n```\n";

        assertThat(LessonReader.read("small.md", "\uFEFF" + text.replace("\n", "\r\n"))
                        .lesson())
                .isPresent();
    }

    @Test
    void movesArePlayedOnTheBoardAsItWasLeft() {
        List<Block> blocks = lesson(BOARD + block("play: d4 g1g3", "steps: true") + block("play: [g6]"))
                .blocks();

        Block.Play first = (Block.Play) blocks.get(1);
        Block.Play second = (Block.Play) blocks.get(2);
        assertThat(first.moves()).extracting(Move::text).containsExactly("d4", "g1g3");
        assertThat(first.stepwise()).isTrue();
        assertThat(second.before()).isEqualTo(first.board());
        assertThat(second.stepwise()).isFalse();
        assertThat(second.line()).isEqualTo(19);
    }

    @Test
    void aQuestionBringsItsBoardItsAnswersAndWhatIsSaidToThem() {
        Block.Ask ask = (Block.Ask) lesson(BOARD
                        + block(
                                "ask: move",
                                "question: Which?",
                                "accept: d4 e4e6",
                                "hints: One.",
                                "right: Yes.",
                                "wrong: No.",
                                "answers: {f6: Only one.}",
                                "refute: search:depth=2"))
                .blocks()
                .get(1);

        assertThat(ask.sentence()).isEqualTo("Which?");
        assertThat(((Listed) ((Question.OneMove) ask.question()).accepted()).moves())
                .extracting(Move::text)
                .containsExactly("d4", "e4e6");
        assertThat(ask.replies().hints()).containsExactly("One.");
        assertThat(ask.replies().particular()).isEqualTo(Map.of("f6", "Only one."));
        assertThat(ask.replies().to("f6", false)).contains("Only one.");
        assertThat(ask.replies().to("d4", true)).contains("Yes.");
        assertThat(ask.replies().to("g6", false)).contains("No.");
        assertThat(ask.replies().refuter().orElseThrow().player().text()).isEqualTo("search:depth=2");
    }

    @Test
    void cellsCanBeThoseWhereMovesEnd() {
        Block.Ask ask =
                (Block.Ask) lesson(BOARD + block("ask: cells", "question: Where?", "accept: {at-least: {infected: 2}}"))
                        .blocks()
                        .get(1);

        assertThat(ask.board()
                        .game()
                        .board()
                        .labels(((Question.AllCells) ask.question())
                                .right(ask.board(), new Stop())
                                .cells()))
                .containsExactly("d4", "e6");
    }

    @Test
    void aNumberCanBeMeasured() {
        Block.Ask ask =
                (Block.Ask) lesson(BOARD + block("ask: number", "question: How many?", "measure: {fact: count.second}"))
                        .blocks()
                        .get(1);

        assertThat(ask.question().right(ask.board(), new Stop()).answers()).containsExactly(new Answer.Amount(4));
    }

    @Test
    void whatIsShownIsThatOfTheGame() {
        List<Block> blocks = lesson(BOARD
                        + block("light: a1 b1")
                        + block("overlay: frontier")
                        + block("criterion: mobility", "side: second")
                        + block("decide: medium", "open: criteria")
                        + block("chart: d4", "show: criteria"))
                .blocks();

        assertThat(((Block.Light) blocks.get(1)).cells().size()).isEqualTo(2);
        assertThat(((Block.Show) blocks.get(2)).overlay().groups()).hasSize(2);
        assertThat(((Block.LookAt) blocks.get(3)).criterion().key()).isEqualTo("mobility");
        assertThat(((Block.Decide) blocks.get(4)).opened()).isEqualTo(Block.Opened.CRITERIA);
        assertThat(((Block.Chart) blocks.get(5)).stacked()).isTrue();
    }

    @Test
    void aClaimBringsItsProof() {
        Block.Claim claim =
                (Block.Claim) lesson(BOARD + block("claim: Four.", "measure: {fact: count.second}", "is: 4"))
                        .blocks()
                        .get(1);

        assertThat(claim.statement()).isInstanceOf(Statement.Amounts.class);
        assertThat(claim.statement().refutation(claim.board(), new Stop())).isEmpty();
    }

    @Test
    void whatFollowsABrokenBoardIsNotBlamed() {
        Reading reading = LessonReader.read(
                "small.md", HEAD + block("position: nonsense") + block("play: zz") + block("light: a1"));

        assertThat(reading.findings()).hasSize(1);
    }

    private static String block(String... lines) {
        return "```lectern\n" + String.join("\n", lines) + "\n```\n";
    }

    private static Lesson lesson(String body) {
        Reading reading = LessonReader.read("small.md", HEAD + body);
        assertThat(reading.findings()).isEmpty();
        return reading.lesson().orElseThrow();
    }
}
