package lectern.gui.desk;

import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.Seat;
import lectern.play.Match;
import lectern.play.RecordHead;

/** The game that was on the desk when a lesson or a quiz took its place, and how it was looked at. Immutable. */
public record SuspendedGame(
        Match match, RecordHead head, Seats seats, Optional<Evaluator> judge, Seat viewpoint, Speed speed) {
    public static SuspendedGame from(Desk desk) {
        return new SuspendedGame(
                desk.match(), desk.head(), desk.seats(), desk.chosenJudge(), desk.viewpoint(), desk.speed());
    }

    /** The desk as it was. */
    public void putBack(Desk desk) {
        desk.begin(match, head, seats);
        desk.judgeBy(judge);
        desk.viewFor(viewpoint);
    }
}
