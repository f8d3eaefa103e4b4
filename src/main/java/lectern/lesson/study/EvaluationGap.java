package lectern.lesson.study;

import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.lesson.Block;
import lectern.lesson.Question;
import lectern.lesson.condition.BestBy;

/** By how much a move misses what is asked for, where that can be measured: what an evaluator says of it. */
final class EvaluationGap {
    /** What a sentence does not show is no difference. */
    private static final double SHOWN = 0.005;

    private EvaluationGap() {}

    static Optional<Phrase> of(Block.Ask ask, Move move, Move best) {
        return evaluator(ask.question()).flatMap(evaluator -> {
            double worth = worth(evaluator, ask.board(), move);
            double most = worth(evaluator, ask.board(), best);
            return most - worth < SHOWN ? Optional.empty() : Optional.of(Phrase.of("study.worth-less", worth, most));
        });
    }

    private static Optional<Evaluator> evaluator(Question question) {
        return question instanceof Question.OneMove one && one.accepted() instanceof BestBy best
                ? Optional.of(best.evaluator())
                : Optional.empty();
    }

    private static double worth(Evaluator evaluator, Position board, Move move) {
        return evaluator.value(board.play(move, Narrator.SILENT), board.toMove()) + 0.0;
    }
}
