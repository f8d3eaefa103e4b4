package lectern.game;

import java.util.List;
import lectern.game.board.Cells;
import lectern.game.board.Change;
import lectern.game.board.Picture;

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

    /** The picture after this effect. Fails if the effect does not fit: effects must tell what really happened. */
    public Picture apply(Picture before) {
        Picture picture = before;
        for (Change change : changes) picture = change.apply(picture);
        return picture;
    }

    /** The picture before this effect, of the one that is its result. */
    public Picture undo(Picture after) {
        Picture picture = after;
        for (int i = changes.size() - 1; i >= 0; i--)
            picture = changes.get(i).reverse().apply(picture);
        return picture;
    }

    public boolean isRemark() {
        return changes.isEmpty();
    }

    /** The word that outside texts use for this kind of effect. */
    public String word() {
        return isRemark() ? "remark" : changes.get(0).word();
    }
}
