package lectern.lesson.exercise;

import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.game.Position;

/**
 * A task with its right answer.
 *
 * @param position from which its tree or its trials begin
 * @param seed the same position and seed give the same exercise
 * @param tree what is to be looked at; or else there are trials
 * @param given what has to be known to answer: which moves are looked at, how leaves are judged, the rule
 * @param explanation why the answer is right, with the numbers that say so
 */
public record Exercise(
        ExerciseKind kind,
        Position position,
        long seed,
        Optional<PaperTree> tree,
        Optional<TrialTable> trials,
        List<Phrase> given,
        ExerciseAnswer answer,
        List<Phrase> explanation) {
    public Exercise {
        given = List.copyOf(given);
        explanation = List.copyOf(explanation);
    }

    /** What is asked, which is the same for every seed. */
    public Phrase question() {
        return question(kind, position);
    }

    /** What an exercise of a kind asks about a position. */
    public static Phrase question(ExerciseKind kind, Position position) {
        return Phrase.of("exercise.question." + kind.word(), position.view().name(position.toMove()));
    }
}
