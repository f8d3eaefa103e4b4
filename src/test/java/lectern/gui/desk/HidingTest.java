package lectern.gui.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lectern.gui.OnEventThread;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Decision;
import lectern.search.Thinking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What comes is hidden until it is revealed: where that is decided. */
@ExtendWith(OnEventThread.class)
class HidingTest {
    private final Desk desk = DeskTest.desk("infection");
    private final Walk walk = new Walk(desk);

    HidingTest() throws Exception {
        java.awt.EventQueue.invokeAndWait(() -> {
            for (String move : List.of("f6", "b6", "f5", "b5")) DeskTest.play(desk, move);
            desk.goTo(2);
        });
    }

    @Test
    void nothingIsHiddenUntilTheClassIsAsked() {
        assertThat(desk.hiding().isOn()).isFalse();
        assertThat(desk.match().turns()).noneMatch(desk.hiding()::hides);
        assertThat(desk.hiding().hidesScore(4)).isFalse();
    }

    @Test
    void theMovesThatFollowAreHiddenAndSoIsTheWorthOfThePositionItself() {
        desk.hide();
        assertThat(desk.match().turns().stream().filter(desk.hiding()::hides)).hasSize(2);
        assertThat(desk.hiding().hidesScore(1)).isFalse();
        assertThat(desk.hiding().hidesScore(2)).isTrue();
        desk.reveal();
        assertThat(desk.match().turns()).noneMatch(desk.hiding()::hides);
    }

    @Test
    void noWayLeadsIntoWhatIsHidden() {
        desk.hide();
        desk.redo();
        desk.goTo(4);
        walk.toEnd();
        walk.next();
        assertThat(walk.canGoOn()).isFalse();
        assertThat(desk.match().ply()).isEqualTo(2);
    }

    @Test
    void whatWasPlayedBeforeCanBeLookedAtAgain() {
        desk.hide();
        desk.undo();
        assertThat(desk.match().ply()).isOne();
        assertThat(desk.canRedo()).isTrue();
        desk.redo();
        assertThat(desk.match().ply()).isEqualTo(2);
        assertThat(desk.canRedo()).isFalse();
    }

    @Test
    void noOpinionAndNoLineOfMovesIsShownWhileSomethingIsHidden() {
        Contender player = PlayerText.read("greedy", desk.game());
        Decision decision = player.player().decide(desk.position(), Thinking.within(player.budget()));
        desk.think(Optional.of(new Opinion(desk.position(), player, decision)));
        desk.hide();
        assertThat(desk.opinion()).isEmpty();
        desk.lookAhead(Lookahead.of(desk.position(), decision.line(), 1));
        assertThat(desk.lookahead()).isEmpty();
        desk.reveal();
        assertThat(desk.opinion()).isPresent();
    }

    @Test
    void aQuestionEndsWithItsGame() {
        desk.hide();
        desk.begin(Match.from(desk.match().start()), RecordHead.EMPTY, Seats.PEOPLE);
        assertThat(desk.hiding().isOn()).isFalse();
    }

    @Test
    void aPlayerThatHadTheMoveWaitsForTheUserOnceAllIsRevealed() {
        try (Playing playing = new Playing(desk)) {
            Optional<Contender> player = Optional.of(PlayerText.read("easy", desk.game()));
            desk.showAt(Speed.SLOW);
            desk.seat(new Seats(Optional.empty(), player, 1, 2));
            desk.goTo(2);
            DeskTest.play(desk, "e5");
            assertThat(playing.claim()).isPresent();
            desk.hide();
            assertThat(playing.claim()).isEmpty();
            assertThat(playing.canRun()).isFalse();
            desk.reveal();
            assertThat(playing.isWaiting()).isTrue();
        }
    }
}
