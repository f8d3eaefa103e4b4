package lectern.play.league;

import lectern.play.player.Contender;

/**
 * One that takes part in a league.
 *
 * @param name on one line, and unique among the entrants
 */
public record Entrant(String name, Contender contender) {
    public Entrant {
        if (name.isBlank() || !name.equals(name.replaceAll("\\p{Cntrl}", " ").strip())) {
            throw new IllegalArgumentException("a name is a line of letters: " + name);
        }
    }
}
