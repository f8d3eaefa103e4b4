package lectern.grade.requirement;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.grade.submission.SubmittedFile;
import lectern.grade.submission.SubmittedKind;
import lectern.heuristic.Heuristic;

/**
 * A heuristic holds the position after a move for better than after each of others, for the side that moves. Nothing is looked
 * ahead.
 */
public record Prefers(HeuristicSeat seat, Position position, Move move, List<Move> others) implements Requirement {
    public Prefers {
        others = List.copyOf(others);
    }

    @Override
    public SubmittedKind on() {
        return SubmittedKind.HEURISTIC;
    }

    @Override
    public Judged judge(SubmittedFile file, Conditions conditions) {
        return seat.judge(file, this::judge);
    }

    private Judged judge(Heuristic heuristic) {
        Evaluator evaluator = heuristic.evaluator();
        double own = value(evaluator, move);
        List<Phrase> notWorse = new ArrayList<>();
        for (Move other : others) {
            double value = value(evaluator, other);
            if (value >= own) notWorse.add(worth(other, value));
        }
        Phrase found = worth(move, own);
        return notWorse.isEmpty()
                ? Judged.of(true, Phrase.of("grade.prefers", found, texts(others)))
                : Judged.not(Phrase.of("grade.prefers-not", found, notWorse));
    }

    private double value(Evaluator evaluator, Move made) {
        return evaluator.value(position.play(made, Narrator.SILENT), position.toMove());
    }

    private static Phrase worth(Move move, double value) {
        return Phrase.of("grade.worth", move.text(), new Phrase.Score(value, true));
    }

    private static List<String> texts(List<Move> moves) {
        return moves.stream().map(Move::text).toList();
    }
}
