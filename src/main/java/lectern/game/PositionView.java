package lectern.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.board.Cells;
import lectern.game.board.Picture;
import lectern.game.board.Token;

/** What a person at a board sees of a position, and how that person makes moves by pointing. */
public interface PositionView {
    /**
     * The ways in which a legal move can be made by pointing: each a list of what is pointed at, one after the other.
     * No way of a legal move is the beginning of another's.
     */
    List<List<Handle>> ways(Move move);

    /**
     * The move that a person means who has pointed at these, legal or not. What {@link #ways} answers for a move means
     * that move; the beginning of a way means none yet. Whatever the game can be pointed at that leads to no legal move
     * means one that {@link Position#violation} can explain. Where the last one begins anew, as another piece of one's
     * own or a pass does, it means what it means alone: none, if a legal move begins with it.
     */
    Optional<Move> meant(List<Handle> pointed);

    /** What to do next, for a person who has pointed at these so far. */
    Phrase prompt(List<Handle> pointed);

    /** What the side in a seat is called here, such as Cats, or White. */
    Phrase name(Seat seat);

    /** For whom an evaluation for a seat is: its side; or one side for both seats, as long as sides are not chosen. */
    default Phrase viewer(Seat seat) {
        return name(seat);
    }

    /** The piece that stands for a side, in a legend; empty where that is not settled yet. */
    Optional<Token> emblem(Seat seat);

    /** What the game counts, in the order in which it matters. */
    List<Gauge> gauges();

    /**
     * What the game counts in the middle of a move from here, when this lies on the board: what lies there is counted
     * there, and what does not lie anywhere, such as a counter of the rules, is as it was before the move.
     */
    default List<Gauge> gauges(Picture midway) {
        return gauges();
    }

    /** How connectivity can be shown here; none in a game without any. */
    default List<Overlay> overlays() {
        return List.of();
    }

    /** What the game can measure, by name: numbers, texts, {@link Cells}, and lists and maps of those. */
    Map<String, Object> facts();
}
