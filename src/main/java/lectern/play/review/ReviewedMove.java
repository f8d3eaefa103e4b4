package lectern.play.review;

import java.util.Optional;
import lectern.game.Move;
import lectern.game.Seat;
import lectern.play.Turn;

/**
 * A move of a reviewed game.
 *
 * @param comparison beside the best move; empty where there was nothing to choose, or the move broke a rule
 */
public record ReviewedMove(Turn turn, Optional<Comparison> comparison) {
    public Seat side() {
        return turn.before().toMove();
    }

    /** The best move that was found: the played one, where none is better. */
    public Move best() {
        return comparison.map(found -> found.best().move()).orElse(turn.move());
    }

    /** Whether another move was better. */
    public boolean isBettered() {
        return !best().equals(turn.move());
    }

    /** What the move gave away, in hundredths of a game's result. */
    public double loss() {
        return comparison.map(Comparison::loss).orElse(0.0);
    }

    public boolean isProven() {
        return comparison.map(Comparison::proven).orElse(false);
    }

    public Optional<Cause> cause() {
        return comparison.flatMap(Comparison::cause);
    }

    public Optional<MistakeMark> mark(Thresholds thresholds) {
        if (loss() >= thresholds.blunder()) return Optional.of(MistakeMark.BLUNDER);
        return loss() >= thresholds.mistake() ? Optional.of(MistakeMark.MISTAKE) : Optional.empty();
    }
}
