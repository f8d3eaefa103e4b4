package lectern.gui.lesson;

import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.Seat;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.gui.desk.Speed;
import lectern.play.Match;
import lectern.play.RecordHead;

/** The game that was on the desk when a lesson was opened, and how it was looked at. Immutable. */
record SuspendedGame(
        Match match, RecordHead head, Seats seats, Optional<Evaluator> judge, Seat viewpoint, Speed speed) {
    static SuspendedGame from(Desk desk) {
        return new SuspendedGame(
                desk.match(), desk.head(), desk.seats(), desk.chosenJudge(), desk.viewpoint(), desk.speed());
    }

    /** The desk as it was. */
    void putBack(Desk desk) {
        desk.begin(match, head, seats);
        desk.judgeBy(judge);
        desk.viewFor(viewpoint);
    }
}
