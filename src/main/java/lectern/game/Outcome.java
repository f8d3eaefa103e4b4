package lectern.game;

/**
 * How a game ended.
 *
 * @param winner the seat that won, or null for a draw
 * @param reason the rule that ended it, as a sentence
 */
public record Outcome(Seat winner, Phrase reason) {}
