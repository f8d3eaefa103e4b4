package lectern.games.infection;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
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
import lectern.game.board.Picture;
import lectern.game.board.Token;

/**
 * The board for a person. Moves are made by pointing: at an empty cell to clone onto it, or at one's own microbe and
 * then at where it clones or jumps to.
 */
final class InfectionView extends TypedView<InfectionMove, InfectionPosition> {
    InfectionView(InfectionPosition position) {
        super(position);
    }

    @Override
    protected List<List<Handle>> waysTo(InfectionMove move) {
        if (move.isPass()) return List.of(List.of(Handle.PASS));
        Handle landing = new Handle.Cell(move.to);
        if (move.namesStart()) return List.of(List.of(new Handle.Cell(move.from), landing));
        List<List<Handle>> ways = new ArrayList<>(List.of(List.of(landing)));
        for (int cell : InfectionBits.clockwise(move.to)) {
            if (isOwn(cell)) ways.add(List.of(new Handle.Cell(cell), landing));
        }
        return ways;
    }

    @Override
    public Optional<Move> meant(List<Handle> pointed) {
        if (pointed.isEmpty() || pointed.size() > 2) return Optional.empty();
        if (pointed.get(pointed.size() - 1).equals(Handle.PASS)) return Optional.of(InfectionMove.PASS);
        Cells cells = Handle.cells(pointed, InfectionBits.BOARD);
        if (cells.isEmpty()) return Optional.empty();
        boolean beginsAnew = isOwn(cells.first()) && isOwn(cells.last());
        return cells.size() == 1 || beginsAnew
                ? alone(cells.last())
                : Optional.of(between(cells.first(), cells.last()));
    }

    /** An enemy's microbe stands for a move that begins with it. */
    private Optional<Move> alone(int cell) {
        if (isOwn(cell)) return canMove(cell) ? Optional.empty() : Optional.of(beyondReach(cell));
        boolean enemy = (position.enemy & InfectionBits.bit(cell)) != 0;
        return Optional.of(enemy ? InfectionMove.jump(cell, cell) : InfectionMove.clone(cell));
    }

    private InfectionMove between(int from, int to) {
        InfectionMove move = InfectionMove.jump(from, to);
        return isOwn(from) && move.distance() == 1 ? InfectionMove.clone(to) : move;
    }

    /** What shows that a microbe cannot move: a jump to the nearest cell that is empty, which is too far away. */
    private InfectionMove beyondReach(int from) {
        return InfectionBits.cells(position.empty()).stream()
                .mapToObj(to -> InfectionMove.jump(from, to))
                .min((one, other) -> Integer.compare(one.distance(), other.distance()))
                .orElse(InfectionMove.jump(from, from));
    }

    @Override
    public Phrase prompt(List<Handle> pointed) {
        if (position.isOver()) return InfectionWord.GAME_OVER.with();
        if (position.waysToMove(position.own) == 0) return Phrase.of("infection.prompt.pass");
        Cells cells = Handle.cells(pointed, InfectionBits.BOARD);
        boolean picked = cells.size() == 1 && isOwn(cells.first());
        return Phrase.of(picked ? "infection.prompt.landing" : "infection.prompt");
    }

    private boolean isOwn(int cell) {
        return (position.own & InfectionBits.bit(cell)) != 0;
    }

    private boolean canMove(int cell) {
        return !position.isOver() && position.waysToMove(InfectionBits.bit(cell)) > 0;
    }

    @Override
    public Map<String, Object> facts() {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("count", ofEachSeat(seat -> Long.bitCount(position.microbes(seat))));
        facts.put("mobility", ofEachSeat(seat -> position.waysToMove(position.microbes(seat))));
        return facts;
    }

    @Override
    public List<Overlay> overlays() {
        return List.of(new Overlay(
                Phrase.of("infection.overlay.frontier"),
                Arrays.stream(Seat.values())
                        .map(seat -> new Overlay.Group(
                                InfectionWord.side(seat), InfectionBits.cells(position.frontier(seat)), seat))
                        .toList()));
    }

    @Override
    public Phrase name(Seat seat) {
        return InfectionWord.side(seat);
    }

    @Override
    public Optional<Token> emblem(Seat seat) {
        return Optional.of(Microbe.of(seat));
    }

    @Override
    public List<Gauge> gauges() {
        return gauges(position.picture());
    }

    @Override
    public List<Gauge> gauges(Picture midway) {
        Gauge microbes = Gauge.each(
                Phrase.of("infection.gauge.microbes"),
                midway.count(Microbe.of(FIRST)),
                midway.count(Microbe.of(SECOND)));
        if (!position.game.isAtaxx()) return List.of(microbes);
        Phrase counted = Phrase.of("infection.gauge.half-moves", position.quiet, InfectionPosition.QUIET_LIMIT);
        return List.of(microbes, Gauge.common(Phrase.of("infection.gauge.without-clone"), counted));
    }
}
