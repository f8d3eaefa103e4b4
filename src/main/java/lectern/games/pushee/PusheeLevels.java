package lectern.games.pushee;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import lectern.game.Draws;
import lectern.game.GameKind;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.DrawingPlayer;
import lectern.search.Player;
import lectern.search.PlayerKind;
import lectern.search.Thinking;

/** The report's four levels, all of which draw their moves. */
public final class PusheeLevels {
    private static final List<Phrase> SAME = List.of(Phrase.of("pushee.note.same"));
    private static final List<Phrase> CHEATS = List.of(Phrase.of("pushee.note.cheats"));

    public static final List<PlayerKind> ALL = List.of(
            honest("easy", Phrase.of("pushee.player.easy"), new Easy()),
            honest("normal", Phrase.of("pushee.player.normal"), new DrawingPlayer("normal", SAME)),
            honest("hard", Phrase.of("pushee.player.hard"), new DrawingPlayer("hard", SAME)),
            new PlayerKind(
                    "impossibru",
                    Phrase.of("pushee.player.impossibru"),
                    GameKind.REPORT,
                    false,
                    Set.of(),
                    (judge, options) -> new Impossibru()));

    private PusheeLevels() {}

    private static PlayerKind honest(String id, Phrase summary, Player player) {
        return new PlayerKind(id, summary, GameKind.REPORT, true, Set.of(), (judge, options) -> player);
    }

    /** One of some moves, drawn from the seed. */
    private static Decision drawn(
            Position position, List<? extends Move> moves, Thinking thinking, List<Phrase> notes) {
        Move drawn = Draws.of(thinking.seed(), "move " + position.text()).from(moves);
        List<Candidate> candidates =
                moves.stream().map(move -> Candidate.of(move, 0, List.of())).toList();
        return new Decision(drawn, 0, Choice.DRAWN, candidates, 0, 0, thinking.seed(), Optional.empty(), notes);
    }

    /** Takes the first empty cell by column, then by row, and draws only how the piece lies. */
    private static final class Easy implements Player {
        private static final int ORIENTATIONS = 2;

        @Override
        public String id() {
            return "easy";
        }

        @Override
        public Decision decide(Position position, Thinking thinking) {
            List<Move> moves = position.moves().stream().limit(ORIENTATIONS).toList();
            return drawn(position, moves, thinking, List.of());
        }
    }

    /** Puts its piece on top of one of the opponent's, if it can, which no rule allows. */
    private static final class Impossibru implements Player {
        @Override
        public String id() {
            return "impossibru";
        }

        @Override
        public Decision decide(Position position, Thinking thinking) {
            List<? extends Move> fouls = ((PusheePosition) position).fouls();
            return drawn(position, fouls.isEmpty() ? position.moves() : fouls, thinking, CHEATS);
        }
    }
}
