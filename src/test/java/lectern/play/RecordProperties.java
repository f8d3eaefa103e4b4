package lectern.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Draws;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Records come back as they were written, and whatever else is read as one is refused as it should be. */
class RecordProperties {
    private static final String SEED = "20261118";
    private static final List<String> GAMES =
            List.of("infection", "infection:rules=ataxx", "pushee", "shiftago", "catsdogs", "syrtis:board=minor");

    @Property(tries = 150, seed = SEED)
    void whatIsWrittenIsReadBack(@ForAll("records") GameRecord record) {
        for (String text : List.of(record.text(), record.line())) {
            GameRecord read = GameRecord.read(text);
            assertThat(read.text()).as(text).isEqualTo(record.text());
            assertThat(read.line()).as(text).isEqualTo(record.line());
            assertThat(Matches.moves(read.match().line()))
                    .isEqualTo(Matches.moves(record.match().mainLine()));
            assertThat(notes(read.match())).containsExactlyInAnyOrderElementsOf(notes(record.match()));
            assertThat(read.match().startNotes()).isEqualTo(record.match().startNotes());
            assertThat(read.match().turns()).hasSameSizeAs(record.match().turns());
            assertThat(read.match().position()).isEqualTo(record.match().mainEnd());
        }
    }

    @Property(tries = 2_000, seed = SEED)
    void anyTextIsReadOrRefused(@ForAll("texts") String text) {
        check(text);
        check("lectern: 1\ngame: infection\nstart-seed: 1\n\n" + text);
        check("lectern: 1 | game: infection | start-seed: 1 || " + text);
    }

    @Property(tries = 300, seed = SEED)
    void anyAlteredRecordIsReadOrRefused(
            @ForAll("records") GameRecord record,
            @ForAll boolean onOneLine,
            @ForAll long seed,
            @ForAll("texts") String text) {
        String whole = onOneLine ? record.line() : record.text();
        Draws draws = Draws.of(seed, "cut");
        int start = draws.below(whole.length());
        int end = Math.min(whole.length(), start + draws.below(8));
        check(whole.substring(0, start) + whole.substring(end));
        check(whole.substring(0, start) + text + whole.substring(end));
        check(whole.substring(0, start));
    }

    private static List<Note> notes(Match match) {
        return match.turns().stream().flatMap(turn -> turn.notes().stream()).toList();
    }

    private static void check(String text) {
        GameRecord record;
        try {
            record = GameRecord.read(text);
        } catch (UnreadableRecord refusal) {
            assertThat(refusal.line())
                    .as(text)
                    .isBetween(1, (int) text.chars().filter(c -> c == '\n').count() + 1);
            assertThat(refusal.column()).as(text).isBetween(1, text.length() + 1);
            return;
        }
        assertThat(GameRecord.read(record.text()).text()).as(text).isEqualTo(record.text());
        assertThat(GameRecord.read(record.line()).text()).as(text).isEqualTo(record.text());
    }

    @Provide
    Arbitrary<GameRecord> records() {
        return Combinators.combine(
                        Arbitraries.of(GAMES),
                        Arbitraries.longs(),
                        Arbitraries.integers().between(0, 80),
                        Arbitraries.strings().all().ofMaxLength(30))
                .as((game, seed, steps, name) -> GameRecord.of(
                        Matches.drawn(game, seed, steps),
                        RecordHead.EMPTY.with("first", name).with("x-2", "a | b \\")))
                .withoutEdgeCases();
    }

    @Provide
    Arbitrary<String> texts() {
        Arbitrary<String> likely =
                Arbitraries.strings().withChars("abfg1267 (){}[]\\|:\n\r pas-").ofMaxLength(60);
        return Arbitraries.oneOf(likely, Arbitraries.strings().all().ofMaxLength(40));
    }
}
