package lectern.lesson.exercise;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lectern.game.Phrase;

/** What an exercise asks for. */
public enum ExerciseKind {
    /** What a tree is worth at its root. */
    BACK_UP,
    /** The leaves that alpha-beta does not evaluate. */
    UNSEEN_LEAVES,
    /** The move that the next trial follows. */
    UCB1_NEXT,
    /** The move that a search two plies deep chooses. */
    DEPTH_TWO;

    /** As lessons and the command line have it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(ExerciseKind::word).toList();
    }

    public static Optional<ExerciseKind> named(String word) {
        return Arrays.stream(values()).filter(kind -> kind.word().equals(word)).findFirst();
    }

    /** Whether leaves answer it, so that they need names. */
    public boolean asksForLeaves() {
        return this == UNSEEN_LEAVES;
    }

    /** What it is called in a list of kinds. */
    public Phrase title() {
        return Phrase.of("exercise.title." + word());
    }
}
