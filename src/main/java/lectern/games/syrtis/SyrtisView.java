package lectern.games.syrtis;

import static lectern.game.Seat.FIRST;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Gauge;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Overlay;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.base.TypedView;
import lectern.game.board.Cells;
import lectern.game.board.Token;
import lectern.games.syrtis.spots.Sandbank;
import lectern.games.syrtis.spots.Spots;

/**
 * The board for a person. Moves are made by pointing: at an own tower and then at the tile that it walks to or the hole
 * that it slides to; at a tile alone to sink it; in the set-up at a tile for a tower, or at the name of a colour.
 */
final class SyrtisView extends TypedView<SyrtisMove, SyrtisPosition> {
    private final Sandbank bank;

    SyrtisView(SyrtisPosition position) {
        super(position);
        bank = position.bank();
    }

    @Override
    protected List<List<Handle>> waysTo(SyrtisMove move) {
        return List.of(
                switch (move.action) {
                    case PASS -> List.of(Handle.PASS);
                    case CHOOSE -> List.of(choice(move.chosen()));
                    case PLACE, SINK -> List.of(place(move.to));
                    case WALK, SLIDE -> List.of(place(move.from), place(move.to));
                });
    }

    private static Handle choice(Side side) {
        return new Handle.Choice(side.word(), side.phrase());
    }

    private Handle place(int spot) {
        return new Handle.Cell(bank.cell(spot));
    }

    @Override
    public Optional<Move> meant(List<Handle> pointed) {
        if (pointed.isEmpty() || pointed.size() > 2) return Optional.empty();
        Handle last = pointed.get(pointed.size() - 1);
        if (last.equals(Handle.PASS)) return Optional.of(SyrtisMove.PASS);
        if (last instanceof Handle.Choice) return chosen(last);
        Cells cells = Handle.cells(pointed, bank.shape());
        if (cells.isEmpty()) return Optional.empty();
        int to = bank.spot(cells.last());
        if (position.turn.isSetUp()) return Optional.of(SyrtisMove.place(to));
        int from = bank.spot(cells.first());
        boolean beginsAnew = isOwn(from) && isOwn(to);
        return cells.size() == 1 || beginsAnew ? alone(to) : Optional.of(between(from, to));
    }

    private static Optional<Move> chosen(Handle handle) {
        return Arrays.stream(Side.values())
                .filter(side -> choice(side).equals(handle))
                .<Move>map(SyrtisMove::choose)
                .findFirst();
    }

    /** An enemy's tower stands for a walk that begins with it. */
    private Optional<Move> alone(int spot) {
        if (isOwn(spot)) return canGo(spot) ? Optional.empty() : Optional.of(beyondReach(spot));
        boolean enemy = (position.towers() & Spots.bit(spot)) != 0;
        return Optional.of(enemy ? SyrtisMove.walk(spot, spot) : SyrtisMove.sink(spot));
    }

    private SyrtisMove between(int from, int to) {
        boolean hole = (position.tiles & Spots.bit(to)) == 0;
        return hole ? SyrtisMove.slide(from, to) : SyrtisMove.walk(from, to);
    }

    /** What shows that a tower cannot go anywhere: a walk to a free tile, if possible beside it. */
    private SyrtisMove beyondReach(int spot) {
        long free = position.tiles & ~position.towers();
        long beside = Spots.beside(Spots.bit(spot)) & free;
        if (free == 0) return SyrtisMove.walk(spot, spot);
        return SyrtisMove.walk(spot, Spots.first(beside == 0 ? free : beside));
    }

    @Override
    public Phrase prompt(List<Handle> pointed) {
        if (position.isOver()) return SyrtisWord.GAME_OVER.with();
        return switch (position.turn) {
            case PLACING ->
                Phrase.of("syrtis.prompt.place", SetUp.next(position).tower());
            case CHOOSING -> Phrase.of("syrtis.prompt.choose");
            default -> {
                Cells cells = Handle.cells(pointed, bank.shape());
                boolean picked = cells.size() == 1 && isOwn(bank.spot(cells.first()));
                yield Phrase.of(picked ? "syrtis.prompt.tower" : "syrtis.prompt");
            }
        };
    }

    private boolean isOwn(int spot) {
        return (position.towers(position.turn.side()) & Spots.bit(spot)) != 0;
    }

    private boolean canGo(int spot) {
        long tower = Spots.bit(spot);
        long goals = Reach.walks(position, position.turn.side(), tower) | Reach.slides(position, tower);
        return goals != 0 && !position.isOver();
    }

    @Override
    public Map<String, Object> facts() {
        return new Islands(position).facts();
    }

    @Override
    public List<Overlay> overlays() {
        return new Islands(position).overlays();
    }

    @Override
    public Phrase name(Seat seat) {
        return position.turn.isSetUp()
                ? Phrase.of(seat == FIRST ? "syrtis.first" : "syrtis.second")
                : position.side(seat).phrase();
    }

    /** Before the colours are chosen either seat sees the board as White would. */
    @Override
    public Phrase viewer(Seat seat) {
        return position.turn.isSetUp() ? Side.WHITE.phrase() : name(seat);
    }

    @Override
    public Optional<Token> emblem(Seat seat) {
        return position.turn.isSetUp() ? Optional.empty() : Optional.of(Tower.of(position.side(seat)));
    }

    /** In the set-up no seat has a streak or passes yet: they belong to the sides. */
    @Override
    public List<Gauge> gauges() {
        Gauge initiative = Gauge.common(
                Phrase.of("syrtis.gauge.initiative"),
                position.tally.initiative().phrase());
        if (position.turn.isSetUp()) return List.of(initiative);
        Side first = position.side(FIRST);
        return List.of(
                Gauge.each(
                        Phrase.of("syrtis.gauge.streak"),
                        position.tally.sunk(first),
                        position.tally.sunk(first.other())),
                Gauge.each(
                        Phrase.of("syrtis.gauge.passes"),
                        position.tally.passes(first),
                        position.tally.passes(first.other())),
                initiative);
    }
}
