package lectern.game;

import java.util.List;

/**
 * One captioned micro-step of a move: a change of the picture, or a remark that leaves the picture alone.
 *
 * @param reason what happened, who did it and why
 * @param changes what it does to the picture, all at once, each fitting the picture after the one before; none for a
 *     remark
 * @param cells the cells to light while it is told
 * @param tier which wave of consequences it belongs to, from 1; 0 where a game has no waves
 */
public record Effect(Phrase reason, List<Change> changes, Cells cells, int tier) {
    public Effect {
        changes = List.copyOf(changes);
    }

    public static Effect of(Phrase reason, Change change) {
        return new Effect(reason, List.of(change), change.cells(), 0);
    }

    /** Several changes that are one step, such as a run of pieces that moves together. */
    public static Effect of(Phrase reason, List<Change> changes) {
        Cells all = Cells.of(
                changes.stream().flatMapToInt(change -> change.cells().stream()).distinct());
        return new Effect(reason, changes, all, 0);
    }

    public static Effect remark(Phrase reason, Cells cells) {
        return new Effect(reason, List.of(), cells, 0);
    }

    public Effect inTier(int wave) {
        return new Effect(reason, changes, cells, wave);
    }

    public boolean isRemark() {
        return changes.isEmpty();
    }

    /** The word that outside texts use for this kind of effect. */
    public String word() {
        return isRemark() ? "remark" : changes.get(0).word();
    }
}
