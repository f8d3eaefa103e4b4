package lectern.games.shiftago;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Phrase;

/** Moves made by pointing: at the end of a row or column, where a marble comes in. Cells mean nothing. */
final class ShiftagoPointing {
    private final ShiftagoPosition position;

    ShiftagoPointing(ShiftagoPosition position) {
        this.position = position;
    }

    static List<List<Handle>> ways(ShiftagoMove move) {
        return List.of(List.of(
                move.isPass()
                        ? Handle.PASS
                        : new Handle.Edge(Handle.Border.valueOf(move.edge.name()), move.number - 1)));
    }

    static Optional<Move> meant(List<Handle> pointed) {
        return Stream.concat(ShiftagoMove.ALL.stream(), Stream.of(ShiftagoMove.PASS))
                .filter(move -> ways(move).contains(pointed))
                .<Move>map(move -> move)
                .findFirst();
    }

    Phrase prompt() {
        if (position.isOver()) return ShiftagoWord.GAME_OVER.with();
        boolean out = position.left(position.toMove()) == 0;
        return Phrase.of(out ? "shiftago.prompt.pass" : "shiftago.prompt");
    }
}
