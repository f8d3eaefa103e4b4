package lectern.lesson.handout;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.lesson.AnswerReplies;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.lesson.Level;
import lectern.lesson.Page;
import lectern.lesson.Question;
import lectern.lesson.exercise.Exercise;
import lectern.lesson.exercise.ExerciseKind;
import lectern.lesson.exercise.ExerciseMaker;
import lectern.text.Language;
import lectern.text.Sentences;

/**
 * A sheet of generated exercises, as a lesson that nothing but questions stand in: so it is printed as one.
 *
 * @param kinds one after the other, and from the first again
 * @param count how many exercises there are
 * @param seed of the first; each of the others has the next
 */
public record ExerciseSheet(Game game, List<ExerciseKind> kinds, Evaluator evaluator, int count, long seed) {
    /** As many as a sheet can have. */
    public static final int MOST = 100;

    private static final int MINUTES_EACH = 5;
    private static final AnswerReplies NO_REPLIES =
            new AnswerReplies(List.of(), Optional.empty(), Optional.empty(), Map.of(), Optional.empty());

    public ExerciseSheet {
        kinds = List.copyOf(kinds);
    }

    /** Empty if there are no good exercises in the game as it is set. */
    public Optional<Lesson> lesson(Language language) {
        Sentences sentences = new Sentences(language);
        List<Page> pages = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            ExerciseKind kind = kinds.get(i % kinds.size());
            Optional<Exercise> exercise = ExerciseMaker.of(game, kind, evaluator, seed + i);
            if (exercise.isEmpty()) return Optional.empty();
            pages.add(page(exercise.get(), 2 * i + 1, sentences));
        }
        return Optional.of(new Lesson(
                "exercises-" + game.kind().id() + "-" + seed,
                sentences.of("exercise.sheet"),
                game,
                language,
                Level.INTERMEDIATE,
                MINUTES_EACH * count,
                sentences.of("exercise.sheet-seed", String.valueOf(seed)),
                List.of(),
                pages));
    }

    /** The question draws the same exercise from the position, since it has the same seed. */
    private Page page(Exercise exercise, int line, Sentences sentences) {
        Position position = exercise.position();
        Phrase question = exercise.question();
        Question asked = new Question.Generated(exercise.kind(), evaluator, OptionalLong.of(exercise.seed()));
        return new Page(
                line,
                List.of(
                        new Block.Place(line, position),
                        new Block.Ask(line + 1, position, sentences.of(question), asked, NO_REPLIES)));
    }
}
