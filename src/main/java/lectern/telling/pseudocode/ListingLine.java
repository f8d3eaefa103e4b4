package lectern.telling.pseudocode;

import lectern.game.Phrase;

/**
 * A line of the pseudocode.
 *
 * @param party for whom it stands there
 * @param indent how many steps it is set in
 */
public record ListingLine(LineRole role, Party party, int indent, Phrase text) {
    /** Whose turn it must be for a line to be reached. */
    public enum Party {
        BOTH,
        OWN,
        OTHER;

        boolean includes(boolean own) {
            return this == BOTH || (this == OWN) == own;
        }
    }
}
