package lectern.play;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.play.engine.Survivor;
import lectern.search.Decision;
import lectern.search.PlayerFailure;
import lectern.search.Stop;
import lectern.search.Thinking;

/**
 * Lets two contenders play a game to its end, to a number of plies, or until one of them fails to answer as a player
 * must: then it has lost, and the result says why.
 */
public final class Referee {
    private final int plyLimit;
    private final UnaryOperator<Thinking> conditions;
    private final Stop stop;
    private final Function<Phrase, String> words;
    private final boolean noting;

    /**
     * @param conditions what players think under, made of the conditions that they bring
     * @param stop asked for to leave a game in the middle
     * @param words what a forfeit's reason is put into words by
     */
    public Referee(int plyLimit, UnaryOperator<Thinking> conditions, Stop stop, Function<Phrase, String> words) {
        this(plyLimit, conditions, stop, words, true);
    }

    private Referee(
            int plyLimit,
            UnaryOperator<Thinking> conditions,
            Stop stop,
            Function<Phrase, String> words,
            boolean noting) {
        this.plyLimit = plyLimit;
        this.conditions = conditions;
        this.stop = stop;
        this.words = words;
        this.noting = noting;
    }

    /** The same, but moves get no note of what their player made of them. */
    public Referee withoutNotes() {
        return new Referee(plyLimit, conditions, stop, words, false);
    }

    /**
     * What came of a game.
     *
     * @param failure why a player forfeited it, if one did
     */
    public record Ended(Match match, GameResult result, Optional<PlayerFailure> failure) {}

    /** Looks at every answer before it is played. */
    @FunctionalInterface
    public interface Overseer {
        Overseer NONE = (seat, position, answer) -> {};

        /**
         * @throws PlayerFailure if the player in that seat is to forfeit the game for this answer
         */
        void answered(Seat seat, Position position, Answer answer);

        /** An engine has left a process behind that could not be ended. */
        default void leftBehind(Survivor survivor) {}
    }

    /**
     * What a player answered, and what it took.
     *
     * @param cpuNanos the time that the thread was given which asked for it: that of an engine is not among it
     * @param wallNanos time as people feel it
     */
    public record Answer(Decision decision, long cpuNanos, long wallNanos) {}

    /** Plays a game of a plan, its opening first; empty if it was stopped before anything was decided. */
    public Optional<Ended> play(TournamentPlan plan, TournamentPlan.Pairing pairing, Overseer overseer) {
        Match opening = Match.from(plan.game().start(pairing.startSeed()).position());
        for (Move move : pairing.opening()) opening = opening.play(move);
        SeatedPlayer first = new SeatedPlayer(plan.contender(pairing, Seat.FIRST), pairing.firstSeed());
        SeatedPlayer second = new SeatedPlayer(plan.contender(pairing, Seat.SECOND), pairing.secondSeed());
        try (first;
                second) {
            return play(opening, first, second, overseer);
        } finally {
            first.survivors().forEach(overseer::leftBehind);
            second.survivors().forEach(overseer::leftBehind);
        }
    }

    /** Plays on from the end of a match; empty if it was stopped before anything was decided. */
    Optional<Ended> play(Match opening, SeatedPlayer first, SeatedPlayer second, Overseer overseer) {
        Match match = opening;
        while (!match.position().isOver()) {
            if (match.ply() >= plyLimit) {
                return Optional.of(new Ended(match, new GameResult.PlyLimit(), Optional.empty()));
            }
            Seat seat = match.position().toMove();
            SeatedPlayer mover = seat == Seat.FIRST ? first : second;
            try {
                Answer answer = answer(mover, match);
                if (stop.isAsked()) return Optional.empty();
                overseer.answered(seat, match.position(), answer);
                match = match.play(answer.decision());
                if (noting) match = noted(match, answer.decision());
            } catch (PlayerFailure failure) {
                if (stop.isAsked()) return Optional.empty();
                GameResult lost = new GameResult.Forfeit(seat, words.apply(failure.reason()));
                return Optional.of(new Ended(match, lost, Optional.of(failure)));
            }
        }
        return Optional.of(new Ended(match, GameResult.of(match.position()), Optional.empty()));
    }

    private Answer answer(SeatedPlayer mover, Match match) {
        Thinking thinking = conditions.apply(mover.thinking(match.ply()).stoppedBy(stop));
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long cpu = clock.getCurrentThreadCpuTime();
        long wall = System.nanoTime();
        Decision decision = mover.decide(match.position(), thinking);
        return new Answer(decision, clock.getCurrentThreadCpuTime() - cpu, System.nanoTime() - wall);
    }

    private static Match noted(Match match, Decision decision) {
        Turn turn = match.current().orElseThrow();
        return Note.of(decision)
                .map(note -> match.noted(turn.number(), List.of(note)))
                .orElse(match);
    }
}
