package lectern.gui.desk;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Move;
import lectern.game.Position;
import lectern.play.Turn;
import lectern.search.Decision;

/**
 * What a player considered in the very position that is on the board.
 *
 * @param root that position
 */
public record Considered(Position root, Decision decision) {
    /**
     * What was asked for here, or how the move was chosen that follows here; none in the middle of a move, nor where no
     * player has thought.
     */
    public static Optional<Considered> at(Desk desk) {
        return desk.measured()
                .flatMap(shown -> Stream.of(
                                asked(desk).stream(),
                                chosen(desk.match().current()),
                                chosen(desk.match().redo().current()))
                        .flatMap(known -> known)
                        .filter(known -> known.root.equals(shown))
                        .findFirst());
    }

    private static Optional<Considered> asked(Desk desk) {
        return desk.opinion().map(opinion -> new Considered(opinion.position(), opinion.decision()));
    }

    private static Stream<Considered> chosen(Optional<Turn> turn) {
        return turn.flatMap(made -> made.decision().map(decision -> new Considered(made.before(), decision))).stream();
    }

    /**
     * The play that is expected from the position that is on the board: by the player that considered it, or else by the
     * one whose move led here; empty if neither is known.
     */
    public static List<Move> line(Desk desk) {
        return at(desk).map(here -> here.decision.line()).orElseGet(() -> rest(desk));
    }

    /** What the player that moved last expects to follow. */
    private static List<Move> rest(Desk desk) {
        Optional<Position> shown = desk.measured();
        return desk.match()
                .current()
                .filter(turn -> shown.equals(Optional.of(turn.after())))
                .flatMap(turn -> turn.decision().map(Decision::line).filter(line -> startsWith(line, turn.move())))
                .map(line -> line.subList(1, line.size()))
                .orElse(List.of());
    }

    private static boolean startsWith(List<Move> line, Move move) {
        return !line.isEmpty() && line.get(0).equals(move);
    }
}
