package lectern.games.catsdogs;

import static lectern.games.catsdogs.CatsDogsCriterion.MOBILITY_OTHER;
import static lectern.games.catsdogs.CatsDogsCriterion.MOBILITY_OWN;

import java.util.ArrayList;
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
            Choice choice = rule.choice(position, thinking.seed());
            Decision greedy = new GreedyPlayer(
                            id, removal ? by(MOBILITY_OWN, MOBILITY_OTHER) : by(MOBILITY_OTHER, MOBILITY_OWN))
                    .decide(position, thinking);
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

        /** The judge with one of the two mobilities, in its usual weight unless the judge gives it another. */
        private Evaluator by(CatsDogsCriterion counted, CatsDogsCriterion uncounted) {
            List<Weighted> parts = new ArrayList<>(judge.parts());
            parts.removeIf(part -> part.criterion() == uncounted);
            if (parts.stream().noneMatch(part -> part.criterion() == counted)) {
                parts.add(new Weighted(counted, counted.weight()));
            }
            return new Evaluator(judge.id(), parts);
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
