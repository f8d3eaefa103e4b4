package lectern.search;

import java.util.List;
import java.util.Optional;
import lectern.game.Draws;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;

/** Draws its move from the seed: each legal move is equally likely. */
public final class DrawingPlayer implements Player {
    private final String id;
    private final List<Phrase> notes;

    /**
     * @param notes what a spectator should know of it
     */
    public DrawingPlayer(String id, List<Phrase> notes) {
        this.id = id;
        this.notes = List.copyOf(notes);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Decision decide(Position position, Thinking thinking) {
        List<Move> moves = position.moves();
        Move drawn = Draws.of(thinking.seed(), "move " + position.text()).from(moves);
        List<Candidate> candidates =
                moves.stream().map(move -> Candidate.of(move, 0, List.of())).toList();
        return new Decision(drawn, 0, Choice.DRAWN, candidates, 0, 0, thinking.seed(), Optional.empty(), notes);
    }
}
