package lectern.picture.tree;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.search.ProvenResult;
import lectern.search.trace.Bound;
import lectern.search.trace.NodeEnding;
import lectern.telling.ScorePhrase;

/**
 * A node of a proof.
 *
 * @param mover who moves here; none where the game is over
 * @param result what is proven for the side that the proof is about
 * @param best the place of the child that proves it, where one does
 * @param told everything about it, in sentences
 */
public record ProvenNode(
        Optional<Move> move,
        Optional<Seat> mover,
        ProvenResult result,
        OptionalInt best,
        List<ProvenNode> children,
        List<Phrase> told)
        implements DrawnNode {
    public ProvenNode {
        children = List.copyOf(children);
        told = List.copyOf(told);
    }

    @Override
    public Phrase value() {
        return ScorePhrase.of(result.score(), Bound.EXACT);
    }

    @Override
    public Optional<Phrase> note() {
        return Optional.empty();
    }

    @Override
    public long visits() {
        return 0;
    }

    @Override
    public boolean isNullWindow() {
        return false;
    }

    @Override
    public NodeEnding ending() {
        return mover.isEmpty() ? NodeEnding.GAME_OVER : NodeEnding.PROVEN;
    }

    @Override
    public int saved() {
        return 0;
    }
}
