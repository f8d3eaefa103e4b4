package lectern.telling;

import lectern.game.Position;
import lectern.play.player.Contender;
import lectern.search.Decision;

/** A decision with the position that it was made in, and a contender that makes it again without thinking. */
public record Decided(Position position, Decision decision, Contender contender) {
    @Override
    public String toString() {
        return contender.text() + " in " + position.game().kind().id() + " " + position.text();
    }
}
