package lectern.lesson.study;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.UnreadableText;
import lectern.game.board.Cells;
import lectern.lesson.Answer;
import lectern.lesson.RightAnswers;
import lectern.lesson.exercise.Exercise;

/** Answers to a question that are of its kind, and not right. */
final class WrongAnswers {
    /** How many of one sort are tried. */
    private static final int ENOUGH = 12;

    private WrongAnswers() {}

    static List<Answer> to(Task task) {
        RightAnswers key = task.key().orElseThrow();
        Position board = task.ask().board();
        int options = task.ask().question().options().size();
        List<Integer> cells =
                IntStream.range(0, board.game().board().cells()).boxed().toList();
        return key.match(new RightAnswers.RightAnswersCases<Stream<Answer>>(
                        any -> others(board.moves(), any.moves()).map(Answer.OneMove::new),
                        every -> sets(every.moves(), board.moves()).map(Answer.Moves::new),
                        every -> sets(every.cells().stream().boxed().toList(), cells)
                                .map(WrongAnswers::places),
                        every -> sets(every.leaves(), leaves(task)).map(Answer.Leaves::new),
                        any -> others(IntStream.range(0, options).boxed().toList(), any.options())
                                .map(Answer.Chosen::new),
                        amount -> Stream.of(1 + 2 * amount.tolerance(), -1 - 2 * amount.tolerance())
                                .map(beside -> new Answer.Amount(amount.value() + beside))))
                .toList();
    }

    private static Answer places(List<Integer> cells) {
        return new Answer.Places(Cells.of(cells.stream().mapToInt(Integer::intValue)));
    }

    private static List<Integer> leaves(Task task) {
        return task.exercise()
                .flatMap(Exercise::tree)
                .map(tree -> IntStream.range(0, tree.leaves().size()).boxed().toList())
                .orElse(List.of());
    }

    private static <T> Stream<T> others(List<T> all, List<T> right) {
        return all.stream().filter(one -> !right.contains(one));
    }

    /** One too few, one too many, and strangers alone. */
    private static <T> Stream<List<T>> sets(List<T> right, List<T> all) {
        Stream<List<T>> fewer = Stream.of(right.subList(1, right.size())).filter(some -> !some.isEmpty());
        Stream<List<T>> more = others(all, right)
                .limit(1)
                .map(stranger ->
                        Stream.concat(right.stream(), Stream.of(stranger)).toList());
        Stream<List<T>> strangers = others(all, right).limit(ENOUGH).map(List::of);
        return Stream.of(fewer, more, strangers).flatMap(sets -> sets);
    }

    /** A move that the rules forbid here, if there is one that can be spelt. */
    static Optional<Move> forbidden(Position board) {
        return board.game().conceivableMoves().stream()
                .flatMap(text -> read(board, text))
                .filter(move -> board.violation(move).isPresent())
                .findFirst();
    }

    private static Stream<Move> read(Position board, String text) {
        try {
            return Stream.of(board.readMove(text));
        } catch (UnreadableText wrong) {
            return Stream.empty();
        }
    }
}
