package lectern.gui.wording;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Phrase;
import lectern.text.Language;
import lectern.text.Numbers;
import lectern.text.Sentences;

/**
 * The language that one component speaks, which can be switched while it runs: a component that shows a sentence says
 * here how it is written, and is asked to write it again after a switch. On the event thread only.
 */
public final class Wording {
    private final List<Runnable> writers = new ArrayList<>();
    private Language language;
    private Sentences sentences;

    public Wording(Language language) {
        this.language = language;
        sentences = new Sentences(language);
    }

    public Language language() {
        return language;
    }

    public Sentences sentences() {
        return sentences;
    }

    public Numbers numbers() {
        return sentences.numbers();
    }

    public String of(Phrase phrase) {
        return Literal.of(sentences.of(phrase));
    }

    public String of(String key, Object... arguments) {
        return Literal.of(sentences.of(key, arguments));
    }

    /** Writes now, and again after every switch. For what lives as long as the component does. */
    public void write(Runnable writer) {
        writers.add(writer);
        writer.run();
    }

    public void switchTo(Language chosen) {
        if (chosen == language) return;
        language = chosen;
        sentences = new Sentences(chosen);
        List.copyOf(writers).forEach(Runnable::run);
    }
}
