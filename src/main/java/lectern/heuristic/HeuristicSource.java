package lectern.heuristic;

import lectern.game.Phrase;

/** Where the heuristics are found that a text names with {@code @} and something behind it. */
@FunctionalInterface
public interface HeuristicSource {
    /** Of a text that can name none. */
    HeuristicSource NONE = reference -> {
        throw new UnreadableHeuristic(Phrase.of("heuristic.not-here"));
    };

    /**
     * The heuristic with a reference.
     *
     * @param reference what stands behind {@code @}: a name, or the path of a file
     * @throws UnreadableHeuristic if there is none, or it cannot be read
     */
    Heuristic find(String reference);

    /** What is not found here is looked for elsewhere. */
    default HeuristicSource or(HeuristicSource other) {
        return reference -> {
            try {
                return find(reference);
            } catch (UnreadableHeuristic notHere) {
                return other.find(reference);
            }
        };
    }
}
