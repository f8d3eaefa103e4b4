package lectern.game;

import java.util.List;
import java.util.Optional;
import lectern.game.board.Picture;

/**
 * A state of a game, with the rules that lead on from it. Immutable, and equal to any other position with the same
 * game and {@link #text()}.
 *
 * <ul>
 *   <li>{@link #violation} is empty exactly when {@link #moves()} contains the move.
 *   <li>The effects told by {@link #play}, applied in order to {@link #picture()}, give the next position's picture.
 *   <li>A position that is over has no moves; any other has at least one (a forced pass is a move).
 *   <li>Sides may move twice in a row: who moves next is what {@link #toMove()} says, never simply the other.
 * </ul>
 */
public interface Position {
    Game game();

    Seat toMove();

    /** All legal moves, in an order that depends on the position alone. */
    List<Move> moves();

    /** How many legal moves there are; often far cheaper than making the list. */
    default int moveCount() {
        return moves().size();
    }

    /** The move at an index of {@link #moves()}; often far cheaper than making the list. */
    default Move move(int index) {
        return moves().get(index);
    }

    /** The first rule that a move breaks, in the order of the game's list of reasons; empty if the move is legal. */
    Optional<RuleViolation> violation(Move move);

    /**
     * Whether a move that breaks a rule can be carried out all the same, as a foul that is shown as one. Only a
     * player that cheats by declaration, a replay and a record may make it.
     */
    default boolean allowsFoul(Move move) {
        return false;
    }

    /** The position after a legal move (or an allowed foul). A caller that got the move from outside asks first. */
    Position play(Move move, Narrator narrator);

    default boolean isOver() {
        return outcome().isPresent();
    }

    /** How the game ended, if it has. */
    Optional<Outcome> outcome();

    /** Who has won a game that is over, or null: what {@link #outcome()} says, without the reason. */
    default Seat winningSeat() {
        return outcome().orElseThrow().winner();
    }

    Picture picture();

    /**
     * A 64-bit key of all that decides future play, counters of the rules included, display-only numbers not. Two
     * different positions collide only as hashes may.
     */
    long key();

    /**
     * The same position without anything that it has worked out of itself so far. Such results may take far more memory
     * than the position, so where many positions are kept, they are kept bare.
     */
    default Position bare() {
        return this;
    }

    /** The position as text; {@link Game#read} reads it back. */
    String text();

    /**
     * A move from its text: its canonical spelling or any other that the notation allows.
     *
     * @throws UnreadableText if the text does not have the form of any of the game's moves
     */
    Move readMove(String text);

    /** What only searches and solvers ask. */
    default SearchHints hints() {
        return this::key;
    }

    /** What only a person at a board asks. */
    PositionView view();
}
