package lectern.lesson.condition;

import lectern.game.Position;
import lectern.play.player.Contender;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.Stop;
import lectern.search.Thinking;

/**
 * What a player would do.
 *
 * @param seed decides whatever the player draws
 */
public record Guess(Contender player, long seed) {
    /** The decision, which is the same each time. */
    public Decision decide(Position position, Stop stop) {
        return player.player().decide(position, thinking(stop));
    }

    /** How the player thinks in a lesson: as its text says, but never beyond the bounds of lessons. */
    public Thinking thinking(Stop stop) {
        Budget budget = player.budget();
        Budget bounded = budget.withNodes(Math.min(budget.nodes(), Effort.MOST_NODES));
        return Thinking.within(bounded).seeded(seed).stoppedBy(stop);
    }

    /** What it asks for, as {@link ContentKey} spells it. */
    public String contentKey() {
        // A heuristic's name does not say what it judges by.
        String written = player.heuristic()
                .flatMap(heuristic -> player.evaluator())
                .map(ContentKey::of)
                .orElse("");
        return "Guess[player=" + player.text() + written + ", seed=" + seed + "]";
    }
}
