package lectern.gui.thinking;

import javax.swing.JComponent;
import lectern.game.Evaluator;
import lectern.game.Position;

/**
 * A page of the window: one way of thinking, laid open.
 *
 * @param word what the bundle calls it
 * @param examine shows how it goes about a position
 * @param leave ends everything that goes on by itself
 */
record ThinkingPage(String word, JComponent view, Examination examine, Runnable leave) {
    /** Looks into a position. */
    interface Examination {
        void of(Position position, Evaluator evaluator);
    }
}
