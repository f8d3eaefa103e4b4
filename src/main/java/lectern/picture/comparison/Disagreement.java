package lectern.picture.comparison;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Term;
import lectern.game.board.Cells;
import lectern.telling.difference.TermDifference;

/**
 * Two evaluators choose different moves.
 *
 * @param leads by how much each criterion speaks for the first move against the second: to the first evaluator, which
 *     chose that move, and to the other; so the first sum is at least 0 and the second at most 0, unless a move was
 *     chosen because it wins at once
 */
public record Disagreement(Move first, Move second, TermDifference leads) {
    static Disagreement of(Position position, Move first, Move second, Evaluator one, Evaluator other) {
        Position afterFirst = position.play(first, Narrator.SILENT);
        Position afterSecond = position.play(second, Narrator.SILENT);
        return new Disagreement(
                first,
                second,
                TermDifference.of(
                        leads(position, afterFirst, afterSecond, one),
                        leads(position, afterFirst, afterSecond, other)));
    }

    private static List<Term> leads(Position root, Position first, Position second, Evaluator judge) {
        List<Term> preferred = judge.evaluate(first, root.toMove()).terms();
        List<Term> left = judge.evaluate(second, root.toMove()).terms();
        List<Term> leads = new ArrayList<>();
        for (int i = 0; i < preferred.size(); i++) {
            Term more = preferred.get(i);
            Term less = left.get(i);
            double lead = more.contribution() - less.contribution();
            leads.add(new Term(more.key(), lead, 1, Cells.NONE, more.applies() || less.applies()));
        }
        return leads;
    }
}
