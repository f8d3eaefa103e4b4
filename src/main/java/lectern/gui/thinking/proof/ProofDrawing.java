package lectern.gui.thinking.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.picture.tree.DrawnTree;
import lectern.picture.tree.ProvenNode;
import lectern.search.ProvenResult;
import lectern.search.proof.ProofTree;
import lectern.telling.ScorePhrase;

/** A part of a proof as it is drawn: every result is that of the root's side. */
final class ProofDrawing {
    private final Seat side;

    private ProofDrawing(Seat side) {
        this.side = side;
    }

    /** Empty if nothing is proven of the root. */
    static Optional<DrawnTree> of(ProofTree root) {
        Seat side = root.position().toMove();
        return root.result().map(result -> DrawnTree.of(new ProofDrawing(side).node(root, side, result)));
    }

    /** @param owner whose result is told */
    private ProvenNode node(ProofTree node, Seat owner, ProvenResult result) {
        ProvenResult seen = owner == side ? result : result.reversed();
        boolean over = node.position().isOver();
        List<ProvenNode> children = new ArrayList<>();
        int best = ProofTree.NONE;
        for (int i = 0; i < node.children().size(); i++) {
            ProofTree child = node.children().get(i);
            if (child.result().isEmpty()) continue;
            if (i == node.proving()) best = children.size();
            Seat mover = node.position().toMove();
            Seat told = child.position().isOver() ? mover : child.position().toMove();
            children.add(node(child, told, child.result().get()));
        }
        return new ProvenNode(
                node.move(),
                over ? Optional.empty() : Optional.of(node.position().toMove()),
                over ? ProvenResult.of(seen.result()) : seen,
                best == ProofTree.NONE ? OptionalInt.empty() : OptionalInt.of(best),
                children,
                told(node, seen));
    }

    private static List<Phrase> told(ProofTree node, ProvenResult seen) {
        return node.position().isOver()
                ? List.of(node.position().outcome().orElseThrow().reason())
                : List.of(ScorePhrase.of(seen));
    }
}
