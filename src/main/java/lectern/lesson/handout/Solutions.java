package lectern.lesson.handout;

import java.util.List;
import lectern.game.Move;
import lectern.lesson.Block;
import lectern.lesson.Question;
import lectern.search.Stop;
import lectern.text.Numbers;

/** What the right answers to a question are: the rule engine says so, as it does in the window. */
final class Solutions {
    private final Numbers numbers;
    private final Stop stop;

    Solutions(Numbers numbers, Stop stop) {
        this.numbers = numbers;
        this.stop = stop;
    }

    /**
     * Moves, cells, numbers, or the Markdown of choices.
     *
     * @throws lectern.lesson.condition.Unproven if the engine could not find out within its limits
     */
    List<String> of(Block.Ask ask) {
        Question question = ask.question();
        if (question instanceof Question.OneMove one)
            return texts(one.accepted().among(ask.board(), stop));
        if (question instanceof Question.AllMoves all)
            return texts(all.accepted().among(ask.board(), stop));
        if (question instanceof Question.AllCells cells) {
            return ask.board().game().board().labels(cells.cells(ask.board(), stop));
        }
        if (question instanceof Question.Choice choice) {
            return choice.options().stream()
                    .filter(Question.Option::right)
                    .map(Question.Option::text)
                    .toList();
        }
        if (question instanceof Question.Amount amount) {
            return List.of(numbers.text(amount.right(ask.board(), stop)));
        }
        if (question instanceof Question.PredictMove predicted) {
            return List.of(predicted.guess().decide(ask.board(), stop).move().text());
        }
        Question.PredictScore predicted = (Question.PredictScore) question;
        return List.of(numbers.text(predicted.guess().decide(ask.board(), stop).score()));
    }

    private static List<String> texts(List<Move> moves) {
        return moves.stream().map(Move::text).toList();
    }
}
