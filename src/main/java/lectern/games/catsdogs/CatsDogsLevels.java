package lectern.games.catsdogs;

import java.util.List;
import java.util.Set;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Evaluator.Weighted;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.GreedyPlayer;
import lectern.search.Player;
import lectern.search.PlayerKind;
import lectern.search.Thinking;

/**
 * The report's three levels: one that chooses well, one that chooses badly on purpose, and one that lets a coin decide
 * which of the two to follow.
 */
public final class CatsDogsLevels {
    public static final List<PlayerKind> ALL = List.of(
            level("easy", (position, seed) -> Choice.LOWEST),
            level("medium", (position, seed) -> coin(position, seed)),
            level("hard", (position, seed) -> Choice.HIGHEST));

    /** How a level settles by which rule it chooses next. */
    private interface Rule {
        Choice choice(Position position, long seed);
    }

    private CatsDogsLevels() {}

    private static PlayerKind level(String id, Rule rule) {
        return new PlayerKind(
                id,
                Phrase.of("catsdogs.player." + id),
                "mobility",
                true,
                Set.of(PlayerKind.Aspect.JUDGEMENT),
                (judge, options) -> new Level(id, judge, rule));
    }

    private static Choice coin(Position position, long seed) {
        return Draws.of(seed, "catsdogs coin " + position.text()).from(List.of(Choice.HIGHEST, Choice.LOWEST));
    }

    /** Judges a removal by the cells that it opens for Cats, anything else by those that it leaves to the other side. */
    private record Level(String id, Evaluator judge, Rule rule) implements Player {
        @Override
        public Decision decide(Position position, Thinking thinking) {
            boolean removal = ((CatsDogsPosition) position).stage == Stage.REMOVE;
            CatsDogsCriterion only = removal ? CatsDogsCriterion.MOBILITY_OWN : CatsDogsCriterion.MOBILITY_OTHER;
            Choice choice = rule.choice(position, thinking.seed());
            Decision greedy = new GreedyPlayer(id, onlyBy(only)).decide(position, thinking);
            // The report's program runs through placements forwards and through removals backwards, and the level
            // that chooses badly keeps the other end of the same list.
            boolean firstOfEqual = removal == (choice == Choice.LOWEST);
            Candidate chosen = chosen(greedy.candidates(), choice == Choice.HIGHEST, firstOfEqual);
            return new Decision(
                    chosen.move(),
                    chosen.score(),
                    choice,
                    greedy.candidates(),
                    greedy.depth(),
                    greedy.nodes(),
                    greedy.seed(),
                    greedy.trace(),
                    greedy.notes());
        }

        /** One criterion, with the weight that the judge gives it or else its usual one. */
        private Evaluator onlyBy(CatsDogsCriterion criterion) {
            Weighted part = judge.parts().stream()
                    .filter(weighted -> weighted.criterion() == criterion)
                    .findFirst()
                    .orElse(new Weighted(criterion, criterion.weight()));
            return new Evaluator(judge.id(), List.of(part));
        }

        private static Candidate chosen(List<Candidate> candidates, boolean highest, boolean firstOfEqual) {
            Candidate chosen = candidates.get(0);
            for (Candidate candidate : candidates) {
                boolean better = highest ? candidate.score() > chosen.score() : candidate.score() < chosen.score();
                boolean equal = candidate.score() == chosen.score();
                if (better || (equal && !firstOfEqual)) chosen = candidate;
            }
            return chosen;
        }
    }
}
