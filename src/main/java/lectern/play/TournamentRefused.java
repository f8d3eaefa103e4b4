package lectern.play;

import lectern.game.Phrase;

/** A tournament that is not to be played, or not here; the reason says why. */
public final class TournamentRefused extends RuntimeException {
    private final transient Phrase reason;

    public TournamentRefused(Phrase reason) {
        super(reason.key() + " " + reason.arguments());
        this.reason = reason;
    }

    public Phrase reason() {
        return reason;
    }
}
