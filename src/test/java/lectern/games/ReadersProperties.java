package lectern.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.UnreadableText;
import lectern.game.option.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

/**
 * Texts from outside: whatever they are, a reader answers or throws {@link UnreadableText}, and what it read it writes
 * and reads back. Seeds are fixed, so that a run can be repeated.
 */
class ReadersProperties {
    private static final int LONGEST = 100_000;
    private static final String SEED = "20261118";

    @Property(tries = 3000, seed = SEED)
    void anyGameTextIsReadOrRefused(@ForAll("gameTexts") String text) {
        Game game = read(Games::read, text);
        if (game == null) return;
        assertThat(Games.read(game.text())).isEqualTo(game);
        assertThat(Games.read(game.text()).text()).isEqualTo(game.text());
    }

    @Property(tries = 3000, seed = SEED)
    void anyPositionTextIsReadOrRefused(@ForAll("games") Game game, @ForAll("texts") String text) {
        checkPosition(game, text);
    }

    @Property(tries = 6000, seed = SEED)
    void anyAlteredPositionTextIsReadOrRefused(
            @ForAll("positions") Position position, @ForAll("edits") List<Edit> edits) {
        checkPosition(position.game(), altered(position.text(), edits));
    }

    @Property(tries = 3000, seed = SEED)
    void anyMoveTextIsReadOrRefused(@ForAll("positions") Position position, @ForAll("texts") String text) {
        checkMove(position, text);
    }

    @Property(tries = 6000, seed = SEED)
    void anyAlteredMoveTextIsReadOrRefused(
            @ForAll("positions") Position position, @ForAll long choice, @ForAll("edits") List<Edit> edits) {
        String move = Draws.of(choice, "move").from(position.game().conceivableMoves());
        checkMove(position, altered(move, edits));
    }

    private static void checkPosition(Game game, String text) {
        Position position = read(game::read, text);
        if (position == null) return;
        Position again = game.read(position.text());
        assertThat(again).as(text).isEqualTo(position);
        assertThat(again.text()).as(text).isEqualTo(position.text());
        assertThat(again.key()).as(text).isEqualTo(position.key());
        // What the rules say of a composed position is another test's business; that they say something is this one's.
        assertThat(position.moves().isEmpty()).as(text).isEqualTo(position.isOver());
        assertThat(position.view().facts()).as(text).isNotEmpty();
    }

    private static void checkMove(Position position, String text) {
        Move move = read(position::readMove, text);
        if (move == null) return;
        assertThat(position.readMove(move.text())).as(text).isEqualTo(move);
        assertThat(position.violation(move).isEmpty())
                .as(text)
                .isEqualTo(position.moves().contains(move));
    }

    /** What a reader makes of a text; null if it refuses it as it may. */
    private static <T> T read(Function<String, T> reader, String text) {
        try {
            return reader.apply(text);
        } catch (UnreadableText refusal) {
            assertThat(refusal.column()).as(text).isBetween(1, text.length() + 1);
            return null;
        }
    }

    @Provide
    Arbitrary<Game> games() {
        return Arbitraries.of(
                Games.ALL.stream().map(GameKind::id).map(Games::read).toList());
    }

    /** Positions that random play meets, from the start to the end. */
    @Provide
    Arbitrary<Position> positions() {
        return Combinators.combine(
                        games(), Arbitraries.longs(), Arbitraries.integers().between(0, 60))
                .as(ReadersProperties::playedOn)
                .withoutEdgeCases();
    }

    private static Position playedOn(Game game, long seed, int plies) {
        Draws draws = Draws.of(seed, "readers");
        Position position = game.start(seed).position();
        for (int ply = 0; ply < plies && !position.isOver(); ply++) {
            position = position.play(draws.from(position.moves()), Narrator.SILENT);
        }
        return position;
    }

    @Provide
    Arbitrary<String> gameTexts() {
        Arbitrary<String> composed = Combinators.combine(games(), Arbitraries.longs(), edits())
                .as((game, choice, edits) -> altered(withOptions(game, Draws.of(choice, "options")), edits));
        return Arbitraries.oneOf(texts(), composed);
    }

    private static String withOptions(Game game, Draws draws) {
        StringBuilder text = new StringBuilder(game.kind().id());
        List<String> values = List.of("0", "1", "6", "9", "12", "on", "off", "a1", "b2+c3", "random", "");
        for (Option option : draws.shuffled(game.kind().options())) {
            String value = draws.chance(50) ? option.defaultValue() : draws.from(values);
            text.append(text.indexOf(":") < 0 ? ":" : ",")
                    .append(option.key())
                    .append('=')
                    .append(value);
        }
        return text.toString();
    }

    /** Short texts of the letters that readers look for, any short texts, and very long ones. */
    @Provide
    Arbitrary<String> texts() {
        Arbitrary<String> likely = Arbitraries.strings()
                .withChars("abcdxohHvVsSC123789/*+-,=:! ktpw>")
                .ofMaxLength(60);
        Arbitrary<String> any = Arbitraries.strings().all().ofMaxLength(60);
        Arbitrary<String> endless = Combinators.combine(
                        likely, Arbitraries.integers().between(0, LONGEST))
                .as((part, length) -> part.isEmpty() ? "" : part.repeat(length / part.length()));
        return Arbitraries.frequencyOf(Tuple.of(5, likely), Tuple.of(4, any), Tuple.of(1, endless));
    }

    /** A stretch of a text, given in thousandths of its length, that is replaced. */
    record Edit(int start, int length, String replacement) {}

    @Provide
    Arbitrary<List<Edit>> edits() {
        Arbitrary<String> replacements = Arbitraries.oneOf(
                Arbitraries.strings()
                        .withChars("abcdxohHvVsSC0123456789/*+-,=:! ktpw>")
                        .ofMaxLength(3),
                Arbitraries.strings().all().ofMaxLength(2),
                Arbitraries.of("99999999999", "-1", "//", "  ", "\n", "１", "x".repeat(2000), "1".repeat(LONGEST)));
        return Combinators.combine(
                        Arbitraries.integers().between(0, 1000),
                        Arbitraries.integers().between(0, 3),
                        replacements)
                .as(Edit::new)
                .list()
                .ofMaxSize(3)
                .withoutEdgeCases();
    }

    private static String altered(String text, List<Edit> edits) {
        String altered = text;
        for (Edit edit : edits) {
            int start = altered.length() * edit.start() / 1000;
            int end = Math.min(altered.length(), start + edit.length());
            altered = altered.substring(0, start) + edit.replacement() + altered.substring(end);
        }
        return altered;
    }
}
