package lectern.picture;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Game;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.board.BoardShape;
import lectern.game.board.Picture;

/**
 * All that there is to see of a board at one moment. Immutable.
 *
 * @param ghost how it would be: what differs from the picture is drawn faintly
 * @param labels whether letters and numbers stand around the board
 * @param edges the arrows to push from at the edges, and what the move is called that begins there
 */
public record Scene(
        BoardShape board,
        Picture picture,
        Skin skin,
        Palette palette,
        Marks marks,
        Optional<Picture> ghost,
        List<Motion> motions,
        boolean labels,
        Map<Handle.Edge, String> edges) {
    public Scene {
        motions = List.copyOf(motions);
        edges = Map.copyOf(edges);
    }

    /** A position with nothing marked, with labels, and with push arrows if its game has moves that begin at an edge. */
    public static Scene of(Position position, Palette palette) {
        return new Scene(
                position.game().board(),
                position.picture(),
                Skin.of(position.game()),
                palette,
                Marks.NONE,
                Optional.empty(),
                List.of(),
                true,
                edges(position.game()));
    }

    /** The start is asked, so that a board looks the same when the game is over. */
    private static Map<Handle.Edge, String> edges(Game game) {
        Position start = game.start(0).position();
        Map<Handle.Edge, String> names = new HashMap<>();
        for (Move move : start.moves()) {
            for (List<Handle> way : start.view().ways(move)) {
                if (way.get(0) instanceof Handle.Edge edge) names.put(edge, move.text());
            }
        }
        return names;
    }

    /** Where everything stands, whatever lies on the board. */
    public BoardLayout layout() {
        return new BoardLayout(board, labels, !edges.isEmpty());
    }

    public Scene withPicture(Picture shown) {
        return new Scene(board, shown, skin, palette, marks, ghost, motions, labels, edges);
    }

    public Scene withPalette(Palette colours) {
        return new Scene(board, picture, skin, colours, marks, ghost, motions, labels, edges);
    }

    public Scene withMarks(Marks marked) {
        return new Scene(board, picture, skin, palette, marked, ghost, motions, labels, edges);
    }

    public Scene withGhost(Optional<Picture> future) {
        return new Scene(board, picture, skin, palette, marks, future, motions, labels, edges);
    }

    public Scene withMotions(List<Motion> moving) {
        return new Scene(board, picture, skin, palette, marks, ghost, moving, labels, edges);
    }

    public Scene withLabels(boolean shown) {
        return new Scene(board, picture, skin, palette, marks, ghost, motions, shown, edges);
    }

    public Scene withoutEdges() {
        return new Scene(board, picture, skin, palette, marks, ghost, motions, labels, Map.of());
    }
}
