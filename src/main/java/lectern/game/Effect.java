package lectern.game;

import java.util.List;
import java.util.Optional;
import lectern.game.board.Cells;
import lectern.game.board.Change;
import lectern.game.board.Picture;

/**
 * One captioned happening of a move: a change of the picture, or a remark that leaves the picture alone. Effects that
 * happen together are one {@link Step}.
 *
 * @param reason what happened, who did it and why
 * @param changes what it does to the picture, all at once, each fitting the picture after the one before; none for a
 *     remark
 * @param cells the cells to light while it is told; in a tier, from the piece that acts outwards
 * @param tier which wave of consequences it belongs to, from 1; 0 where a game has no waves
 * @param whole what the step is called that it is a part of: effects in a row that say the same are one step; none for
 *     an effect that is a step by itself
 */
public record Effect(Phrase reason, List<Change> changes, Cells cells, int tier, Optional<Phrase> whole) {
    public Effect {
        changes = List.copyOf(changes);
    }

    public Effect(Phrase reason, List<Change> changes, Cells cells, int tier) {
        this(reason, changes, cells, tier, Optional.empty());
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
        return new Effect(reason, changes, cells, wave, whole);
    }

    /** This effect as a part of a step. */
    public Effect partOf(Phrase step) {
        return new Effect(reason, changes, cells, tier, Optional.of(step));
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
