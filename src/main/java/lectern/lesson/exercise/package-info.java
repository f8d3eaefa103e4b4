/**
 * Exercises that are generated from real positions, with answers that are worked out: small trees to back up and to
 * prune, and tables of trials. The same seed gives the same exercise on every machine.
 *
 * <p>Begin with {@link lectern.lesson.exercise.ExerciseMaker}. A {@link lectern.lesson.exercise.PaperTree} is a part of
 * the game's tree that fits on paper; a {@link lectern.lesson.exercise.TrialTable} is what trials have found of some
 * moves. An exercise that could be answered in two ways by rules that are not stated is never made.
 *
 * <p>This package knows {@code lectern.game}, {@code lectern.search} and {@code lectern.telling}; lessons, handouts and the command
 * line use it. Answers to trees are those of {@code lectern.search.alphabeta}, with its refinements switched off.
 */
package lectern.lesson.exercise;
