package lectern.lesson.handout;

import lectern.game.Phrase;

/** There is no key: the engine could not find the answer to one of the lesson's questions within its limits. */
public final class UnprovenAnswer extends RuntimeException {
    private final transient Phrase reason;

    /**
     * @param number of the question, from 1
     * @param question in the words of the lesson
     */
    UnprovenAnswer(int number, String question) {
        super("question " + number);
        reason = Phrase.of("handout.unproven", number, question);
    }

    public Phrase reason() {
        return reason;
    }
}
