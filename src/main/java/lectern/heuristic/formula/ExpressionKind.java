package lectern.heuristic.formula;

import java.util.Locale;
import lectern.game.Phrase;

/** What an expression stands for. Nothing turns silently from one kind into another. */
enum ExpressionKind {
    SET,
    NUMBER,
    CONDITION;

    Phrase phrase() {
        return Phrase.of("heuristic.formula.kind." + name().toLowerCase(Locale.ROOT));
    }
}
