package lectern.search;

import java.util.Locale;

/** How trials are spread over moves. Every rule but the last judges nothing: it plays at random and counts results. */
public enum TrialRule {
    /** Every move of the position gets as many trials as any other; the highest mean is chosen. */
    FLAT,
    /** The moves of the position are a bandit: the highest upper confidence bound is tried next (Auer and others 2002). */
    UCB1,
    /** UCB1 at every node of a tree that grows (Kocsis and Szepesvári 2006). */
    UCT,
    /** Upper confidence bounds with priors in a tree that also proves results: the rule of the player {@code mcts}. */
    PUCT;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether there is more to it than the moves of the position. */
    public boolean growsTree() {
        return this == UCT || this == PUCT;
    }

    /** Whether it judges positions and proves results; otherwise only the results of games played to their end count. */
    public boolean isInformed() {
        return this == PUCT;
    }

    /** Whether a constant says how much it explores. */
    public boolean explores() {
        return this != FLAT;
    }
}
