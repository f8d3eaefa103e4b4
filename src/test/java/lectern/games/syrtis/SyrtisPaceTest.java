package lectern.games.syrtis;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;
import static lectern.games.syrtis.SyrtisPace.FINISH;
import static lectern.games.syrtis.SyrtisPace.INITIATIVE;
import static lectern.games.syrtis.SyrtisPace.PATIENCE;
import static lectern.games.syrtis.SyrtisPace.PULL;
import static lectern.games.syrtis.SyrtisPace.SUNK;
import static lectern.games.syrtis.SyrtisPace.THREAT;
import static lectern.games.syrtis.SyrtisPace.TURN;
import static lectern.games.syrtis.Tables.MINOR;
import static lectern.games.syrtis.Tables.labels;
import static lectern.games.syrtis.Tables.minor;
import static lectern.games.syrtis.Tables.play;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Draws;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Seat;
import lectern.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SyrtisPaceTest {
    private final SyrtisPosition position = minor(MINOR);

    private static SyrtisPosition counted(String turn, String streak, String passes) {
        return minor(MINOR.replace("w - 0,0", turn + " " + streak + " " + passes));
    }

    private static List<String> cells(SyrtisPace pace, SyrtisPosition position) {
        return labels(position, pace.cells(position, FIRST));
    }

    @Test
    void whoCanCompleteAnIslandCanFinish() {
        SyrtisPosition white = minor("c*S*C2/cSs2/S+4/5/5 w - 0,0 1");
        assertThat(FINISH.raw(white, FIRST)).isEqualTo(1);
        assertThat(cells(FINISH, white)).as("the lone circle sunk").containsExactly("c1");
        assertThat(THREAT.raw(white, FIRST)).isEqualTo(-1);
        assertThat(cells(THREAT, white))
                .as("a slide to black tiles, or to squares")
                .containsExactly("b3", "c3");
        SyrtisPosition black = minor("c*S*C2/cSs2/S+4/5/5 b - 0,0 1");
        assertThat(FINISH.raw(black, FIRST)).isEqualTo(-1);
        assertThat(cells(FINISH, black)).containsExactly("b3", "c3");
        assertThat(THREAT.raw(black, SECOND)).isEqualTo(-1);
        assertThat(cells(THREAT, black)).containsExactly("c1");
    }

    @Test
    void whoCannotCompleteOneCannotFinish() {
        assertThat(FINISH.raw(position, FIRST)).isZero();
        assertThat(THREAT.raw(position, FIRST)).isZero();
        assertThat(cells(FINISH, position)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"syrtis:board=minor,setup=random", "syrtis:board=minor,setup=random,double-pass=one"})
    void whoCanFinishHasAMoveThatWinsAtOnceAndNobodyElse(String game) {
        Draws draws = Draws.of(3, "pace");
        int finishes = 0;
        int threats = 0;
        for (int number = 0; number < 150; number++) {
            SyrtisPosition reached =
                    (SyrtisPosition) Games.read(game).start(number).position();
            while (!reached.isOver()) {
                finishes += checkedFinish(reached);
                threats += checkedThreat(reached);
                reached = reached.play(draws.from(reached.moves()), Narrator.SILENT);
            }
            assertThat(FINISH.raw(reached, FIRST)).isZero();
            assertThat(THREAT.raw(reached, FIRST)).isZero();
            assertThat(cells(FINISH, reached)).isEmpty();
        }
        assertThat(finishes).isGreaterThan(100);
        assertThat(threats).isGreaterThan(100);
    }

    private static int checkedFinish(SyrtisPosition position) {
        Seat mover = position.toMove();
        List<SyrtisMove> wins = winningMoves(position);
        assertThat(FINISH.raw(position, mover)).as("%s %s", position, wins).isEqualTo(wins.isEmpty() ? 0 : 1);
        long targets = wins.stream().mapToLong(move -> move.target).reduce(0, (a, b) -> a | b);
        assertThat(FINISH.lookedAt(position)).isEqualTo(targets);
        return wins.isEmpty() ? 0 : 1;
    }

    private static int checkedThreat(SyrtisPosition position) {
        TurnKind other = position.turn == TurnKind.WHITE ? TurnKind.BLACK : TurnKind.WHITE;
        SyrtisPosition turned = new SyrtisPosition(
                position.game,
                position.tiles,
                position.white,
                position.circles,
                position.whiteTowers,
                position.blackTowers,
                other,
                position.whiteSeat,
                position.tally);
        boolean threat = !winningMoves(turned).isEmpty();
        assertThat(THREAT.raw(position, turned.toMove())).as("%s", position).isEqualTo(threat ? 1 : 0);
        assertThat(THREAT.lookedAt(position)).isEqualTo(FINISH.lookedAt(turned));
        return threat ? 1 : 0;
    }

    private static List<SyrtisMove> winningMoves(SyrtisPosition position) {
        return position.moves().stream()
                .filter(move -> wins(position, move))
                .map(SyrtisMove.class::cast)
                .toList();
    }

    private static boolean wins(SyrtisPosition position, Move move) {
        return position.play(move, Narrator.SILENT)
                .outcome()
                .filter(outcome -> outcome.winner() == position.toMove())
                .isPresent();
    }

    @Test
    void whoSinksTheFourthTileInARowCanFinish() {
        assertThat(cells(FINISH, counted("w", "w3", "0,0"))).isNotEmpty();
        assertThat(FINISH.raw(counted("w", "w3", "0,0"), FIRST)).isEqualTo(1);
        assertThat(FINISH.raw(counted("w", "w2", "0,0"), FIRST)).isZero();
        assertThat(THREAT.raw(counted("b", "w3", "0,0"), FIRST)).isEqualTo(1);
        assertThat(FINISH.raw(counted("b", "b3", "0,0"), FIRST)).isEqualTo(-1);
    }

    @Test
    void whoHasTheInitiativeCanFinishByTheLastPass() {
        assertThat(FINISH.raw(counted("w", "-", "3,0"), FIRST)).isEqualTo(1);
        assertThat(cells(FINISH, counted("w", "-", "3,0"))).isEmpty();
        assertThat(FINISH.raw(counted("w", "b1", "3,0"), FIRST)).isZero();
        assertThat(FINISH.raw(counted("w", "-", "1,2"), FIRST)).isEqualTo(1);
        assertThat(FINISH.raw(counted("w", "-", "0,2"), FIRST)).isZero();
    }

    @Test
    void theInitiativeIsWhitesUntilBlackSinksATile() {
        assertThat(INITIATIVE.raw(position, FIRST)).isEqualTo(1);
        assertThat(INITIATIVE.raw(counted("w", "b1", "0,0"), FIRST)).isEqualTo(-1);
        assertThat(INITIATIVE.raw(counted("w", "b1", "0,0"), SECOND)).isEqualTo(1);
    }

    @Test
    void patienceIsThePassesOfWhoeverHasTheInitiativeSquared() {
        assertThat(PATIENCE.raw(counted("b", "-", "3,1"), FIRST)).isEqualTo(9);
        assertThat(PATIENCE.raw(counted("b", "b1", "1,2"), FIRST)).isEqualTo(-4);
    }

    @Test
    void aStreakPullsByItsSquare() {
        assertThat(PULL.raw(position, FIRST)).isZero();
        assertThat(PULL.raw(counted("w", "w3", "0,0"), FIRST)).isEqualTo(9);
        assertThat(PULL.raw(counted("w", "b2", "0,0"), FIRST)).isEqualTo(-4);
    }

    @Test
    void theTurnIsWhoseActionIsNext() {
        assertThat(TURN.raw(position, FIRST)).isEqualTo(1);
        assertThat(TURN.raw(play(position, "pass"), FIRST)).isEqualTo(-1);
        assertThat(TURN.raw(minor(MINOR.replace("w - 0,0 1", "k - 0,0 -")), SECOND))
                .as("White will move first")
                .isEqualTo(1);
    }

    @Test
    void sunkTilesCountAlikeForBothSides() {
        assertThat(SUNK.raw(position, FIRST)).isZero();
        SyrtisPosition sunk = play(position, "xd2", "pass", "xb5");
        assertThat(SUNK.raw(sunk, FIRST)).isEqualTo(2);
        assertThat(SUNK.raw(sunk, SECOND)).isEqualTo(2);
    }
}
