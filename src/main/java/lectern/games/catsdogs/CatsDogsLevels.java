package lectern.games.catsdogs;

import static lectern.games.catsdogs.CatsDogsCriterion.MOBILITY_OTHER;
import static lectern.games.catsdogs.CatsDogsCriterion.MOBILITY_OWN;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Evaluator.Weighted;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.GreedyPlayer;
import lectern.search.Player;
import lectern.search.PlayerKind;
import lectern.search.Thinking;
import lectern.search.TieBreak;

/**
 * The report's three levels: one that chooses well, one that chooses badly on purpose, and one that lets a coin decide
 * which of the two to follow.
 */
public final class CatsDogsLevels {
    public static final List<PlayerKind> ALL = List.of(
            level("easy", (position, seed) -> new Rule(Choice.LOWEST, List.of())),
            level("medium", CatsDogsLevels::coin),
            level("hard", (position, seed) -> new Rule(Choice.HIGHEST, List.of())));

    private static final TieBreak FIRST = TieBreak.by("catsdogs.tie.first");
    private static final TieBreak LAST = TieBreak.by("catsdogs.tie.last");

    /**
     * By which rule a level chooses next.
     *
     * @param notes what settled it
     */
    private record Rule(Choice choice, List<Phrase> notes) {}

    /** How a level settles by which rule it chooses next. */
    private interface Settling {
        Rule rule(Position position, long seed);
    }

    private CatsDogsLevels() {}

    private static PlayerKind level(String id, Settling settling) {
        return new PlayerKind(
                id,
                Phrase.of("catsdogs.player." + id),
                "mobility",
                true,
                Set.of(PlayerKind.Aspect.JUDGEMENT),
                (judge, options) -> new Level(id, judge, settling));
    }

    private static Rule coin(Position position, long seed) {
        return Draws.of(seed, "catsdogs coin " + position.text())
                .from(List.of(
                        new Rule(Choice.HIGHEST, List.of(Phrase.of("catsdogs.note.coin.heads"))),
                        new Rule(Choice.LOWEST, List.of(Phrase.of("catsdogs.note.coin.tails")))));
    }

    /** Judges a removal by the cells that it opens for Cats, anything else by those that it leaves to the other side. */
    private record Level(String id, Evaluator judge, Settling settling) implements Player {
        @Override
        public Decision decide(Position position, Thinking thinking) {
            boolean removal = ((CatsDogsPosition) position).stage == Stage.REMOVE;
            Rule rule = settling.rule(position, thinking.seed());
            Choice choice = rule.choice();
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
                    firstOfEqual ? FIRST : LAST,
                    greedy.candidates(),
                    greedy.depth(),
                    greedy.nodes(),
                    greedy.seed(),
                    greedy.trace(),
                    notes(rule, position, chosen));
        }

        /** The report's program asks whether a turn is special before it asks whether the game is over. */
        private static List<Phrase> notes(Rule rule, Position position, Candidate chosen) {
            List<Phrase> notes = new ArrayList<>(rule.notes());
            CatsDogsPosition after = (CatsDogsPosition) position.play(chosen.move(), Narrator.SILENT);
            if (after.isOver() && after.stage == Stage.REMOVE) notes.add(Phrase.of("catsdogs.note.reopens"));
            return notes;
        }

        /** The judge with one of the two mobilities, in its usual weight unless the judge gives it another. */
        private Evaluator by(CatsDogsCriterion counted, CatsDogsCriterion uncounted) {
            List<Weighted> parts = new ArrayList<>(judge.parts());
            parts.removeIf(part -> part.criterion().key().equals(uncounted.key()));
            if (parts.stream().noneMatch(part -> part.criterion().key().equals(counted.key()))) {
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
