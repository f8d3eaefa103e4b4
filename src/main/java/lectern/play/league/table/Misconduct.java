package lectern.play.league.table;

import java.util.Optional;
import lectern.game.Phrase;

/**
 * What an entrant did that it should not.
 *
 * @param example of one game, where games were forfeited
 */
public record Misconduct(Phrase what, Optional<Phrase> example) {}
