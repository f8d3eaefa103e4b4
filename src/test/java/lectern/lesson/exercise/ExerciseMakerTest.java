package lectern.lesson.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class ExerciseMakerTest {
    static Stream<GameKind> games() {
        return Games.ALL.stream();
    }

    @ParameterizedTest
    @EnumSource(ExerciseKind.class)
    void theSameSeedMakesTheSameExerciseAndOthersMakeOthers(ExerciseKind kind) {
        Game game = Games.read("infection");

        assertThat(exercise(game, kind, 7)).isEqualTo(exercise(game, kind, 7));
        assertThat(LongStream.range(0, 20)
                        .mapToObj(seed -> exercise(game, kind, seed).position())
                        .distinct()
                        .count())
                .isGreaterThan(15);
    }

    @ParameterizedTest
    @MethodSource("games")
    void treesFollowTheRulesAndEndBeforeTheGameDoes(GameKind kind) {
        Game game = Games.read(kind.id());
        for (long seed = 0; seed < 200; seed++) {
            PaperTree tree = exercise(game, ExerciseKind.BACK_UP, seed).tree().orElseThrow();

            followsTheRules(tree.root(), true);
            assertThat(tree.leaves()).hasSizeLessThanOrEqualTo(12);
        }
    }

    private static void followsTheRules(PaperNode node, boolean highest) {
        assertThat(node.position().isOver()).isFalse();
        assertThat(node.highest()).isEqualTo(highest);
        for (PaperNode child : node.children()) {
            Position after = node.position().play(child.move(), Narrator.SILENT);
            assertThat(child.position()).isEqualTo(after);
            followsTheRules(child, (after.toMove() == node.position().toMove()) == highest);
        }
    }

    /** Where a special turn places two dogs, or towers are set up, a side moves twice. */
    @ParameterizedTest
    @MethodSource("gamesWithSpecialTurns")
    void aSideThatMovesTwiceTakesTheHighestValueTwice(String text) {
        Set<List<Boolean>> levels = new HashSet<>();
        for (long seed = 0; seed < 300; seed++) {
            PaperNode root = exercise(Games.read(text), ExerciseKind.BACK_UP, seed)
                    .tree()
                    .orElseThrow()
                    .root();
            levels.add(List.of(root.highest(), root.children().get(0).highest()));
        }

        assertThat(levels).contains(List.of(true, true), List.of(true, false));
    }

    static Stream<String> gamesWithSpecialTurns() {
        return Stream.of("catsdogs", "syrtis");
    }

    @Test
    void whereThereIsNoChoiceThereIsNothingToChoose() {
        GameKind kind = Games.read("infection").kind();
        Position soleMove = Stream.iterate(0L, seed -> seed + 1)
                .limit(200)
                .flatMap(seed -> positions(Games.read("infection"), seed))
                .filter(position -> position.moveCount() == 1)
                .findFirst()
                .orElseThrow();

        assertThat(ExerciseMaker.from(soleMove, ExerciseKind.DEPTH_TWO, kind.strong(), 1))
                .isEmpty();
        assertThat(ExerciseMaker.from(soleMove, ExerciseKind.UCB1_NEXT, kind.strong(), 1))
                .isEmpty();
    }

    /** All positions of a random game, but for its end. */
    private static Stream<Position> positions(Game game, long seed) {
        Draws draws = Draws.of(seed, "sole move");
        List<Position> played = new ArrayList<>();
        Position position = game.start(seed).position();
        while (!position.isOver()) {
            played.add(position);
            position = position.play(draws.from(position.moves()), Narrator.SILENT);
        }
        return played.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aStatedPositionIsTheRoot(GameKind kind) {
        Position position =
                exercise(Games.read(kind.id()), ExerciseKind.DEPTH_TWO, 3).position();

        Optional<Exercise> made = ExerciseMaker.from(position, ExerciseKind.DEPTH_TWO, kind.strong(), 11);

        assertThat(made).map(Exercise::position).contains(position);
    }

    /** Each explanation ends with the answer, or names every leaf of it. */
    @ParameterizedTest
    @MethodSource("games")
    void explanationsNameTheAnswer(GameKind kind) {
        Sentences english = new Sentences(Language.EN);
        for (long seed = 0; seed < 50; seed++) {
            for (ExerciseKind task : ExerciseKind.values()) {
                Exercise exercise = exercise(Games.read(kind.id()), task, seed);
                List<String> said =
                        exercise.explanation().stream().map(english::of).toList();
                String last = said.get(said.size() - 1);

                exercise.answer()
                        .match(new ExerciseAnswer.AnswerCases<>(
                                worth -> assertThat(last)
                                        .endsWith(english.numbers().exact(worth.value()) + "."),
                                leaves -> assertThat(leaves.leaves())
                                        .allSatisfy(leaf -> assertThat(String.join(" ", said))
                                                .containsPattern("lea(f|ves) [A-Z, and]*" + PaperTree.letter(leaf))),
                                move -> assertThat(last).contains(move.move().text())));
            }
        }
    }

    private static Exercise exercise(Game game, ExerciseKind kind, long seed) {
        return ExerciseMaker.of(game, kind, game.kind().strong(), seed).orElseThrow();
    }
}
