package lectern.gui.inspector.decision.view;

import java.util.Optional;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.gui.desk.Desk;
import lectern.play.player.Contender;
import lectern.search.Decision;

/**
 * A decision that can be looked into, with the position that it was made in.
 *
 * @param contender who made it, where that is known
 * @param asked whether the user asked for it; otherwise it is the one that the current move was played by
 */
public record Subject(Position root, Decision decision, Optional<Contender> contender, boolean asked) {
    /**
     * What a desk has to show: what the user asked for here, or else how the current move was chosen. Nothing while a
     * move is to be predicted, since a decision tells what it expects next.
     */
    public static Optional<Subject> of(Desk desk) {
        if (desk.hiding().isOn()) return Optional.empty();
        return desk.opinion()
                .map(opinion ->
                        new Subject(opinion.position(), opinion.decision(), Optional.of(opinion.contender()), true))
                .or(() -> desk.steps()
                        .turn()
                        .flatMap(turn -> turn.decision()
                                .map(decision -> new Subject(turn.before(), decision, desk.decider(decision), false))));
    }

    /** Whether this is about the very same thinking, not only about an equal one. */
    @SuppressWarnings("ReferenceEquality")
    public boolean isSameAs(Subject other) {
        return decision == other.decision && asked == other.asked && contender.equals(other.contender);
    }

    /** Whether it is about the same player's choice, of which more may be known now. */
    public boolean isSameProblem(Subject other) {
        return root.equals(other.root)
                && decision.move().equals(other.decision.move())
                && contender.equals(other.contender);
    }

    /** The side that every score, value and window is for. */
    public Phrase side() {
        return root.view().name(root.toMove());
    }
}
