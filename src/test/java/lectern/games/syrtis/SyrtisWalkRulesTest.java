package lectern.games.syrtis;

import static lectern.games.syrtis.Tables.MINOR;
import static lectern.games.syrtis.Tables.minor;
import static lectern.games.syrtis.Tables.moves;
import static lectern.games.syrtis.Tables.play;
import static lectern.games.syrtis.Tables.refusal;
import static lectern.games.syrtis.Tables.violation;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Phrase;
import org.junit.jupiter.api.Test;

class SyrtisWalkRulesTest {
    private final SyrtisPosition position = minor(MINOR);

    @Test
    void aTowerWalksAnywhereOnItsIslandOfItsOwnColour() {
        assertThat(moves(position)).contains("c2-b2", "c2-d2", "c2-d3", "c5-b5");
        assertThat(play(position, "c2-d3").text()).isEqualTo("2CC1/Sscc1/sC1s*C/1SS+C+c/1ss*2 b - 0,0 1");
    }

    @Test
    void aTowerWalksAnywhereOnItsIslandOfItsOwnShape() {
        assertThat(moves(position)).contains("c2-c1", "c2-d1");
    }

    @Test
    void blackWalksOnBlackIslandsAndOnSquareIslands() {
        SyrtisPosition black = play(position, "pass");
        assertThat(moves(black)).contains("c4-b3", "c4-b4", "c4-b5", "d4-b3").doesNotContain("d4-e4", "c4-c5");
    }

    @Test
    void aTowerDoesNotReachAnotherIslandEvenOfItsColour() {
        assertThat(refusal(position, "c2-e4")).containsExactly("other-island", "c2", "b2", "d2", "d3", "c1", "d1");
        assertThat(violation(position, "c2-e4").reason().arguments())
                .containsExactly(
                        "c2", Phrase.of("syrtis.island-of.white", 4), Phrase.of("syrtis.island-of.circle", 4), "e4");
    }

    @Test
    void aTileOfTheOtherColourGivesATowerNoColourIsland() {
        SyrtisPosition onBlackCircle = minor("2CC*1/Sscc1/sC1sC/1SS+C+c/1ss*2 w - 0,0 1");
        assertThat(moves(onBlackCircle)).contains("d1-c1", "d1-c2", "d1-d2").doesNotContain("d1-b2");
        assertThat(violation(onBlackCircle, "d1-b2").reason().arguments())
                .contains(Phrase.of("syrtis.island-of.white", 0), Phrase.of("syrtis.island-of.circle", 4));
    }

    @Test
    void aTileOfTheOtherShapeGivesATowerNoShapeIsland() {
        assertThat(violation(position, "c5-b4").reason().arguments())
                .contains(Phrase.of("syrtis.island-of.white", 2), Phrase.of("syrtis.island-of.circle", 0));
        assertThat(refusal(position, "c5-b4")).containsExactly("other-island", "c5", "b5");
    }

    @Test
    void aTowerOnATileThatIsNotOfItsKindCannotWalkAtAll() {
        SyrtisPosition stranded = minor("S*c3/cS+3/5/5/5 w - 0,0 1");
        assertThat(moves(stranded)).noneMatch(move -> move.contains("-"));
        assertThat(refusal(stranded, "a1-b1")).containsExactly("other-island", "a1");
    }

    @Test
    void otherTowersDoNotBlockTheWay() {
        SyrtisPosition behindTower = minor("2CC1/Ssc*c*1/sC1sC/1SS+C+c/1ss2 w - 0,0 1");
        assertThat(moves(behindTower)).contains("c2-d3").doesNotContain("c2-d2");
    }

    @Test
    void aTowerMayNotEndWhereAnotherStands() {
        SyrtisPosition behindTower = minor("2CC1/Ssc*c*1/sC1sC/1SS+C+c/1ss2 w - 0,0 1");
        assertThat(refusal(behindTower, "c2-d2")).containsExactly("occupied", "d2");
        assertThat(refusal(behindTower, "c2-c4")).containsExactly("occupied", "c4");
    }

    @Test
    void aTowerMayNotStayWhereItIs() {
        assertThat(refusal(position, "c2-c2")).containsExactly("occupied", "c2");
    }

    @Test
    void aHoleIsNoPlaceToWalkTo() {
        assertThat(refusal(position, "c2-c3")).containsExactly("no-tile", "c3");
    }

    @Test
    void onlyATowerCanWalk() {
        assertThat(refusal(position, "b2-c1")).containsExactly("no-tower", "b2");
        assertThat(refusal(position, "a1-c1")).containsExactly("no-tower", "a1");
    }

    @Test
    void aTowerOfTheOtherSideIsNotMoved() {
        assertThat(refusal(position, "d4-e3")).containsExactly("enemy-tower", "d4");
        assertThat(refusal(play(position, "pass"), "c2-d2")).containsExactly("enemy-tower", "c2");
    }

    @Test
    void aWalkBeyondTheBoardIsRefused() {
        assertThat(refusal(position, "c2-f2")).containsExactly("off-board");
        assertThat(refusal(position, "f2-c1")).containsExactly("off-board");
        assertThat(refusal(position, "c2-c0")).containsExactly("off-board");
        assertThat(violation(position, "c2-k9").reason().arguments()).containsExactly("c2-k9", "e", "5");
    }

    @Test
    void whatIsWrongOnTheBoardIsNamedBeforeWhatIsBeyondIt() {
        assertThat(refusal(position, "b2-f2")).containsExactly("no-tower", "b2");
        assertThat(refusal(position, "f2-c4")).containsExactly("occupied", "c4");
    }

    @Test
    void actionsAreListedAsTheReportsProgramLooksAtThem() {
        assertThat(moves(position))
                .containsExactly(
                        "pass", "c2-d2", "c2-b2", "c2-d3", "c2-c1", "c2-d1", "c5-b5", "c2>c3", "c5>d5", "c5>e5", "xc1",
                        "xd2", "xb2", "xb5");
    }

    @Test
    void anActionIsFoundByItsPlaceInTheList() {
        for (SyrtisPosition listed : List.of(position, play(position, "pass"), play(position, "xd2", "pass"))) {
            assertThat(listed.moveCount()).isEqualTo(listed.moves().size());
            for (int i = 0; i < listed.moveCount(); i++) {
                assertThat(listed.move(i)).isEqualTo(listed.moves().get(i));
            }
        }
    }
}
