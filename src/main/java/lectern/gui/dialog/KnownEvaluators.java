package lectern.gui.dialog;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.gui.wording.Wording;
import lectern.heuristic.Heuristic;
import lectern.heuristic.NamedHeuristics;

/** What positions of a game can be judged by, as words of player texts: its evaluators, and heuristics behind a mark. */
public final class KnownEvaluators {
    private KnownEvaluators() {}

    public static List<String> ids(GameKind game, NamedHeuristics known) {
        return Stream.concat(
                        game.evaluators().stream().map(Evaluator::id),
                        known.all().stream().map(heuristic -> Evaluator.WRITTEN + known.reference(heuristic)))
                .toList();
    }

    public static Optional<Evaluator> find(String id, GameKind game, NamedHeuristics known) {
        return Stream.concat(
                        game.evaluators().stream()
                                .filter(evaluator -> evaluator.id().equals(id)),
                        known.all().stream()
                                .filter(heuristic -> id.equals(Evaluator.WRITTEN + known.reference(heuristic)))
                                .map(Heuristic::evaluator))
                .findFirst();
    }

    /** What one is called. */
    public static String name(String id, Wording wording) {
        return id.startsWith(Evaluator.WRITTEN)
                ? Heuristic.named(id.substring(Evaluator.WRITTEN.length()))
                : wording.of("players.evaluator." + id);
    }
}
