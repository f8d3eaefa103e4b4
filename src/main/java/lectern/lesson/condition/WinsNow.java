package lectern.lesson.condition;

import java.util.List;
import java.util.Optional;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Outcome;
import lectern.game.Position;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Stop;

/** The move ends the game, and its side has won. */
public record WinsNow() implements Condition {
    @Override
    public List<Move> among(Position position, Stop stop) {
        return position.moves().stream().filter(move -> wins(position, move)).toList();
    }

    private static boolean wins(Position position, Move move) {
        return position.play(move, Narrator.SILENT)
                .outcome()
                .map(Outcome::winner)
                .filter(winner -> winner == position.toMove())
                .isPresent();
    }

    @Override
    public String contentKey() {
        return "WinsNow[]";
    }

    /** What shows best that a win was missed, and may have been the last one. */
    @Override
    public Optional<Contender> refuter(Game game) {
        return Optional.of(PlayerText.read("search:depth=3", game));
    }
}
