package lectern.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;

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

    /**
     * A quick guess of how much a legal move gains for the mover, in whole steps of the game's own. Searches look at
     * promising moves first, and trials prefer them; nothing that is exact or proven depends on it.
     */
    default int promise(Move move) {
        return 0;
    }

    /** The position after a legal move (or an allowed foul). Whoever got the move from outside asks first. */
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
     * A key that positions may share if all that can happen from them is the same, but for names of cells: the same
     * results after the same numbers of plies, with the same {@link #margin}. Never needed, but solving is faster.
     */
    default long solvingKey() {
        return key();
    }

    /** By how much the first seat leads in the count that decides the game; 0 in a game that counts nothing. */
    default int margin() {
        return 0;
    }

    /**
     * The seat that can force a win from here where that is seen at a glance, before the game is over; else null. Never
     * needed, but solving is faster.
     */
    default Seat certainWinner() {
        return null;
    }

    /**
     * A rough guess of how much there is to do to prove that a seat can force a win from here; at least 1. Solvers look
     * first where there is least to do; no result depends on it.
     */
    default int effort(Seat winner) {
        return 1;
    }

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

    /** What the game can measure, by name: numbers, texts, {@link Cells}, and lists and maps of those. */
    Map<String, Object> facts();

    /** How connectivity can be shown here. */
    List<Overlay> overlays();

    /**
     * The ways in which a legal move can be made by pointing: each a list of what is pointed at, one after the other.
     * No way of a legal move is the beginning of another's.
     */
    List<List<Handle>> ways(Move move);

    /**
     * The move that somebody means who has pointed at these, legal or not. What {@link #ways} answers for a move means
     * that move; the beginning of a way means none yet. Whatever the game can be pointed at that leads to no legal move
     * means one that {@link #violation} can explain. Where the last one begins anew, as another piece of one's own or a
     * pass does, it means what it means alone: none, if a legal move begins with it.
     */
    Optional<Move> meant(List<Handle> pointed);

    /** What to do next, for somebody who has pointed at these so far. */
    Phrase prompt(List<Handle> pointed);

    /** What the side in a seat is called here, such as Cats, or White. */
    Phrase name(Seat seat);

    /** The piece that stands for a side, in a legend; empty where that is not settled yet. */
    Optional<Token> emblem(Seat seat);

    /** What the game counts, in the order in which it matters. */
    List<Gauge> gauges();
}
