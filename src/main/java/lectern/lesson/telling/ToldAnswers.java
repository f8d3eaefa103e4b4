package lectern.lesson.telling;

import java.util.List;
import java.util.OptionalDouble;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.board.BoardShape;
import lectern.lesson.Block;
import lectern.lesson.RightAnswers;
import lectern.lesson.exercise.PaperTree;

/**
 * The right answers to a question as texts, in their order.
 *
 * @param texts moves, labels of cells, letters of leaves, or the Markdown of sentences to choose from; none for a number
 * @param anyOf whether each text is an answer of its own, instead of a part of the one answer
 */
public record ToldAnswers(List<String> texts, boolean anyOf, OptionalDouble number) {
    public ToldAnswers {
        texts = List.copyOf(texts);
    }

    public static ToldAnswers of(RightAnswers right, Block.Ask ask) {
        BoardShape board = ask.board().game().board();
        return right.match(new RightAnswers.RightAnswersCases<>(
                any -> told(moves(any.moves()), true),
                every -> told(moves(every.moves()), false),
                every -> told(board.labels(every.cells()), false),
                every -> told(every.leaves().stream().map(PaperTree::letter).toList(), false),
                any -> told(
                        any.options().stream()
                                .map(option ->
                                        ask.question().options().get(option).text())
                                .toList(),
                        true),
                amount -> new ToldAnswers(List.of(), false, OptionalDouble.of(amount.value()))));
    }

    /** The answers as a sentence, for a pupil who gives up. */
    public Phrase sentence() {
        if (number.isPresent()) return Phrase.of("study.solution.number", number.getAsDouble());
        return Phrase.of(anyOf ? "study.solution.any" : "study.solution.all", texts.size(), texts);
    }

    private static ToldAnswers told(List<String> texts, boolean anyOf) {
        return new ToldAnswers(texts, anyOf, OptionalDouble.empty());
    }

    private static List<String> moves(List<Move> moves) {
        return moves.stream().map(Move::text).toList();
    }
}
