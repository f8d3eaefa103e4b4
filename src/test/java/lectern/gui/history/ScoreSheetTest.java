package lectern.gui.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.games.Games;
import lectern.play.Match;
import lectern.play.Note;
import lectern.play.Turn;
import org.junit.jupiter.api.Test;

class ScoreSheetTest {
    @Test
    void anUnplayedMatchHasAnEmptySheet() {
        assertThat(ScoreSheet.of(start("infection")).entries()).isEmpty();
    }

    @Test
    void eachRowHasAMoveOfEachSeat() {
        Match match = line("infection", 4);

        assertThat(written(match)).containsExactly("1 2", "3 4");
    }

    @Test
    void aLastRowMayHaveOneMoveOnly() {
        assertThat(written(line("infection", 3))).containsExactly("1 2", "3 -");
    }

    @Test
    void aSeatThatMovesTwiceHasTwoRows() {
        Match match = line("syrtis", 5);

        assertThat(match.line().get(0).before().toMove())
                .isEqualTo(match.line().get(1).before().toMove());
        assertThat(written(match).get(0)).isEqualTo("1 -");
        assertThat(written(match).get(1)).startsWith("2 ");
    }

    @Test
    void whatWasPlayedInsteadStandsBelowTheMoveItReplaces() {
        Match branched = second(line("infection", 4).goTo(1), 2);

        assertThat(written(branched)).containsExactly("1 2", "(1: 5 6)", "3 4");
        assertThat(written(branched.promote(6))).containsExactly("1 5", "(1: 2 3 4)", "6 -");
    }

    @Test
    void theRowGoesOnBehindAVariation() {
        Match branched = second(line("infection", 4).goTo(0), 1).goTo(4);

        assertThat(written(branched)).containsExactly("1 -", "(1: 5)", "- 2", "3 4");
    }

    @Test
    void aVariationIsInterruptedByWhatBranchesOffIt() {
        Match deep = second(line("infection", 4).goTo(1), 3);
        Match before = deep.goTo(5);
        Match deeper = before.play(before.position().move(1)).goTo(4);

        assertThat(written(deeper)).containsExactly("1 2", "(1: 5 6)", "(2: 8)", "(1: 7)", "3 4");
    }

    @Test
    void aCommentStandsBelowItsMove() {
        Match match = line("infection", 2).noted(1, List.of(Note.comment("Bold."), Note.annotation("score 3")));

        assertThat(written(match)).containsExactly("1 -", "{0: 1 Bold.}", "- 2");
    }

    @Test
    void whatWasMeasuredDoesNotInterruptARow() {
        Match match = line("infection", 2).noted(1, List.of(Note.annotation("score 3"), Note.annotation("depth 2")));

        assertThat(written(match)).containsExactly("1 2");
    }

    @Test
    void aCommentBeforeTheFirstMoveComesFirst() {
        Match match =
                line("infection", 1).noted(Match.START, List.of(Note.comment("Watch."), Note.comment("Closely.")));

        assertThat(written(match)).containsExactly("{0: 0 Watch. Closely.}", "1 -");
    }

    @Test
    void aCommentInAVariationStandsInIt() {
        Match branched = second(line("infection", 2).goTo(1), 2).goTo(2).noted(3, List.of(Note.comment("No.")));

        assertThat(written(branched)).containsExactly("1 2", "(1: 3)", "{1: 3 No.}", "(1: 4)");
    }

    @Test
    void aVariationMayBeDeeperThanAStack() {
        Match match = line("infection", 1);
        for (int i = 0; i < 60; i++)
            match = second(match.goTo(Math.max(1, match.turns().size() - 1)), 1);

        assertThat(ScoreSheet.of(match).entries()).isNotEmpty();
    }

    @Test
    void everyTurnIsWrittenOnce() {
        Match match = second(second(line("pushee", 20).goTo(7), 6).goTo(3), 5);
        List<Integer> numbers = ScoreSheet.of(match).entries().stream()
                .flatMap(entry -> turns(entry).stream())
                .map(Turn::number)
                .toList();

        assertThat(numbers)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.rangeClosed(1, match.turns().size()).boxed().toList());
    }

    private static List<Turn> turns(ScoreSheet.Entry entry) {
        if (entry instanceof ScoreSheet.Variation variation) return variation.turns();
        if (!(entry instanceof ScoreSheet.Row row)) return List.of();
        return Stream.of(row.first(), row.second()).flatMap(Optional::stream).toList();
    }

    private static List<String> written(Match match) {
        return ScoreSheet.of(match).entries().stream()
                .map(ScoreSheetTest::written)
                .toList();
    }

    private static String written(ScoreSheet.Entry entry) {
        if (entry instanceof ScoreSheet.Row row) return number(row.first()) + " " + number(row.second());
        if (entry instanceof ScoreSheet.Variation variation) {
            return "(" + variation.depth() + ": "
                    + variation.turns().stream()
                            .map(turn -> String.valueOf(turn.number()))
                            .collect(Collectors.joining(" "))
                    + ")";
        }
        ScoreSheet.Remark remark = (ScoreSheet.Remark) entry;
        return "{" + remark.depth() + ": " + remark.turn() + " " + remark.text() + "}";
    }

    private static String number(Optional<Turn> turn) {
        return turn.map(known -> String.valueOf(known.number())).orElse("-");
    }

    private static Match start(String game) {
        return Match.from(Games.read(game).start(1).position());
    }

    /** The first legal move, so many times. */
    private static Match line(String game, int moves) {
        Match match = start(game);
        for (int i = 0; i < moves; i++) match = match.play(match.position().move(0));
        return match;
    }

    /** The last legal move, so many times: another one than was played there. */
    private static Match second(Match match, int moves) {
        Match played = match;
        for (int i = 0; i < moves; i++) {
            played = played.play(played.position().move(played.position().moveCount() - 1));
        }
        return played;
    }
}
