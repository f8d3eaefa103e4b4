package lectern.lesson.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.lesson.Question;
import lectern.lesson.condition.Condition;
import lectern.lesson.condition.Unproven;
import lectern.lesson.read.Finding;
import lectern.search.Stop;

/** Carries out what a lesson asks of the engine: that questions can be answered right and wrong, and claims hold. */
final class Proofs {
    private final String file;
    private final Stop stop;
    private final List<Finding> findings = new ArrayList<>();

    private Proofs(String file, Stop stop) {
        this.file = file;
        this.stop = stop;
    }

    static List<Finding> findings(String file, Lesson lesson, Stop stop) {
        Proofs proofs = new Proofs(file, stop);
        for (Block block : lesson.blocks()) {
            if (!stop.isAsked()) proofs.check(block);
        }
        return proofs.findings;
    }

    private void check(Block block) {
        try {
            if (block instanceof Block.Ask ask) {
                complaint(ask).ifPresent(reason -> report(block, reason));
            } else if (block instanceof Block.Claim claim) {
                claim.statement()
                        .refutation(claim.board(), stop)
                        .ifPresent(reason -> report(block, Phrase.of("lesson.false", reason)));
            }
        } catch (Unproven unproven) {
            report(block, unproven.reason());
        }
    }

    private void report(Block block, Phrase reason) {
        if (!stop.isAsked()) findings.add(Finding.error(file, block.line(), reason));
    }

    private Optional<Phrase> complaint(Block.Ask ask) {
        Position board = ask.board();
        Question question = ask.question();
        if (question instanceof Question.OneMove one) return telling(one.accepted(), ask);
        if (question instanceof Question.AllMoves all) return telling(all.accepted(), ask);
        if (question instanceof Question.AllCells cells) {
            boolean none = cells.cells(board, stop).isEmpty();
            return none ? Optional.of(Phrase.of("lesson.no-answer")) : Optional.empty();
        }
        if (question instanceof Question.Amount amount) return differing(amount, board);
        if (question instanceof Question.PredictMove predicted) {
            Move move = predicted.guess().decide(board, stop).move();
            boolean sole = board.moveCount() == 1;
            return sole ? Optional.of(Phrase.of("lesson.sole-move", move.text())) : Optional.empty();
        }
        return Optional.empty();
    }

    /** A question that every move answers, or none, asks nothing. */
    private Optional<Phrase> telling(Condition condition, Block.Ask ask) {
        List<Move> right = condition.among(ask.board(), stop);
        if (right.isEmpty()) return Optional.of(Phrase.of("lesson.no-answer"));
        boolean all = right.size() == ask.board().moveCount();
        return all ? Optional.of(Phrase.of("lesson.every-answer")) : Optional.empty();
    }

    private Optional<Phrase> differing(Question.Amount amount, Position board) {
        if (amount.stated().isEmpty() || amount.measure().isEmpty()) return Optional.empty();
        double stated = amount.stated().getAsDouble();
        double found = amount.measure().get().of(board, stop);
        if (Math.abs(stated - found) <= amount.tolerance()) return Optional.empty();
        return Optional.of(Phrase.of("lesson.false", Phrase.of("lesson.false.amount", found)));
    }
}
