package lectern.games.shiftago;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Gauge;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Overlay;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.base.TypedView;
import lectern.game.board.Cells;
import lectern.game.board.Picture;
import lectern.game.board.Token;

/**
 * The board for a person. Moves are made by pointing: at the end of a row or column, where a marble comes in. Cells mean
 * nothing.
 */
final class ShiftagoView extends TypedView<ShiftagoMove, ShiftagoPosition> {
    ShiftagoView(ShiftagoPosition position) {
        super(position);
    }

    @Override
    protected List<List<Handle>> waysTo(ShiftagoMove move) {
        return List.of(List.of(
                move.isPass()
                        ? Handle.PASS
                        : new Handle.Edge(Handle.Border.valueOf(move.edge.name()), move.number - 1)));
    }

    @Override
    public Optional<Move> meant(List<Handle> pointed) {
        return Stream.concat(ShiftagoMove.ALL.stream(), Stream.of(ShiftagoMove.PASS))
                .filter(move -> waysTo(move).contains(pointed))
                .<Move>map(move -> move)
                .findFirst();
    }

    @Override
    public Phrase prompt(List<Handle> pointed) {
        if (position.isOver()) return ShiftagoWord.GAME_OVER.with();
        boolean out = position.left(position.toMove()) == 0;
        return Phrase.of(out ? "shiftago.prompt.pass" : "shiftago.prompt");
    }

    @Override
    public Map<String, Object> facts() {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("longest", ofEachSeat(seat -> Runs.longest(position.marbles(seat))));
        facts.put("runs", ofEachSeat(seat -> Runs.total(position.marbles(seat))));
        return facts;
    }

    /** Each seat's longest runs, of two marbles at least. */
    @Override
    public List<Overlay> overlays() {
        List<Overlay.Group> groups = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            int longest = Math.max(2, Runs.longest(position.marbles(seat)));
            for (Cells run : LineCells.runs(position.marbles(seat), longest)) {
                groups.add(new Overlay.Group(ShiftagoWord.ofRun("shiftago.overlay.run", seat, run), run, seat));
            }
        }
        return List.of(new Overlay(Phrase.of("shiftago.overlay.lines"), Overlay.Join.LINE, groups));
    }

    @Override
    public Phrase name(Seat seat) {
        return ShiftagoWord.side(seat);
    }

    @Override
    public Optional<Token> emblem(Seat seat) {
        return Optional.of(Marble.of(seat));
    }

    @Override
    public List<Gauge> gauges() {
        return gauges(position.picture());
    }

    @Override
    public List<Gauge> gauges(Picture midway) {
        return List.of(Gauge.each(Phrase.of("shiftago.gauge.left"), left(FIRST, midway), left(SECOND, midway)));
    }

    /** A marble never leaves the board: what has come in since is no longer left. */
    private int left(Seat seat, Picture midway) {
        int since = midway.count(Marble.of(seat)) - Long.bitCount(position.marbles(seat));
        return position.left(seat) - since;
    }
}
