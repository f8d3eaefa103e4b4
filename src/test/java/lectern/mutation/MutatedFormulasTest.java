package lectern.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import lectern.game.Draws;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.UnreadableText;
import lectern.games.Games;
import lectern.heuristic.formula.Formula;
import org.junit.jupiter.api.Test;

/**
 * Mutated formulas are read and computed, or refused, and none takes long; {@code -Dlectern.formulas=1000000} takes that
 * many.
 */
class MutatedFormulasTest {
    private static final int FORMULAS = Integer.getInteger("lectern.formulas", 100_000);
    private static final long LONGEST_NANOS = 100_000_000;

    private static final List<String> SAMPLES = List.of(
            "count(own & near(vacant)) - 0.5 * count(enemy & edge)",
            "count(own & corners) - count(enemy & corners)",
            "if(count(vacant) > 12 and not turn == 1, value(count) * 2, -sum(own - edge) / 3)",
            "min(3, 2, 9) + max(1, pow(2, 3), sqrt(abs(-4))) * value(turn)",
            "count((own | enemy) - row(3)) + count(column(\"c\") & beside(beside(blocked)))",
            "count(if(1 <= 2 or 3 != 4 or 5 >= 6, board & centre, (own | vacant) | enemy))",
            "(".repeat(31) + "010" + ")".repeat(31) + " + count(near(near(near(own))))",
            "not not (turn < 0 or count(near(near(near(own)))) == 7)");

    private static final Pattern WORD = Pattern.compile("\\w+(\\.\\w+)?|[<>=!]=|\"c\"|\\S");

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final List<Position> positions = List.of(
            Games.read("infection").start(1).position(),
            Games.read("catsdogs:size=12").start(1).position());

    private final List<byte[]> samples = SAMPLES.stream()
            .map(sample -> sample.getBytes(StandardCharsets.UTF_8))
            .toList();

    private final List<List<String>> words = SAMPLES.stream()
            .map(sample ->
                    WORD.matcher(sample).results().map(MatchResult::group).toList())
            .toList();

    private final Draws draws = Draws.of(1, "mutated formulas");
    private final Mutation mutation = new Mutation(draws);
    private long slowest;
    private String slowestText = "";

    @Test
    void whateverBecomesOfAFormulaItIsReadOrRefusedAtOnce() {
        assertThat(SAMPLES).allMatch(sample -> isRead(sample, positions.get(0)));
        int read = 0;
        for (int i = 0; i < FORMULAS; i++) {
            String text = i % 2 == 0 ? new String(mutation.of(samples), StandardCharsets.UTF_8) : otherWords();
            Position position = draws.from(positions);
            long started = threads.getCurrentThreadCpuTime();
            if (isRead(text, position)) read++;
            long taken = threads.getCurrentThreadCpuTime() - started;
            if (taken > slowest) slowestText = text;
            slowest = Math.max(slowest, taken);
        }

        assertThat(read).isGreaterThan(FORMULAS / 50);
        assertThat(slowest).as(slowestText).isLessThan(LONGEST_NANOS);
    }

    /** A formula in which up to three words are left out or stand beside or for others: mostly nearly right. */
    private String otherWords() {
        List<String> changed = new ArrayList<>(draws.from(words));
        for (int left = draws.below(3); left >= 0; left--) {
            int at = draws.below(changed.size());
            String word = draws.from(draws.from(words));
            switch (draws.below(4)) {
                case 0 -> changed.add(at, word);
                case 1 -> changed.remove(at);
                default -> changed.set(at, word);
            }
        }
        return String.join(" ", changed);
    }

    /** Whether a formula is a number or a condition in a position's game; if so, it is computed. */
    private static boolean isRead(String text, Position position) {
        GameKind game = position.game().kind();
        try {
            Formula number = Formula.number(text, game);
            assertThat(number.value(position, Seat.FIRST)).as(text).isFinite();
            number.light(position, Seat.SECOND);
            return true;
        } catch (UnreadableText refused) {
            return isCondition(text, position, refused);
        }
    }

    private static boolean isCondition(String text, Position position, UnreadableText asNumber) {
        assertThat(asNumber.kind()).isEqualTo(UnreadableText.Kind.FORMULA);
        assertThat(asNumber.column()).as(text).isBetween(1, text.length() + 1);
        try {
            Formula.condition(text, position.game().kind()).holds(position, Seat.FIRST);
            return true;
        } catch (UnreadableText refused) {
            assertThat(refused.kind()).isEqualTo(UnreadableText.Kind.FORMULA);
            return false;
        }
    }
}
