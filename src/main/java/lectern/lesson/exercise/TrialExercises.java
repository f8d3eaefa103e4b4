package lectern.lesson.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Draws;
import lectern.game.Phrase;
import lectern.game.Position;

/** Makes exercises about a table of trials. */
final class TrialExercises {
    private static final int FEWEST_MOVES = 3;
    private static final int MOST_MOVES = 5;
    private static final int FEWEST_TRIALS = 6;
    private static final int MOST_TRIALS = 24;

    /** In so many of a hundred exercises, one move is not tried yet. */
    private static final int UNTRIED = 10;

    /** By so much the highest bound leads, so that rounding on paper leads to the same move. */
    private static final double CLEAR = 0.03;

    private TrialExercises() {}

    /** One more attempt; empty if what was drawn is no good exercise. */
    static Optional<Exercise> attempt(Position position, long seed, Draws draws) {
        int count = position.moveCount();
        if (count < FEWEST_MOVES) return Optional.empty();
        int width = Math.min(count, FEWEST_MOVES + draws.below(MOST_MOVES - FEWEST_MOVES + 1));
        int trials = draws.chance(UNTRIED) ? width - 1 : FEWEST_TRIALS + draws.below(MOST_TRIALS - FEWEST_TRIALS + 1);
        if (trials < width - 1) return Optional.empty();
        return FlatTrials.of(position, width, trials, draws)
                .filter(table -> table.isClear(CLEAR))
                .map(table -> exercise(position, seed, table));
    }

    private static Exercise exercise(Position position, long seed, TrialTable table) {
        return new Exercise(
                ExerciseKind.UCB1_NEXT,
                position,
                seed,
                Optional.empty(),
                Optional.of(table),
                List.of(
                        Phrase.of("exercise.given.trials", position.view().name(position.toMove())),
                        Phrase.of("exercise.given.ucb1")),
                new ExerciseAnswer.OneMove(table.next().move()),
                explanation(table));
    }

    private static List<Phrase> explanation(TrialTable table) {
        String next = table.next().move().text();
        if (!table.next().isTried()) return List.of(Phrase.of("exercise.untried", next));
        List<Phrase> said = new ArrayList<>();
        for (TrialTable.Row row : table.rows()) {
            double mean = TrialTable.printed(row.mean());
            double bonus = TrialTable.printed(table.bonus(row));
            said.add(Phrase.of(
                    "exercise.bound",
                    row.move().text(),
                    PaperTelling.number(mean),
                    table.visits(),
                    row.visits(),
                    PaperTelling.number(bonus),
                    PaperTelling.number(TrialTable.printed(mean + bonus))));
        }
        said.add(Phrase.of("exercise.highest-bound", next));
        return said;
    }
}
