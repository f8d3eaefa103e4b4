package lectern.gui.keeping;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lectern.gui.desk.Seats;
import lectern.gui.players.Seating;
import lectern.play.GameRecord;
import lectern.play.GameResult;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.play.Turn;

/**
 * A game as it lies on a desk: its record, and besides where its cursor stands, who plays it, and the file that it has.
 * Immutable. {@link KeptText} says how it is written for this program's own use.
 *
 * @param given how its main line ended, if not by the rules
 */
record Kept(Match match, RecordHead head, Seats seats, Optional<Path> file, Optional<GameResult> given) {
    /** A game that ended by its rules, or that goes on. */
    Kept(Match match, RecordHead head, Seats seats, Optional<Path> file) {
        this(match, head, seats, file, Optional.empty());
    }

    /** A record from outside: it seats no engine, has no file of this user's, and its cursor is at its end. */
    static Kept received(GameRecord record) {
        Seats seats = Seating.read(record.head(), record.match().game());
        return new Kept(record.match(), record.head(), seats, Optional.empty(), given(record));
    }

    /** How a record says that its game ended, if its last position does not show that. */
    static Optional<GameResult> given(GameRecord record) {
        return record.toldResult().map(told -> record.result());
    }

    /** The record for other people: where its cursor stands is no business of theirs. */
    GameRecord record() {
        RecordHead written = Seating.written(head, seats, match.game());
        return given.map(result -> new GameRecord(match, result, written))
                .orElseGet(() -> GameRecord.of(match, written));
    }

    /** Whether a person made any of its moves; what was read from a file counts as made by persons. */
    boolean isPlayedByAPerson() {
        return match.turns().stream().anyMatch(turn -> turn.decision().isEmpty());
    }

    /** The moves of the line that the cursor is on, with spaces between them. */
    String lineOfCursor() {
        return match.line().stream().map(turn -> turn.move().text()).collect(Collectors.joining(" "));
    }

    /** The same with the cursor at the end of these moves, as far as they were played. */
    Kept along(List<String> moves) {
        Match there = match.goTo(Match.START);
        for (String move : moves) {
            Optional<Turn> next = there.continuations(there.cursor()).stream()
                    .filter(turn -> turn.move().text().equals(move))
                    .findFirst();
            if (next.isEmpty()) break;
            there = there.goTo(next.get().number());
        }
        return new Kept(there, head, seats, file, given);
    }

    /** The same with the cursor after so many moves of the line that it is on, if it has so many. */
    Kept at(int ply) {
        List<Turn> line = match.line();
        if (ply > line.size()) return this;
        Match there = match.goTo(ply == 0 ? Match.START : line.get(ply - 1).number());
        return new Kept(there, head, seats, file, given);
    }
}
