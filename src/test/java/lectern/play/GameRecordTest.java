package lectern.play;

import static lectern.play.Matches.moves;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameRecordTest {
    private static final String START = "o5x/7/7/7/7/7/x5o x 0 1";
    private static final String HEAD = "lectern: 1\ngame: infection\nstart: " + START + "\nresult: unfinished\n\n";

    @Test
    void isReadableText() {
        RecordHead head = RecordHead.EMPTY
                .with(RecordHead.player(Seat.FIRST), "Ana")
                .with(RecordHead.player(Seat.SECOND), "search:nodes=2000")
                .with(RecordHead.START_SEED, 7)
                .with(RecordHead.seed(Seat.SECOND), 815)
                .on(LocalDate.of(2026, 11, 18))
                .with("room", "C 6.2.53");
        Match match = Matches.of("infection", "f7", "b7", "f6")
                .noted(1, List.of(Note.comment("Towards the middle?"), Note.annotation("score 1")));
        Match branched = Matches.play(match.undo().undo(), "a6", "e6");

        assertThat(GameRecord.of(branched, head).text()).isEqualTo("""
                        lectern: 1
                        game: infection
                        first: Ana
                        second: search:nodes=2000
                        start-seed: 7
                        second-seed: 815
                        date: 2026-11-18
                        room: C 6.2.53
                        start: o5x/7/7/7/7/7/x5o x 0 1
                        result: unfinished

                        f7 {Towards the middle?} [score 1] b7 (a6 e6) f6
                        """);
        assertThat(GameRecord.of(branched, head).line())
                .isEqualTo("lectern: 1 | game: infection | first: Ana | second: search:nodes=2000 | start-seed: 7"
                        + " | second-seed: 815 | date: 2026-11-18 | room: C 6.2.53 | start: " + START
                        + " | result: unfinished || f7 {Towards the middle?} [score 1] b7 (a6 e6) f6");
    }

    @Test
    void theCurrentLineIsTheOneOutsideAllParentheses() {
        Match match = GameRecord.read(HEAD + "f7 b7 (a6 e6 (g6) b6) f6").match();

        assertThat(moves(match.line())).containsExactly("f7", "b7", "f6");
        assertThat(match.canRedo()).isFalse();
        assertThat(moves(match.continuations(1))).containsExactly("b7", "a6");
        assertThat(moves(match.goTo(3).line())).containsExactly("f7", "a6", "e6", "b6");
        assertThat(moves(match.continuations(3))).containsExactly("e6", "g6");
    }

    @Test
    void aVariationMayStandInTheStartsStead() {
        Match match =
                GameRecord.read(HEAD + "{First thoughts} f7 (f6 {or this})").match();

        assertThat(match.startNotes()).containsExactly(Note.comment("First thoughts"));
        assertThat(moves(match.continuations(Match.START))).containsExactly("f7", "f6");
        assertThat(match.turn(2).notes()).containsExactly(Note.comment("or this"));
    }

    @Test
    void aVariationThatRepeatsTheLineIsPartOfIt() {
        Match match = GameRecord.read(HEAD + "f7 b7 (b7 f6)").match();

        assertThat(match.turns()).hasSize(3);
        assertThat(match.cursor()).isEqualTo(2);
    }

    @Test
    void theLineOutsideAllParenthesesIsTheMainOneEvenIfAVariationWasWrittenBeforeIt() {
        GameRecord record = GameRecord.read(HEAD + "f7 b7 (b7 f6) g6");
        assertThat(moves(record.match().mainLine())).containsExactly("f7", "b7", "g6");
        assertThat(GameRecord.read(record.text()).match().mainLine()).hasSize(3);
    }

    @Test
    void aNoteBehindAVariationBelongsToTheMoveBeforeIt() {
        Match match = GameRecord.read(HEAD + "f7 (f6) {after all} [ ] b7").match();

        assertThat(match.turn(1).notes()).containsExactly(Note.comment("after all"));
    }

    @Test
    void bracketsInNotesDoNotEndThem() {
        String text = HEAD + "f7 {a \\} and a \\\\ and ] and (} [\\]] b7\n";
        GameRecord record = GameRecord.read(text);

        assertThat(record.match().turn(1).notes())
                .containsExactly(Note.comment("a } and a \\ and ] and ("), Note.annotation("]"));
        assertThat(record.text()).isEqualTo(text);
    }

    @Test
    void headKeysThatNobodyKnowsAreKept() {
        String text = HEAD.replace("start:", "weather: rain: | \\ \nempty:\nstart:");
        GameRecord record = GameRecord.read(text);

        assertThat(record.head().entries()).containsExactly(Map.entry("weather", "rain: | \\"), Map.entry("empty", ""));
        assertThat(GameRecord.read(record.text()).head()).isEqualTo(record.head());
        assertThat(GameRecord.read(record.line()).head()).isEqualTo(record.head());
    }

    @Test
    void theHeadsLinesMayComeInAnyOrderBehindTheFirst() {
        String text =
                "\ufeff\r\n lectern: 1\r\nstart: " + START + "\r\ndate:2026-11-18\r\ngame: infection \r\n\r\nf7\r\n";
        GameRecord record = GameRecord.read(text);

        assertThat(moves(record.match().line())).containsExactly("f7");
        assertThat(record.result()).isEqualTo(new GameResult.Unfinished());
    }

    @Test
    void aStartThatIsNotWrittenIsTheOneOfItsSeed() {
        Match seeded =
                GameRecord.read("lectern: 1\ngame: pushee\nstart-seed: 12").match();

        assertThat(seeded.start()).isEqualTo(seeded.game().start(12).position());
        assertThat(GameRecord.read("lectern: 1\ngame: pushee\nstart-seed: 13")
                        .match()
                        .start())
                .isNotEqualTo(seeded.start());
    }

    @Test
    void foulsThatThePositionAllowsAreKept() {
        Match fouled = Matches.of("pushee", "hc3", "vc3!");
        GameRecord record = GameRecord.of(fouled, RecordHead.EMPTY);

        assertThat(record.text()).contains("hc3 vc3!");
        assertThat(GameRecord.read(record.text()).match().turn(2).isFoul()).isTrue();
    }

    @Test
    void aLineIsFilledToItsEnd() {
        Note half = Note.comment("x".repeat(37));
        Note rest = Note.comment("y".repeat(38));
        Note tooLong = Note.comment("y".repeat(39));
        Match match = Matches.of("infection");

        assertThat(GameRecord.of(match.noted(Match.START, List.of(half, rest)), RecordHead.EMPTY)
                        .text())
                .contains("{" + "x".repeat(37) + "} {" + "y".repeat(38) + "}\n");
        assertThat(GameRecord.of(match.noted(Match.START, List.of(half, tooLong)), RecordHead.EMPTY)
                        .text())
                .contains("{" + "x".repeat(37) + "}\n{" + "y".repeat(39) + "}\n");
    }

    @Test
    void linesAreNoLongerThanTheyHaveToBe() {
        Match match = Matches.drawn("infection", 3, 200);

        assertThat(GameRecord.of(match, RecordHead.EMPTY).text().lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
        assertThat(GameRecord.of(match, RecordHead.EMPTY).line().lines()).hasSize(1);
    }

    @Test
    void variationsMayBeNestedAsDeeplyAsAnybodyLikes() {
        Match match = Matches.of("syrtis:setup=random");
        for (int i = 0; i < 2_000; i++) {
            List<Move> walks = match.position().moves().stream()
                    .filter(move -> move.text().contains("-"))
                    .toList();
            match = match.play(walks.get(0)).undo().play(walks.get(1));
        }
        String text = GameRecord.of(match.goTo(1), RecordHead.EMPTY).text();

        assertThat(text).contains(")".repeat(1_999));
        assertThat(GameRecord.read(text).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "unfinished",
                "ply-limit",
                "first infection.more",
                "draw infection.equal",
                "second by forfeit: It said nothing.",
                "first by forfeit:",
            })
    void resultsAreReadAsTheyAreWritten(String text) {
        assertThat(GameResult.read(text).orElseThrow().text()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "won", "first", "third infection.more", "draw by forfeit: x", "first More", "First x.y"})
    void otherTextsAreNoResults(String text) {
        assertThat(GameResult.read(text)).isEmpty();
    }

    @Test
    void aResultTellsWhoWon() {
        assertThat(GameResult.read("second by forfeit: x").orElseThrow())
                .isEqualTo(new GameResult.Forfeit(Seat.FIRST, "x"));
        assertThat(GameResult.read("second by forfeit: x").orElseThrow().winner())
                .contains(Seat.SECOND);
        assertThat(GameResult.read("first a.b").orElseThrow().winner()).contains(Seat.FIRST);
        assertThat(GameResult.read("draw a.b").orElseThrow()).isEqualTo(new GameResult.ByRule(Optional.empty(), "a.b"));
        assertThat(new GameResult.PlyLimit().winner()).isEmpty();
    }

    @Test
    void aRecordCannotHaveAResultThatTheRulesDeny() {
        Match match = Matches.of("infection", "f7");

        assertThat(new GameRecord(match, new GameResult.PlyLimit(), RecordHead.EMPTY).text())
                .contains("result: ply-limit");
        assertThatThrownBy(() -> new GameRecord(
                        match, new GameResult.ByRule(Optional.of(Seat.FIRST), "infection.more"), RecordHead.EMPTY))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"game", "start", "result", "lectern", "Room", "a key", "", "1st"})
    void someKeysAreNotForTheHeadsOwnEntries(String key) {
        assertThatThrownBy(() -> RecordHead.EMPTY.with(key, "x")).isInstanceOf(IllegalArgumentException.class);
    }
}
