package lectern.grade.requirement;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.grade.submission.SubmittedFile;
import lectern.grade.submission.SubmittedKind;
import lectern.play.GameRecord;
import lectern.play.GameResult;
import lectern.play.RecordHead;
import lectern.play.Turn;
import lectern.play.UnreadableRecord;

/**
 * A game was played by the rules, and as is wanted. What its record says of itself is checked against its moves; the main line
 * counts.
 *
 * @param start empty for the start that belongs to the record's own seed
 * @param opponent a player that had to sit in the other seat
 * @param reached a position that the game has to come to
 */
public record GamePlayed(
        Game game,
        Ending ending,
        Optional<Seat> seat,
        int mostMoves,
        Optional<StartOfGame> start,
        Optional<Opponent> opponent,
        Optional<Position> reached)
        implements Requirement {
    /** How the game has to end. */
    public enum Ending {
        /** By the rules or not: only its moves have to keep them. */
        ANY,
        FINISHED,
        DRAWN,
        WON
    }

    /** The start that a game has to have; any, if there is no position. */
    public record StartOfGame(Optional<Position> position) {}

    @Override
    public SubmittedKind on() {
        return SubmittedKind.RECORD;
    }

    @Override
    public Judged judge(SubmittedFile file, Conditions conditions) {
        GameRecord record;
        try {
            record = GameRecord.read(file.text());
        } catch (UnreadableRecord wrong) {
            // Numbers are given as texts: they would get a separator after their thousands.
            String line = String.valueOf(wrong.line());
            String column = String.valueOf(wrong.column());
            return Judged.not(
                    Phrase.of("grade.in-file", file.name(), Phrase.of("grade.in-line", line, column, wrong.reason())));
        }
        return lacking(record, conditions)
                .map(Judged::not)
                .orElseGet(() -> Judged.of(
                        true,
                        Phrase.of(
                                "grade.played",
                                record.match().mainLine().size(),
                                record.result().text())));
    }

    /** What is not as is wanted, the first of it. */
    private Optional<Phrase> lacking(GameRecord record, Conditions conditions) {
        String played = record.match().game().text();
        if (!played.equals(game.text())) return Optional.of(Phrase.of("grade.other-game", played, game.text()));
        List<Turn> line = record.match().mainLine();
        if (line.size() > mostMoves) return Optional.of(Phrase.of("grade.many-moves", line.size(), mostMoves));
        return ofStart(record)
                .or(() -> foul(line))
                .or(() -> ofResult(record.result()))
                .or(() -> ofReached(record, line))
                .or(() -> opponent.flatMap(
                        player -> player.lacking(record, student(record.result()), conditions.stop())));
    }

    /** Where the student sat, if that follows: who had to win did. */
    private Optional<Seat> student(GameResult result) {
        return seat.isPresent() || ending != Ending.WON ? seat : result.winner();
    }

    private Optional<Phrase> ofStart(GameRecord record) {
        Optional<Position> wanted = start.isPresent() ? start.get().position() : Optional.of(own(record));
        boolean other = wanted.filter(position ->
                        !position.text().equals(record.match().start().text()))
                .isPresent();
        return other ? Optional.of(Phrase.of("grade.other-start")) : Optional.empty();
    }

    private Position own(GameRecord record) {
        long seed =
                record.head().value(RecordHead.START_SEED).map(Long::valueOf).orElse(1L);
        return game.start(seed).position();
    }

    private static Optional<Phrase> foul(List<Turn> line) {
        return line.stream()
                .filter(Turn::isFoul)
                .findFirst()
                .map(turn -> Phrase.of(
                        "grade.foul",
                        String.valueOf(turn.ply()),
                        turn.move().text(),
                        turn.before().violation(turn.move()).orElseThrow().reason()));
    }

    /** What a record says of forfeits is not believed: it has to be the rules that ended the game. */
    private Optional<Phrase> ofResult(GameResult result) {
        boolean byRule = result instanceof GameResult.ByRule;
        boolean won = byRule && result.winner().isPresent();
        boolean bySeat = won && (seat.isEmpty() || result.winner().equals(seat));
        boolean fits = switch (ending) {
            case ANY -> true;
            case FINISHED -> byRule;
            case DRAWN -> byRule && !won;
            case WON -> bySeat;
        };
        if (fits) return Optional.empty();
        String wanted = ending == Ending.WON && seat.isPresent()
                ? "grade.won-by." + seat.get().word()
                : "grade.ending." + ending.name().toLowerCase(Locale.ROOT);
        return Optional.of(Phrase.of("grade.other-result", result.text(), Phrase.of(wanted)));
    }

    private Optional<Phrase> ofReached(GameRecord record, List<Turn> line) {
        if (reached.isEmpty() || reached.get().equals(record.match().start())) return Optional.empty();
        boolean there = line.stream().anyMatch(turn -> turn.after().equals(reached.get()));
        return there
                ? Optional.empty()
                : Optional.of(Phrase.of("grade.never-reached", reached.get().text()));
    }
}
