package lectern.gui.desk;

import lectern.game.Position;
import lectern.play.player.Contender;
import lectern.search.Decision;

/** What a player thinks of a position, whether or not it is played. */
public record Opinion(Position position, Contender contender, Decision decision) {}
