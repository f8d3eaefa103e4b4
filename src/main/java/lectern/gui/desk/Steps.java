package lectern.gui.desk;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import lectern.game.Effect;
import lectern.game.Position;
import lectern.game.Step;
import lectern.game.board.Picture;
import lectern.play.Turn;

/**
 * The turn that is being looked at, step by step: its effects, and how many of them have happened. Immutable.
 *
 * @param before what the board showed before the first step
 * @param at from 0 (nothing has happened yet) to the number of effects
 * @param opened where the steps begin that are taken part by part
 */
public record Steps(Optional<Turn> turn, Picture before, List<Effect> effects, int at, Set<Integer> opened) {
    public Steps {
        opened = Set.copyOf(opened);
    }

    /** A turn that is over: all of its steps have happened. */
    static Steps all(Turn turn) {
        List<Effect> effects = turn.effects();
        return new Steps(Optional.of(turn), turn.before().picture(), effects, effects.size(), Set.of());
    }

    /** The start of a game, before which nothing happened. */
    static Steps none(Position start) {
        return new Steps(Optional.empty(), start.picture(), List.of(), 0, Set.of());
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

    /** What was the last to happen: a step, or a part of one that is opened. */
    public Optional<Step> latest() {
        if (at == 0) return Optional.empty();
        Step step = stepWith(at - 1);
        boolean all = at == step.end() && !isOpen(step);
        return Optional.of(all ? step : new Step(at - 1, effects.subList(at - 1, at)));
    }

    /** Whether a step is taken part by part: it was opened, or some of it has happened. */
    public boolean isOpen(Step step) {
        return step.isWhole() && (opened.contains(step.from()) || (step.from() < at && at < step.end()));
    }

    /** What has happened since some earlier moment of the same step; nothing if there lies more between. */
    public List<Effect> since(int earlier) {
        boolean within = earlier < at && at <= stepWith(earlier).end();
        return within ? effects.subList(earlier, at) : List.of();
    }

    /** How many effects have happened after the next step, or after the next part of one that is opened. */
    public int next() {
        if (isAtEnd()) return at;
        Step step = stepWith(at);
        return isOpen(step) ? at + 1 : step.end();
    }

    /** How many effects had happened before the latest step, or part. */
    public int previous() {
        return latest().map(Step::from).orElse(0);
    }

    private Step stepWith(int effect) {
        return Step.of(effects).stream()
                .filter(step -> effect < step.end())
                .findFirst()
                .orElseThrow();
    }

    /** With a step opened into its parts, or put together again: then all of it has happened, or nothing. */
    Steps opened(Step step, boolean open) {
        Set<Integer> changed = new TreeSet<>(opened);
        if (open) changed.add(step.from());
        else changed.remove(step.from());
        boolean within = step.from() < at && at < step.end();
        return new Steps(turn, before, effects, within && !open ? step.end() : at, changed);
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
        return new Steps(turn, before, effects, Math.max(0, Math.min(step, effects.size())), opened);
    }
}
