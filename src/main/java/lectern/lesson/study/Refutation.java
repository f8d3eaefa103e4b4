package lectern.lesson.study;

import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Outcome;
import lectern.game.Phrase;
import lectern.lesson.Block;
import lectern.lesson.condition.Effort;
import lectern.lesson.condition.Guess;
import lectern.play.Match;
import lectern.play.Turn;
import lectern.search.Decision;
import lectern.search.Stop;

/**
 * What comes of a wrong move: the engine plays on, for both sides.
 *
 * @param match from the question's position: the wrong move first, then what follows
 * @param engine who plays on, as a player's text
 */
public record Refutation(Match match, String engine) {
    /** So far a player plays on who looks at one move at a time. */
    private static final int SHORT = 4;

    /** So far one plays on who has proven how it ends. */
    private static final int LONG = 30;

    /** Whether a wrong move has a refutation here: if the lesson names a player, or the question is about strength. */
    public static boolean isFor(Block.Ask ask) {
        return Refuter.of(ask).isPresent();
    }

    /**
     * Works it out. Not for the event thread.
     *
     * @param wrong a legal move of the question's position
     * @return empty if there is none, or it was stopped, or no player goes on by the rules
     */
    public static Optional<Refutation> of(Block.Ask ask, Move wrong, Stop stop) {
        return Refuter.of(ask).flatMap(guess -> {
            Match match = playedOn(Match.from(ask.board()).play(wrong), guess, stop);
            boolean played = match.ply() > 1 || match.position().isOver();
            return stop.isAsked() || !played
                    ? Optional.empty()
                    : Optional.of(new Refutation(match, guess.player().text()));
        });
    }

    private static Match playedOn(Match begun, Guess guess, Stop stop) {
        Match match = begun;
        long nodes = 0;
        int limit = SHORT;
        while (!match.position().isOver() && match.ply() <= limit && nodes < Effort.MOST_NODES && !stop.isAsked()) {
            Decision decision = guess.decide(match.position(), stop);
            nodes += decision.nodes();
            if (decision.chosen().verdict().isPresent()) limit = LONG;
            for (Move move : decision.line()) {
                if (match.position().violation(move).isPresent()) return match;
                match = match.play(move);
            }
            // Who has looked ahead has shown what it saw; deciding anew after that would be another story.
            if (decision.line().size() > 1) return match;
        }
        return match;
    }

    /** What is played after the wrong move, which is not among them. */
    public List<Move> replies() {
        List<Turn> line = match.line();
        return line.subList(1, line.size()).stream().map(Turn::move).toList();
    }

    /** What follows, and how the game ends if it does, as a sentence. */
    public Phrase sentence() {
        List<String> moves = replies().stream().map(Move::text).toList();
        Optional<Phrase> ending = match.last().outcome().map(Outcome::reason);
        if (moves.isEmpty()) return ending.orElseThrow();
        return ending.map(reason -> Phrase.of("study.refuted-to-the-end", moves, reason))
                .orElseGet(() -> Phrase.of("study.refuted", moves));
    }
}
