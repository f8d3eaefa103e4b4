package lectern.gui.desk;

import java.util.List;
import java.util.Optional;
import lectern.game.Effect;
import lectern.game.Position;
import lectern.game.board.Picture;
import lectern.play.Turn;

/**
 * The turn that is being looked at, step by step: its effects, and how many of them have happened. Immutable.
 *
 * @param before what the board showed before the first step
 * @param at from 0 (nothing has happened yet) to the number of effects
 */
public record Steps(Optional<Turn> turn, Picture before, List<Effect> effects, int at) {
    /** A turn that is over: all of its steps have happened. */
    static Steps all(Turn turn) {
        List<Effect> effects = turn.effects();
        return new Steps(Optional.of(turn), turn.before().picture(), effects, effects.size());
    }

    /** The start of a game, before which nothing happened. */
    static Steps none(Position start) {
        return new Steps(Optional.empty(), start.picture(), List.of(), 0);
    }

    public Picture picture() {
        Picture picture = before;
        for (Effect effect : effects.subList(0, at)) picture = effect.apply(picture);
        return picture;
    }

    /** The position that the turn has reached: the one before it until all of its steps have happened. */
    Optional<Position> reached() {
        return turn.map(made -> isAtEnd() ? made.after() : made.before());
    }

    /** Whether the board is between two positions: some of the changes have happened, and some have not. */
    boolean isBetween() {
        if (isAtEnd()) return false;
        Picture now = picture();
        return turn.filter(
                        made -> !now.equals(before) && !now.equals(made.after().picture()))
                .isPresent();
    }

    /** The effect that was the last to happen. */
    public Optional<Effect> latest() {
        return at == 0 ? Optional.empty() : Optional.of(effects.get(at - 1));
    }

    /** Whether the move broke a rule. */
    public boolean isFoul() {
        return turn.filter(Turn::isFoul).isPresent();
    }

    public boolean isAtEnd() {
        return at == effects.size();
    }

    /** The same turn at another step; the nearest there is. */
    public Steps at(int step) {
        return new Steps(turn, before, effects, Math.max(0, Math.min(step, effects.size())));
    }
}
