package lectern.search.proof;

import java.util.Optional;
import lectern.game.Move;
import lectern.game.Position;
import lectern.search.ProvenResult;

/**
 * A move in a position whose result is proven.
 *
 * @param result what the move is proven to be worth to the side that makes it; empty if that is not known
 * @param proves whether it is the move that proves the position's result, in the name of those that do as well
 * @param reply the one move of the other side that shows what this one is worth; empty if none is needed, since the game
 *     is over or the same side moves again, and if none was found within the budget
 */
public record ProofTry(
        Move move, Position after, Optional<ProvenResult> result, boolean proves, Optional<Move> reply) {}
