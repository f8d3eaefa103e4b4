package lectern.gui.desk;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Effect;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;

/**
 * A line of moves that the board shows without their being played: an expected line, or a branch of a search.
 *
 * @param positions the root and the position after each move
 * @param at how many of the moves are shown
 */
public record Lookahead(List<Move> line, List<Position> positions, int at) {
    public Lookahead {
        line = List.copyOf(line);
        positions = List.copyOf(positions);
    }

    /** A line of legal moves, or of fouls that are allowed, shown up to a move. */
    public static Lookahead of(Position root, List<Move> line, int at) {
        List<Position> positions = new ArrayList<>(List.of(root));
        for (Move move : line) positions.add(positions.get(positions.size() - 1).play(move, Narrator.SILENT));
        return new Lookahead(line, positions, at);
    }

    public Position position() {
        return positions.get(at);
    }

    /** What the last of the shown moves did. */
    public List<Effect> effects() {
        List<Effect> effects = new ArrayList<>();
        if (at > 0) positions.get(at - 1).play(line.get(at - 1), effects::add);
        return effects;
    }

    /** Whether the last of the shown moves breaks a rule. */
    public boolean isFoul() {
        return at > 0 && positions.get(at - 1).violation(line.get(at - 1)).isPresent();
    }

    public Lookahead at(int shown) {
        return new Lookahead(line, positions, Math.max(0, Math.min(shown, line.size())));
    }
}
