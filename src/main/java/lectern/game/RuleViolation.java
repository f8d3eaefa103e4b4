package lectern.game;

import lectern.game.board.Cells;

/**
 * The rule that a move breaks.
 *
 * @param reason the rule, as a sentence about this move
 * @param cells the cells that prove it, empty only where no cell can
 */
public record RuleViolation(Phrase reason, Cells cells) {
    public String key() {
        return reason.key();
    }
}
