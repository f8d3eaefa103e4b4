package lectern.lesson.study;

import lectern.game.Phrase;

/**
 * How a reader stands in a lesson: how its questions ended, and how many of its pages were seen.
 */
public record LessonScore(int atOnce, int helped, int shown, int open, int pagesSeen, int pages) {
    public int questions() {
        return atOnce + helped + shown + open;
    }

    /** How many questions are done with, one way or another. */
    public int done() {
        return questions() - open;
    }

    /** Whether nothing is left to see or to answer. */
    public boolean isComplete() {
        return open == 0 && pagesSeen == pages;
    }

    /** The questions, as a sentence. */
    public Phrase sentence() {
        return Phrase.of("study.score", questions(), atOnce, helped, shown, open);
    }

    /** The pages, as a sentence. */
    public Phrase progress() {
        return Phrase.of("study.progress", pagesSeen, pages);
    }
}
