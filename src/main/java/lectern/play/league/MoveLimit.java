package lectern.play.league;

import java.util.Optional;
import lectern.game.Phrase;
import lectern.play.Referee;
import lectern.search.Budget;

/**
 * What an entrant may use for a move, whatever its own text allows it: less is its own affair, more is not. Players
 * that think within a budget keep to it by themselves, but for finishing what they have begun; the reports' own levels,
 * and engines, may not.
 *
 * @param nodes positions; {@link Budget#ANY_NUMBER} for as many as it likes
 * @param cpuMillis time that the thinking thread was given; {@link Budget#ANY_NUMBER} for as much as it likes. Of an
 *     engine it is time on the wall, since its threads are not ours
 * @param cost what it costs to use more
 */
public record MoveLimit(long nodes, long cpuMillis, Cost cost) {
    public static final MoveLimit NONE = new MoveLimit(Budget.ANY_NUMBER, Budget.ANY_NUMBER, Cost.GAME);

    /** A clock and a thread are looked at now and then only: so much more is not counted. */
    private static final long GRACE_NANOS = 50_000_000;

    /** What a move costs that used more than it might. */
    public enum Cost {
        /** The game is lost. */
        GAME,
        /** Nothing: it is counted, and told. */
        NOTHING
    }

    public MoveLimit {
        if (nodes < 1 || cpuMillis < 1) throw new IllegalArgumentException("a limit must be positive");
    }

    /** Whether results depend on how fast a machine is. */
    public boolean isOfTime() {
        return cpuMillis != Budget.ANY_NUMBER;
    }

    /** A budget that goes beyond neither this limit nor another budget. */
    Budget within(Budget own) {
        Budget limited = own.withNodes(Math.min(own.nodes(), nodes));
        if (!isOfTime() || limited.millis() <= cpuMillis) return limited;
        return limited.withMillis(cpuMillis, Budget.Clock.CPU);
    }

    /**
     * Why an answer is beyond the limit; empty if it is not.
     *
     * @param moves how many could be made: to look at each of them once is always allowed
     */
    Optional<Phrase> exceeded(Referee.Answer answer, int moves, LimitKeeping keeping) {
        if (keeping == LimitKeeping.OF_ITSELF) return Optional.empty();
        long looked = answer.decision().nodes();
        if (looked - moves > nodes) {
            return Optional.of(Phrase.of("league.over-nodes", String.valueOf(looked), String.valueOf(nodes)));
        }
        long nanos = keeping == LimitKeeping.ELSEWHERE ? answer.wallNanos() : answer.cpuNanos();
        if (!isOfTime() || nanos <= cpuMillis * 1_000_000 + GRACE_NANOS) return Optional.empty();
        return Optional.of(Phrase.of("league.over-time", String.valueOf(nanos / 1_000_000), String.valueOf(cpuMillis)));
    }
}
