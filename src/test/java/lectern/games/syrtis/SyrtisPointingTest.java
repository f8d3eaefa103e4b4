package lectern.games.syrtis;

import static lectern.games.syrtis.Tables.MINOR;
import static lectern.games.syrtis.Tables.minor;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Gauge;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.games.Pointer;
import org.junit.jupiter.api.Test;

/** On a Minor board: white towers on c2 and c5, black ones on c4 and d4. */
class SyrtisPointingTest {
    private static final Pointer WHITE_TO_MOVE = on(MINOR);
    private static final Pointer PLACING = on("2CC1/Sscc1/sC1sC/1SSCc/1ss2 t - 0,0 -");
    private static final Pointer CHOOSING = on("2CC1/Ssc*c1/sC1sC/1SS+C+c/1ss*2 k - 0,0 -");

    private static Pointer on(String position) {
        return Pointer.on("syrtis:board=minor", position);
    }

    @Test
    void aTowerAndATileAreAWalkATowerAndAHoleASlide() {
        assertThat(WHITE_TO_MOVE.at("c2")).isEqualTo("goes on");
        assertThat(WHITE_TO_MOVE.at("c2", "d2")).isEqualTo("plays c2-d2");
        assertThat(WHITE_TO_MOVE.at("c5", "d5")).isEqualTo("plays c5>d5");
        assertThat(WHITE_TO_MOVE.ways("c2-d2")).containsExactly("c2, d2");
        assertThat(WHITE_TO_MOVE.ways("c5>d5")).containsExactly("c5, d5");
    }

    @Test
    void aTileAloneIsSunk() {
        assertThat(WHITE_TO_MOVE.at("d2")).isEqualTo("plays xd2");
        assertThat(WHITE_TO_MOVE.ways("xd2")).containsExactly("d2");
    }

    @Test
    void aTileThatCannotBeSunkIsAnsweredByItsRule() {
        assertThat(WHITE_TO_MOVE.at("e3")).isEqualTo("refuses xe3: not-next");
        assertThat(WHITE_TO_MOVE.at("a1")).isEqualTo("refuses xa1: no-tile");
    }

    @Test
    void anotherOfOnesTowersBeginsAnew() {
        assertThat(WHITE_TO_MOVE.at("c2", "c5")).isEqualTo("goes on");
    }

    @Test
    void anEnemysTowerIsNotOnesOwnToUse() {
        assertThat(WHITE_TO_MOVE.at("c4")).isEqualTo("refuses c4-c4: enemy-tower");
        assertThat(WHITE_TO_MOVE.at("c2", "c4")).isEqualTo("refuses c2-c4: occupied");
    }

    @Test
    void aGoalThatATowerCannotReachIsAnsweredByItsRule() {
        assertThat(WHITE_TO_MOVE.at("c2", "a2")).isEqualTo("refuses c2-a2: other-island");
        assertThat(WHITE_TO_MOVE.at("c5", "a1")).isEqualTo("refuses c5>a1: unreachable");
    }

    @Test
    void aTowerThatCannotGoAnywhereIsAnsweredByATileBesideIt() {
        Pointer stuck = on("5/2s2/SCS*sC/2s2/5 w - 0,0 1");
        assertThat(stuck.at("c3")).isEqualTo("refuses c3-c2: other-island");
    }

    @Test
    void inTheSetUpATileIsWhereTheNextTowerGoes() {
        assertThat(PLACING.at("c2")).isEqualTo("plays c2");
        assertThat(PLACING.at("b4")).isEqualTo("refuses b4: not-matching");
        assertThat(PLACING.at("a1")).isEqualTo("refuses a1: no-tile");
        assertThat(PLACING.at("pass")).isEqualTo("refuses pass: towers-first");
    }

    @Test
    void thenAColourIsChosen() {
        assertThat(CHOOSING.at("white")).isEqualTo("plays white");
        assertThat(CHOOSING.at("black")).isEqualTo("plays black");
        assertThat(CHOOSING.ways("black")).containsExactly("black");
        assertThat(CHOOSING.at("c2")).isEqualTo("refuses c2: colour-first");
    }

    @Test
    void whoHasATowerInHandCanStillPass() {
        assertThat(WHITE_TO_MOVE.at("pass")).isEqualTo("plays pass");
        assertThat(WHITE_TO_MOVE.at("c2", "pass")).isEqualTo("plays pass");
    }

    @Test
    void thePromptFollowsTheStageAndThePointer() {
        assertThat(PLACING.prompt()).isEqualTo("Click a tile of its colour or its shape for the next white tower.");
        assertThat(CHOOSING.prompt()).isEqualTo("Choose your side: White or Black.");
        assertThat(WHITE_TO_MOVE.prompt())
                .isEqualTo("Click a tower of yours to move it or a free tile beside one to sink it, or pass.");
        assertThat(WHITE_TO_MOVE.prompt("c2")).startsWith("Now click where the tower goes:");
        assertThat(WHITE_TO_MOVE.prompt("c4")).startsWith("Click a tower of yours");
    }

    @Test
    void aSeatHasNoSideBeforeOneIsChosen() {
        SyrtisPosition choosing = minor("2CC1/Ssc*c1/sC1sC/1SS+C+c/1ss*2 k - 0,0 -");
        assertThat(choosing.view().name(Seat.FIRST)).isEqualTo(Phrase.of("syrtis.first"));
        assertThat(choosing.view().name(Seat.SECOND)).isEqualTo(Phrase.of("syrtis.second"));
        assertThat(choosing.view().emblem(Seat.FIRST)).isEmpty();
        assertThat(choosing.view().gauges()).extracting(Gauge::values).containsExactly(List.of(Side.WHITE.phrase()));
    }

    @Test
    void whatIsCountedBelongsToTheSeatThatPlaysTheSide() {
        SyrtisPosition second = minor("2CC1/Ssc*c1/sC1sC/1SS+C+c/1ss*2 w b2 1,0 2");
        assertThat(second.view().name(Seat.FIRST)).isEqualTo(Side.BLACK.phrase());
        assertThat(second.view().emblem(Seat.SECOND)).contains(Tower.WHITE);
        assertThat(second.view().gauges())
                .extracting(Gauge::values)
                .containsExactly(List.of(2, 0), List.of(0, 1), List.of(Side.BLACK.phrase()));
    }
}
