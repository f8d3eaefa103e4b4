package lectern.games.syrtis;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;
import static lectern.games.syrtis.Tables.minor;
import static lectern.games.syrtis.Tables.moves;
import static lectern.games.syrtis.Tables.play;
import static lectern.games.syrtis.Tables.read;
import static lectern.games.syrtis.Tables.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Phrase;
import lectern.game.Seat;
import org.junit.jupiter.api.Test;

class SyrtisEndingsTest {
    private static final String ROWS = "2CC1/Ssc*c1/sC1sC/1SS+C+c/1ss*2 ";
    private static final String BLACK_COMPLETE = "2CC1/2c*2/C+s*sC+C/sSS1c/5 ";
    private static final String BOTH_COMPLETE = "2s+C1/ssss1/s*c1SC/s*C+CCC/2C2 ";

    private static void assertWon(SyrtisPosition position, Seat winner, String key) {
        assertThat(position.outcome()).hasValueSatisfying(outcome -> {
            assertThat(outcome.winner()).isEqualTo(winner);
            assertThat(outcome.reason().key()).isEqualTo("syrtis." + key);
        });
        assertThat(position.isOver()).isTrue();
        assertThat(position.moves()).isEmpty();
        assertThat(position.moveCount()).isZero();
    }

    private static void assertGoesOn(SyrtisPosition position) {
        assertThat(position.outcome()).isEmpty();
        assertThat(position.isOver()).isFalse();
        assertThat(position.moves()).isNotEmpty();
    }

    private static Phrase lastSunkBy(Side side) {
        return Phrase.of("syrtis.initiative-last", side.phrase());
    }

    private static Phrase nobodySank() {
        return Phrase.of("syrtis.initiative-first", Side.WHITE.phrase());
    }

    @Test
    void fourTilesSunkWithNoneByTheOtherAreQuicksand() {
        assertGoesOn(minor(ROWS + "w w3 0,0 1"));
        assertWon(play(minor(ROWS + "w w3 0,0 1"), "xc1"), FIRST, "quicksand");
        assertWon(play(minor(ROWS + "b b3 0,0 1"), "xb4"), SECOND, "quicksand");
        assertWon(play(minor(ROWS + "b b3 0,0 2"), "xb4"), FIRST, "quicksand");
    }

    @Test
    void aTileSunkByTheOtherSideBeginsTheStreakAnew() {
        SyrtisPosition broken = play(minor(ROWS + "w b3 0,0 1"), "xc1");
        assertThat(broken.text()).endsWith(" b w1 0,0 1");
        assertGoesOn(broken);
    }

    @Test
    void walksSlidesAndPassesLeaveTheStreakAsItIs() {
        for (String move : List.of("c2-d2", "c5>d5", "pass")) {
            assertThat(play(minor(ROWS + "w b3 0,0 1"), move).text()).contains(" b b3 ");
        }
    }

    @Test
    void quicksandComesBeforeCompleteIslands() {
        assertWon(minor(BLACK_COMPLETE + "b w3 0,0 1"), SECOND, "complete");
        assertWon(minor(BLACK_COMPLETE + "b w4 0,0 1"), FIRST, "quicksand");
        assertWon(minor(BOTH_COMPLETE + "b b4 0,0 1"), SECOND, "quicksand");
    }

    /** The worked example: White's own slide joins the last two squares of Black. */
    @Test
    void aCompleteIslandWinsWhoeverMoved() {
        SyrtisPosition before = minor("1s*CC1/2c*2/C+1sC+C/sSS1c/5 w w3 0,1 1");
        SyrtisPosition after = play(before, "b1>b3");
        assertWon(after, SECOND, "complete");
        assertThat(after.outcome().orElseThrow().reason().arguments())
                .containsExactly(Side.BLACK.phrase(), List.of(Trait.SQUARE.all()));
    }

    @Test
    void allTilesOfTheOwnColourInOneIslandWin() {
        SyrtisPosition white = minor("1CsC1/1Cc*S+1/2s2/1Ss1C/3SS+ b - 0,0 1");
        assertWon(white, FIRST, "complete");
        assertThat(white.outcome().orElseThrow().reason().arguments())
                .containsExactly(Side.WHITE.phrase(), List.of(Trait.WHITE.all()));
    }

    @Test
    void aSideCanHaveBothItsIslandsCompleteAtOnce() {
        SyrtisPosition position = minor("Sc*c2/S+1C2/1SC2/5/5 b - 0,0 2");
        assertWon(position, SECOND, "complete");
        assertThat(position.outcome().orElseThrow().reason().arguments())
                .containsExactly(Side.WHITE.phrase(), List.of(Trait.WHITE.all(), Trait.CIRCLE.all()));
    }

    @Test
    void noTilesOfAColourAreNoCompleteIsland() {
        assertWon(minor("S1S+2/SSS2/5/5/5 w - 0,0 1"), SECOND, "complete");
        assertGoesOn(minor("5/5/5/5/5 w - 0,0 1"));
    }

    @Test
    void withTwoCompleteIslandsWhoSankTheLastTileWins() {
        assertWon(minor(BOTH_COMPLETE + "w b1 0,0 1"), SECOND, "both-complete");
        assertWon(minor(BOTH_COMPLETE + "b w2 0,0 1"), FIRST, "both-complete");
        assertThat(minor(BOTH_COMPLETE + "b w2 0,0 1")
                        .outcome()
                        .orElseThrow()
                        .reason()
                        .arguments())
                .containsExactly(lastSunkBy(Side.WHITE));
    }

    @Test
    void withTwoCompleteIslandsAndNothingSunkWhiteWins() {
        SyrtisPosition position = minor(BOTH_COMPLETE + "b - 0,0 2");
        assertWon(position, SECOND, "both-complete");
        assertThat(position.outcome().orElseThrow().reason().arguments()).containsExactly(nobodySank());
    }

    /** The worked example, first half: the report's prose. */
    @Test
    void bothSidesPassingTwiceInARowEndTheGame() {
        assertGoesOn(play(minor(ROWS + "w b1 0,0 1"), "pass", "pass", "pass"));
        SyrtisPosition ended = play(minor(ROWS + "w b1 0,0 1"), "pass", "pass", "pass", "pass");
        assertWon(ended, SECOND, "double-pass");
        assertThat(ended.outcome().orElseThrow().reason().arguments()).containsExactly(2, lastSunkBy(Side.BLACK));
    }

    /** The worked example, second half: the report's program. */
    @Test
    void asAnOptionBothSidesPassingOnceEndTheGame() {
        SyrtisPosition start = read("syrtis:board=minor,double-pass=one", ROWS + "w - 0,0 1");
        assertGoesOn(play(start, "pass"));
        assertWon(play(start, "pass", "pass"), FIRST, "double-pass");
        assertThat(play(start, "pass", "pass").outcome().orElseThrow().reason().arguments())
                .containsExactly(1, nobodySank());
        assertGoesOn(play(start, "pass", "c4-b4", "xc1", "pass"));
    }

    @Test
    void fourPassesInARowOfOnePlayerEndTheGame() {
        SyrtisPosition third = play(minor(ROWS + "w b1 0,0 1"), "pass", "c4-b4", "pass", "b4-c4", "pass", "c4-b4");
        assertThat(third.text()).endsWith(" w b1 3,0 1");
        assertGoesOn(third);
        SyrtisPosition fourth = play(third, "pass");
        assertWon(fourth, SECOND, "four-passes");
        assertThat(fourth.outcome().orElseThrow().reason().arguments())
                .containsExactly(Side.WHITE.phrase(), lastSunkBy(Side.BLACK));
        assertWon(play(minor(ROWS + "b - 0,3 2"), "pass"), SECOND, "four-passes");
    }

    @Test
    void anActionThatIsNoPassClearsTheOwnPassesOnly() {
        for (String move : List.of("c2-d2", "c5>d5", "xc1")) {
            assertThat(play(minor(ROWS + "w - 3,1 1"), move).text()).endsWith(" 0,1 1");
        }
        assertThat(play(minor(ROWS + "b - 1,3 1"), "xb4").text()).endsWith(" w b1 1,0 1");
        assertThat(play(minor(ROWS + "b - 1,0 1"), "pass").text()).endsWith(" w - 1,1 1");
    }

    @Test
    void passingIsAlwaysAllowedAndTheTurnGoesOver() {
        assertThat(moves(minor("5/5/5/5/5 w - 0,0 1"))).containsExactly("pass");
        assertThat(play(minor(ROWS + "w - 0,0 2"), "pass").toMove()).isEqualTo(FIRST);
        assertThat(minor(ROWS + "w - 0,0 2").toMove()).isEqualTo(SECOND);
    }

    @Test
    void completeIslandsComeBeforePasses() {
        assertWon(minor(BLACK_COMPLETE + "b w3 4,4 1"), SECOND, "complete");
        assertWon(minor(BOTH_COMPLETE + "b w3 4,4 1"), FIRST, "both-complete");
        assertWon(minor(ROWS + "w w1 4,2 1"), FIRST, "double-pass");
    }

    @Test
    void nobodyMovesInAFinishedGame() {
        SyrtisPosition over = minor(ROWS + "b w4 0,0 1");
        for (String move : List.of("pass", "c4-b4", "xb4", "c4", "white", "k9>a1")) {
            assertThat(refusal(over, move)).containsExactly("game-over");
        }
    }

    @Test
    void nothingEndsTheGameInTheSetUp() {
        assertGoesOn(minor(BOTH_COMPLETE + "k w4 4,4 -"));
        assertGoesOn(minor(BOTH_COMPLETE.replace("+", "") + "t - 0,0 -"));
        assertWon(play(minor(BOTH_COMPLETE + "k - 0,0 -"), "black"), FIRST, "both-complete");
    }
}
