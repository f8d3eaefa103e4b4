package lectern.picture.tree;

import lectern.game.Phrase;
import lectern.telling.ScorePhrase;
import lectern.telling.trace.Window;

/** A window as it stands in a node: as an interval, or as the one question that a window without room asks. */
final class WindowLabel {
    private WindowLabel() {}

    static Phrase of(Window window, boolean upward) {
        if (!window.isNull()) {
            return Phrase.of("drawntree.window", ScorePhrase.of(window.alpha()), ScorePhrase.of(window.beta()));
        }
        return upward
                ? Phrase.of("drawntree.above", ScorePhrase.of(window.alpha()))
                : Phrase.of("drawntree.below", ScorePhrase.of(window.beta()));
    }
}
