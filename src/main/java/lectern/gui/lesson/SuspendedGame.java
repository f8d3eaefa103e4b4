package lectern.gui.lesson;

import lectern.game.Evaluator;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.gui.desk.Speed;
import lectern.play.Match;
import lectern.play.RecordHead;

/** The game that was on the desk when a lesson was opened, and how it was looked at. Immutable. */
record SuspendedGame(Match match, RecordHead head, Seats seats, Evaluator judge, Speed speed) {
    static SuspendedGame from(Desk desk) {
        return new SuspendedGame(desk.match(), desk.head(), desk.seats(), desk.judge(), desk.speed());
    }

    /** The desk as it was. */
    void putBack(Desk desk) {
        desk.begin(match, head, seats);
        desk.judgeBy(judge);
    }
}
