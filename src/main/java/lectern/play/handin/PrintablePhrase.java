package lectern.play.handin;

import java.util.List;
import lectern.game.Phrase;
import lectern.game.reading.Printable;

/** A sentence that quotes a hand-in, whose signs might command the screen on which it is shown. */
final class PrintablePhrase {
    private PrintablePhrase() {}

    static Phrase of(Phrase phrase) {
        return new Phrase(
                phrase.key(),
                phrase.arguments().stream().map(PrintablePhrase::shown).toList());
    }

    private static Object shown(Object argument) {
        if (argument instanceof String text) return Printable.of(text);
        if (argument instanceof Phrase phrase) return of(phrase);
        if (argument instanceof List<?> list) {
            return list.stream().map(PrintablePhrase::shown).toList();
        }
        if (argument instanceof Phrase.AnyOf any) {
            return new Phrase.AnyOf(any.words().stream().map(Printable::of).toList());
        }
        return argument;
    }
}
