package lectern.games.catsdogs;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;

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
import lectern.games.catsdogs.Yard.Lot;

/** The board for a person. Moves are made by pointing: at the cell where a pet goes, or at the dog that is removed. */
final class CatsDogsView extends TypedView<CatsDogsMove, CatsDogsPosition> {
    CatsDogsView(CatsDogsPosition position) {
        super(position);
    }

    @Override
    protected List<List<Handle>> waysTo(CatsDogsMove move) {
        return List.of(List.of(move.isPass() ? Handle.PASS : new Handle.Cell(move.cell)));
    }

    @Override
    public Optional<Move> meant(List<Handle> pointed) {
        if (pointed.equals(List.of(Handle.PASS))) return Optional.of(CatsDogsMove.PASS);
        Cells cells = Handle.cells(pointed, position.game.board());
        return cells.size() == 1 ? Optional.of(at(cells.first())) : Optional.empty();
    }

    /**
     * While a dog must be removed, only a cell where a cat could go stands for placing it there: about any other there
     * is more to say of removing.
     */
    private Move at(int cell) {
        boolean removes = position.stage == Stage.REMOVE && !position.yard.has(Lot.ROOM_FOR_CATS, cell);
        return removes ? position.game.removal(cell) : position.game.placement(cell);
    }

    @Override
    public Phrase prompt(List<Handle> pointed) {
        if (position.isOver()) return CatsDogsWord.GAME_OVER.with();
        Phrase pet = CatsDogsWord.one(position.mover);
        if (position.yard.isEmpty(position.choices())) return Phrase.of("catsdogs.prompt.pass", pet);
        return switch (position.stage) {
            case REMOVE -> Phrase.of("catsdogs.prompt.remove");
            case PLACE -> Phrase.of("catsdogs.prompt.place-now");
            case TWO -> Phrase.of("catsdogs.prompt.first-of-two");
            case ONE -> Phrase.of("catsdogs.prompt.second");
            case ORDINARY -> Phrase.of("catsdogs.prompt", pet, CatsDogsWord.one(position.mover.other()));
        };
    }

    @Override
    public Map<String, Object> facts() {
        Map<String, Object> mobility = new LinkedHashMap<>();
        Map<String, Object> pieces = new LinkedHashMap<>();
        for (Pet pet : Pet.values()) {
            mobility.put(pet.plural, position.yard.count(Lot.roomFor(pet)));
            pieces.put(pet.plural, position.yard.count(Lot.of(pet)));
        }
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("mobility", mobility);
        facts.put("pieces", pieces);
        return facts;
    }

    @Override
    public List<Overlay> overlays() {
        return List.of(Territory.overlay(position));
    }

    @Override
    public Phrase name(Seat seat) {
        return CatsDogsWord.side(position.pet(seat));
    }

    @Override
    public Optional<Token> emblem(Seat seat) {
        return Optional.of(position.pet(seat));
    }

    @Override
    public List<Gauge> gauges() {
        return gauges(position.picture());
    }

    @Override
    public List<Gauge> gauges(Picture midway) {
        Gauge pets = Gauge.each(
                Phrase.of("catsdogs.gauge.pets"),
                midway.count(position.pet(FIRST)),
                midway.count(position.pet(SECOND)));
        if (!position.game.hasSpecials() || position.isOver()) return List.of(pets);
        Phrase wait = Phrase.of("catsdogs.gauge.turns", position.game.turnsToSpecial(position.number));
        return List.of(pets, Gauge.common(Phrase.of("catsdogs.gauge.special"), wait));
    }
}
