package lectern.gui.league;

import java.nio.file.Path;
import java.util.Optional;
import lectern.play.league.LeaguePlan;

/**
 * What league is shown.
 *
 * @param folder where it is kept
 * @param plan its plan; empty if the folder says it
 * @param resumed whether the folder may hold games of it
 */
record LeagueSource(Path folder, Optional<LeaguePlan> plan, boolean resumed) {
    static LeagueSource begun(Path folder, LeaguePlan plan) {
        return new LeagueSource(folder, Optional.of(plan), false);
    }

    static LeagueSource found(Path folder) {
        return new LeagueSource(folder, Optional.empty(), true);
    }

    /** The same with a plan whose engines may be started. */
    LeagueSource goingOn(LeaguePlan known) {
        return new LeagueSource(folder, Optional.of(known), true);
    }
}
