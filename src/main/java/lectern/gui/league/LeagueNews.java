package lectern.gui.league;

import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.gui.league.standing.LeagueTidings;

/**
 * How far a league has come. Immutable.
 *
 * @param finished how many games have come to their end
 * @param played how many of them since it last began or went on
 * @param seconds for how long it has played since then
 * @param tidings how it stands, which may lag a little behind
 * @param whole whether no game is missing; a test may have decided before all that were planned
 * @param said what the user should know of it, such as damage that was found
 */
record LeagueNews(
        Stage stage,
        int finished,
        long planned,
        int played,
        double seconds,
        Optional<LeagueTidings> tidings,
        boolean whole,
        List<Phrase> said) {
    /** So many games and seconds tell something about those that are left. */
    private static final int FEW_GAMES = 4;

    private static final double SHORT = 3;

    /** What is going on. */
    enum Stage {
        READING,
        PLAYING,
        PAUSED,
        /** Nothing is going on, and its folder is free. */
        CLOSED
    }

    /** How many seconds are left; empty as long as that cannot be said. */
    Optional<Long> secondsLeft() {
        boolean told = stage == Stage.PLAYING && played >= FEW_GAMES && seconds >= SHORT;
        return told ? Optional.of(Math.round(seconds / played * (planned - finished))) : Optional.empty();
    }
}
