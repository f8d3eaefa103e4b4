package lectern.games.pushee;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import lectern.game.Gauge;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Overlay;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.base.TypedView;
import lectern.game.board.Cells;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.game.board.Token;

/**
 * The board for a person. Moves are made by pointing: at an empty cell and at how the piece lies there, in either order.
 */
final class PusheeView extends TypedView<PusheeMove, PusheePosition> {
    private static final Handle HORIZONTAL = new Handle.Choice("h", Phrase.of("pushee.choice.horizontal"));
    private static final Handle VERTICAL = new Handle.Choice("v", Phrase.of("pushee.choice.vertical"));

    PusheeView(PusheePosition position) {
        super(position);
    }

    @Override
    protected List<List<Handle>> waysTo(PusheeMove move) {
        if (move.isPass()) return List.of(List.of(Handle.PASS));
        Handle cell = new Handle.Cell(move.cell);
        Handle lie = move.vertical ? VERTICAL : HORIZONTAL;
        return List.of(List.of(cell, lie), List.of(lie, cell));
    }

    @Override
    public Optional<Move> meant(List<Handle> pointed) {
        if (pointed.isEmpty() || pointed.size() > 2) return Optional.empty();
        Handle first = pointed.get(0);
        Handle last = pointed.get(pointed.size() - 1);
        if (!isKnown(first) || !isKnown(last)) return Optional.empty();
        if (last.equals(Handle.PASS)) return Optional.of(PusheeMove.PASS);
        if (first instanceof Handle.Cell place && isLie(last)) return Optional.of(placing(place, last));
        if (last instanceof Handle.Cell place && isLie(first)) return Optional.of(placing(place, first));
        return alone(last);
    }

    private Optional<Move> alone(Handle handle) {
        boolean mayPlace = !position.isOver() && position.left(position.toMove()) > 0;
        if (handle instanceof Handle.Cell place) {
            boolean leadsOn = mayPlace && position.piece(place.cell()) == null;
            return leadsOn ? Optional.empty() : Optional.of(placing(place, HORIZONTAL));
        }
        if (mayPlace) return Optional.empty();
        Cells empty = position.empty();
        return Optional.of(placing(new Handle.Cell(empty.isEmpty() ? 0 : empty.first()), handle));
    }

    private Move placing(Handle.Cell place, Handle lie) {
        return position.game().placing(place.cell(), lie.equals(VERTICAL));
    }

    private boolean isKnown(Handle handle) {
        return handle.equals(Handle.PASS)
                || isLie(handle)
                || !Handle.cells(List.of(handle), position.game().board()).isEmpty();
    }

    private static boolean isLie(Handle handle) {
        return handle.equals(HORIZONTAL) || handle.equals(VERTICAL);
    }

    @Override
    public Phrase prompt(List<Handle> pointed) {
        if (position.isOver()) return PusheeWord.GAME_OVER.with();
        if (position.left(position.toMove()) == 0) return Phrase.of("pushee.prompt.pass");
        boolean placed = Handle.cells(pointed, position.game().board()).size() == 1;
        if (placed) return Phrase.of("pushee.prompt.lie");
        if (pointed.equals(List.of(HORIZONTAL))) return lying("pushee.horizontal");
        return pointed.equals(List.of(VERTICAL)) ? lying("pushee.vertical") : Phrase.of("pushee.prompt");
    }

    private static Phrase lying(String orientation) {
        return Phrase.of("pushee.prompt.cell", Phrase.of(orientation));
    }

    @Override
    public Map<String, Object> facts() {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("score", ofEachSeat(position::score));
        facts.put("left", ofEachSeat(position::left));
        return facts;
    }

    @Override
    public List<Overlay> overlays() {
        return List.of(new Overlay(
                Phrase.of("pushee.overlay.held"),
                Arrays.stream(Seat.values()).map(this::holding).toList()));
    }

    @Override
    public Phrase name(Seat seat) {
        return PusheeWord.side(seat);
    }

    @Override
    public Optional<Token> emblem(Seat seat) {
        return Optional.of(Piece.of(Piece.code(seat, false)));
    }

    @Override
    public List<Gauge> gauges() {
        return gauges(position.picture());
    }

    @Override
    public List<Gauge> gauges(Picture midway) {
        return List.of(
                Gauge.each(Phrase.of("pushee.gauge.points"), score(FIRST, midway), score(SECOND, midway)),
                Gauge.each(Phrase.of("pushee.gauge.left"), left(FIRST, midway), left(SECOND, midway)));
    }

    private int score(Seat seat, Picture midway) {
        return IntStream.range(0, position.cells.length)
                .filter(cell -> midway.at(Layer.PIECE, cell) instanceof Piece piece && piece.owner() == seat)
                .map(position.values::at)
                .sum();
    }

    /** A move changes the board first of all by placing its piece. */
    private int left(Seat seat, Picture midway) {
        boolean placed = seat == position.toMove() && !midway.equals(position.picture());
        return position.left(seat) - (placed ? 1 : 0);
    }

    private Overlay.Group holding(Seat seat) {
        Cells held = position.held(seat);
        return new Overlay.Group(Phrase.of("pushee.holding", PusheeWord.side(seat), position.score(seat)), held, seat);
    }
}
