package lectern.gui.keeping;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import lectern.game.Phrase;

/**
 * A sentence above the board with what can be done about it, at any time or never.
 *
 * @param command that the sentence is about, to be read letter by letter
 * @param choices the main one first
 * @param notice whether there is nothing to be done about it but to read it
 */
record Offer(Phrase sentence, Optional<String> command, List<Choice> choices, boolean notice) {
    /**
     * @param name what the button is called by which it is chosen
     * @param tip what the button says when the pointer rests on it
     * @param deed is given the offer that was answered
     */
    record Choice(String name, Phrase label, Optional<Phrase> tip, Consumer<Offer> deed) {}

    static Offer of(Phrase sentence, Choice... choices) {
        return new Offer(sentence, Optional.empty(), List.of(choices), false);
    }

    static Offer ofCommand(Phrase sentence, String command, Choice... choices) {
        return new Offer(sentence, Optional.of(command), List.of(choices), false);
    }

    static Offer notice(Phrase sentence, Choice closing) {
        return new Offer(sentence, Optional.empty(), List.of(closing), true);
    }

    static Choice choice(String name, String labelKey, Consumer<Offer> deed) {
        return new Choice(name, Phrase.of(labelKey), Optional.empty(), deed);
    }

    static Choice choice(String name, String labelKey, String tipKey, Consumer<Offer> deed) {
        return new Choice(name, Phrase.of(labelKey), Optional.of(Phrase.of(tipKey)), deed);
    }
}
