package lectern.lesson.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import lectern.game.GameKind;
import lectern.game.Move;
import lectern.games.Games;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.lesson.check.LessonCheck;
import lectern.lesson.read.LessonReader;
import lectern.lesson.read.Reading;
import lectern.play.Match;
import lectern.play.Note;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class LessonDraftTest {
    /** What Markdown or YAML would read something into, or the check refuses. */
    private static final List<String> COMMENTS = List.of(
            "A good move.",
            "--- look: [here](http://example.org) ![x](y) <b>bold</b>",
            "1. first | second `code` # no heading",
            "> > > > > > > > > > > > > > > > > > quoted",
            "**************** _ _ _",
            "\u202Ebackwards\u202C & &amp; \\",
            "=====",
            "```lectern");

    static Stream<Arguments> gamesAndLanguages() {
        return Games.ALL.stream()
                .flatMap(kind -> Stream.of(Language.values()).map(language -> Arguments.of(kind, language)));
    }

    private static Match randomGame(GameKind kind, int plies) {
        Random random = new Random(5);
        Match match = Match.from(Games.read(kind.id()).start(3).position());
        for (int i = 0; i < plies && !match.position().isOver(); i++) {
            List<Move> moves = match.position().moves();
            if (random.nextInt(6) == 0 && moves.size() > 1) {
                int before = match.cursor();
                match = match.play(moves.get(0)).goTo(before).play(moves.get(1));
            } else match = match.play(moves.get(random.nextInt(moves.size())));
            if (random.nextInt(4) == 0) {
                match = match.noted(match.cursor(), List.of(Note.comment(COMMENTS.get(i % COMMENTS.size()))));
            }
        }
        return match;
    }

    private static Lesson read(Match match, Language language) {
        Reading reading = LessonReader.read("draft.md", LessonDraft.of(match, new Sentences(language)));
        assertThat(reading.findings()).isEmpty();
        assertThat(LessonCheck.check(reading, new Stop())).isEmpty();
        return reading.lesson().orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("gamesAndLanguages")
    void aDraftOfAnyGamePassesTheCheck(GameKind kind, Language language) {
        Lesson lesson = read(randomGame(kind, 60), language);

        assertThat(lesson.language()).isEqualTo(language);
        assertThat(lesson.game().kind()).isEqualTo(kind);
    }

    @ParameterizedTest
    @MethodSource("gamesAndLanguages")
    void aGameWithoutAMoveIsALessonToo(GameKind kind, Language language) {
        Match match = randomGame(kind, 0);

        assertThat(read(match, language).blocks())
                .filteredOn(Block.Place.class::isInstance)
                .extracting(block -> ((Block.Place) block).board())
                .containsExactly(match.start());
    }

    @Test
    void everyMoveOfTheLineIsPlayed() {
        Match match = randomGame(Games.ALL.get(0), 40);
        Lesson lesson = read(match, Language.EN);

        assertThat(lesson.blocks().stream().flatMap(block -> block.leaves().stream()))
                .contains(match.start(), match.last());
    }

    @Test
    void aCommentStandsThereAsItWasWritten() {
        Match match = randomGame(Games.ALL.get(0), 1);
        Match told = match.noted(match.cursor(), List.of(Note.comment("1. Here *everything* is decided.")));

        assertThat(LessonDraft.of(told, new Sentences(Language.EN)))
                .contains("\n\n1\\. Here \\*everything\\* is decided.");
    }

    @Test
    void aVeryLongGameStaysWithinTheLimits() {
        GameKind longest = Games.ALL.get(Games.ALL.size() - 1);
        Match match = randomGame(longest, 300);
        for (int i = 1; i <= match.turns().size(); i++) {
            match = match.noted(i, List.of(Note.comment("x".repeat(3_000))));
        }

        assertThat(read(match, Language.EN).pages()).hasSizeLessThanOrEqualTo(100);
    }
}
