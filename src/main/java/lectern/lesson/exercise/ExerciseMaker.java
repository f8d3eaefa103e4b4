package lectern.lesson.exercise;

import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Narrator;
import lectern.game.Position;

/** Makes exercises: the same from the same position, or the same game, with the same seed. */
public final class ExerciseMaker {
    /** What is drawn of one position before it is given up: some positions offer no good exercise. */
    private static final int ATTEMPTS = 100;

    private static final int POSITIONS = 200;

    private static final int SHORTEST_GAME = 4;
    private static final int LONGEST_GAME = 28;

    private ExerciseMaker() {}

    /**
     * An exercise about a position that is not over; empty if none can be found.
     *
     * @param evaluator judges the leaves of trees
     */
    public static Optional<Exercise> from(Position position, ExerciseKind kind, Evaluator evaluator, long seed) {
        Draws draws = Draws.of(seed, "exercise " + kind.word());
        TreeExercises trees = new TreeExercises(kind, position, evaluator, seed);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Optional<Exercise> made = kind == ExerciseKind.UCB1_NEXT
                    ? TrialExercises.attempt(position, seed, draws)
                    : trees.attempt(draws, attempt);
            if (made.isPresent()) return made;
        }
        return Optional.empty();
    }

    /** An exercise about a position of a random game; empty if none can be found, as on a tiny board. */
    public static Optional<Exercise> of(Game game, ExerciseKind kind, Evaluator evaluator, long seed) {
        Draws draws = Draws.of(seed, "position of " + game.text());
        return Stream.generate(() -> drawn(game, draws))
                .limit(POSITIONS)
                .flatMap(position -> from(position, kind, evaluator, seed).stream())
                .findFirst();
    }

    private static Position drawn(Game game, Draws draws) {
        Position position = game.start(draws.next() >>> 1).position();
        int plies = SHORTEST_GAME + draws.below(LONGEST_GAME - SHORTEST_GAME + 1);
        for (int ply = 0; ply < plies; ply++) {
            Position next = position.play(position.move(draws.below(position.moveCount())), Narrator.SILENT);
            if (next.isOver()) return position;
            position = next;
        }
        return position;
    }
}
