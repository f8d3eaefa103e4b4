package lectern.gui.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Phrase;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.Sights;
import lectern.gui.desk.Desk;
import lectern.gui.wording.Wording;
import lectern.play.Note;
import lectern.play.RecordHead;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the lecturer reads beside the class's screen. */
@ExtendWith(OnEventThread.class)
class ComingTest {
    private final Desk desk = new Desk(Games.read("pushee:pieces=2").start(1), RecordHead.EMPTY);

    @Test
    void atTheEndNothingComes() {
        play("vc1");
        assertThat(Coming.on(desk).next()).isEmpty();
    }

    @Test
    void amongStepsTheNextStepComes() {
        play("vc1");
        desk.stepTo(0);
        assertThat(argument(0)).isEqualTo("vc1");
    }

    @Test
    void afterTheStepsTheNextMoveComesThoughTheClassMayBeAskedForIt() {
        play("vc1");
        desk.goTo(0);
        assertThat(argument(0)).isEqualTo("vc1");

        desk.hide();
        assertThat(argument(0)).isEqualTo("vc1");
    }

    @Test
    void onlyWhereTheClassLooksAtAnotherScreenTheStripNamesIt() {
        play("vc1");
        desk.goTo(0);
        LecturerStrip strip = new LecturerStrip(desk, new Wording(Language.EN));
        strip.reveal(true);
        desk.hide();
        assertThat(Sights.of(strip)).contains("vc1");

        strip.reveal(false);
        strip.setVisible(true);
        assertThat(Sights.of(strip)).doesNotContain("vc1");
    }

    @Test
    void commentsAreNotesAndMeasurementsAreNot() {
        play("vc1");
        desk.note(desk.match().cursor(), List.of(Note.comment("Ask why"), Note.annotation("+3")));
        assertThat(Coming.on(desk).notes()).containsExactly("Ask why");
    }

    private void play(String move) {
        desk.play(desk.position().readMove(move));
    }

    private Object argument(int number) {
        Phrase next = Coming.on(desk).next().orElseThrow();
        return next.arguments().get(number);
    }
}
