package lectern.picture.tree;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.search.trace.NodeEnding;

/** What is drawn of a node, whichever kind of tree it belongs to. Immutable, as are its children. */
public interface DrawnNode {
    /** The move that leads here; none at the root. */
    Optional<Move> move();

    /** Who moves here; none where no move was looked at. */
    Optional<Seat> mover();

    /** What the node is worth, as short as it can be said. */
    Phrase value();

    /** The line below the value: a window, or how many trials there were. */
    Optional<Phrase> note();

    /** How often it was tried, for searches that count visits; 0 for all others. */
    long visits();

    /** Whether it was only asked on which side of a limit its value lies. */
    boolean isNullWindow();

    /** Why it goes no further. */
    NodeEnding ending();

    /** How many moves were never looked at because of a cut-off here. */
    int saved();

    /** The place of the child whose value became the node's; none if no child stands for it. */
    OptionalInt best();

    List<? extends DrawnNode> children();

    /** Everything about it, in sentences. */
    List<Phrase> told();
}
