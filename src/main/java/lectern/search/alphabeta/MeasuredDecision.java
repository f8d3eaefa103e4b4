package lectern.search.alphabeta;

import lectern.game.Move;
import lectern.search.Decision;

/**
 * A decision and what the search for it took. Whether other moves are as good as the best is not part of that: it was
 * asked afterwards, and the decision's own count has it.
 *
 * @param finished whether the search came to its end within the budget
 * @param first of equal best moves the one that the search came upon first
 * @param nodes how many positions were looked at in all passes, the root not among them
 * @param leaves how many of them were evaluated at the end of the search
 * @param cutOffs how many of them were left because one move was too good
 */
public record MeasuredDecision(
        Decision decision, boolean finished, Move first, long nodes, long leaves, long cutOffs) {}
