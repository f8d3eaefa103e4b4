package lectern.play.player;

import java.util.Optional;
import java.util.function.Supplier;
import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.heuristic.Heuristic;
import lectern.heuristic.NamedHeuristics;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.Player;
import lectern.search.Thinking;

/**
 * A player that is ready to play one game, described by its text, and how long it may think about a move.
 * Each game gets a player of its own, so that games can be played side by side. Equal to any other with the same text
 * and the same heuristic.
 */
public final class Contender {
    private final String text;
    private final Budget budget;
    private final boolean honest;
    private final JudgedBy judgedBy;
    private final Supplier<Player> maker;

    /**
     * What it judges by.
     *
     * @param evaluator with the weights that it has; empty if it is not known
     * @param heuristic what the user wrote, if that is what the evaluator comes from
     */
    record JudgedBy(Optional<Evaluator> evaluator, Optional<Heuristic> heuristic) {
        private static final JudgedBy UNKNOWN = new JudgedBy(Optional.empty(), Optional.empty());
    }

    /**
     * @param text the canonical player text
     * @param honest whether it keeps the rules; one that does not may make the fouls that a position allows
     * @param maker makes the player; one that is {@link AutoCloseable} is closed after its game
     */
    public Contender(String text, Budget budget, boolean honest, Supplier<Player> maker) {
        this(text, budget, honest, JudgedBy.UNKNOWN, maker);
    }

    Contender(String text, Budget budget, boolean honest, JudgedBy judgedBy, Supplier<Player> maker) {
        this.judgedBy = judgedBy;
        this.text = text;
        this.budget = budget;
        this.honest = honest;
        this.maker = maker;
    }

    public String text() {
        return text;
    }

    public Budget budget() {
        return budget;
    }

    public boolean isHonest() {
        return honest;
    }

    /** What it judges positions by, if that is known. */
    public Optional<Evaluator> evaluator() {
        return judgedBy.evaluator();
    }

    /** The heuristic that it plays with, if a user wrote that; its text only names it. */
    public Optional<Heuristic> heuristic() {
        return judgedBy.heuristic();
    }

    /** The same contender, whose text names its heuristic as it is called among others. */
    public Contender among(NamedHeuristics others) {
        if (heuristic().isEmpty()) return this;
        String reference = others.reference(heuristic().get());
        return new Contender(PlayerFields.naming(text, reference), budget, honest, judgedBy, maker);
    }

    /** The same contender, whose next answer is a decision of its own with the exact score of a candidate. */
    public Contender workingOut(Decision decision, Candidate candidate) {
        return new Contender(text, budget, honest, judgedBy, () -> new Player() {
            @Override
            public String id() {
                return text;
            }

            @Override
            public Decision decide(Position position, Thinking thinking) {
                return maker.get().workOut(decision, candidate, position, thinking);
            }
        });
    }

    public Player player() {
        return maker.get();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Contender contender
                && text.equals(contender.text)
                && heuristic().equals(contender.heuristic());
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
