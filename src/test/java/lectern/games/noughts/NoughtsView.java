package lectern.games.noughts;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Gauge;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.base.TypedView;
import lectern.game.board.Cells;
import lectern.game.board.Token;

/** The board for a person: a click on a cell puts a mark there. Nothing is connected, and so nothing is overlaid. */
final class NoughtsView extends TypedView<NoughtsMove, NoughtsPosition> {
    NoughtsView(NoughtsPosition position) {
        super(position);
    }

    @Override
    protected List<List<Handle>> waysTo(NoughtsMove move) {
        return List.of(List.of(new Handle.Cell(move.cell)));
    }

    @Override
    public Optional<Move> meant(List<Handle> pointed) {
        Cells cells = Handle.cells(pointed, NoughtsGame.BOARD);
        return cells.size() == 1 ? Optional.of(NoughtsMove.on(cells.first())) : Optional.empty();
    }

    @Override
    public Phrase prompt(List<Handle> pointed) {
        return position.isOver() ? NoughtsWord.GAME_OVER.with() : Phrase.of("noughts.prompt");
    }

    @Override
    public Phrase name(Seat seat) {
        return NoughtsWord.side(seat);
    }

    @Override
    public Optional<Token> emblem(Seat seat) {
        return Optional.of(NoughtsMark.of(seat));
    }

    @Override
    public List<Gauge> gauges() {
        return List.of(Gauge.each(
                Phrase.of("noughts.gauge.lines"), position.openLines(Seat.FIRST), position.openLines(Seat.SECOND)));
    }

    @Override
    public Map<String, Object> facts() {
        return Map.of("lines", ofEachSeat(position::openLines));
    }
}
