package lectern.play;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lectern.game.Outcome;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;

/** How a game went, as its record tells it. */
public sealed interface GameResult {
    /** Its spelling in a record. */
    String text();

    /** The seat that won, if one did. */
    default Optional<Seat> winner() {
        return Optional.empty();
    }

    /** What it says of the end of a game that the last position does not show, if anything. */
    default Optional<Phrase> told(Match match) {
        return Optional.empty();
    }

    /** The game was left where it stands. */
    record Unfinished() implements GameResult {
        @Override
        public String text() {
            return "unfinished";
        }
    }

    /**
     * The rules ended the game.
     *
     * @param won the seat that won; empty for a draw
     * @param reason the key of the rule
     */
    record ByRule(Optional<Seat> won, String reason) implements GameResult {
        @Override
        public String text() {
            return won.map(Seat::word).orElse("draw") + " " + reason;
        }

        @Override
        public Optional<Seat> winner() {
            return won;
        }
    }

    /**
     * A player did not answer as a player must.
     *
     * @param loser who gave the game away
     * @param why in words, on one line
     */
    record Forfeit(Seat loser, String why) implements GameResult {
        public Forfeit {
            why = Note.oneLine(why);
        }

        @Override
        public String text() {
            return (loser.other().word() + " by forfeit: " + why).strip();
        }

        @Override
        public Optional<Seat> winner() {
            return Optional.of(loser.other());
        }

        @Override
        public Optional<Phrase> told(Match match) {
            Phrase winner = match.mainEnd().view().name(loser.other());
            return Optional.of(
                    why.isEmpty()
                            ? Phrase.of("play.forfeited", winner)
                            : Phrase.of("play.forfeited-because", winner, why));
        }
    }

    /** Neither side had won when as many plies were played as had been agreed on. */
    record PlyLimit() implements GameResult {
        @Override
        public String text() {
            return "ply-limit";
        }

        @Override
        public Optional<Phrase> told(Match match) {
            return Optional.of(Phrase.of("play.broken-off", match.mainLine().size()));
        }
    }

    /** How a game that reached a position went: decided by the rules, or not yet. */
    static GameResult of(Position last) {
        return last.outcome().<GameResult>map(GameResult::of).orElseGet(Unfinished::new);
    }

    /** Whether a game whose last position this is can have gone so: what the rules decided, only they decide. */
    default boolean fits(Position last) {
        boolean byRule = this instanceof ByRule || last.isOver();
        return !byRule || equals(of(last));
    }

    private static GameResult of(Outcome outcome) {
        return new ByRule(
                Optional.ofNullable(outcome.winner()), outcome.reason().key());
    }

    /** A result from its spelling; empty if it is none. */
    static Optional<GameResult> read(String text) {
        if (text.equals(new Unfinished().text())) return Optional.of(new Unfinished());
        if (text.equals(new PlyLimit().text())) return Optional.of(new PlyLimit());
        Matcher forfeit = Pattern.compile("(first|second) by forfeit:(.*)").matcher(text);
        if (forfeit.matches()) {
            return seat(forfeit.group(1)).map(winner -> new Forfeit(winner.other(), forfeit.group(2)));
        }
        Matcher rule =
                Pattern.compile("(first|second|draw) ([a-z]+[.][a-z0-9-]+)").matcher(text);
        return rule.matches() ? Optional.of(new ByRule(seat(rule.group(1)), rule.group(2))) : Optional.empty();
    }

    private static Optional<Seat> seat(String word) {
        for (Seat seat : Seat.values()) {
            if (seat.word().equals(word)) return Optional.of(seat);
        }
        return Optional.empty();
    }
}
