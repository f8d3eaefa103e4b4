package lectern.games.catsdogs;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import lectern.game.Overlay;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.board.Cells;
import lectern.games.catsdogs.Yard.Lot;

/** To whom an empty cell belongs: who could place there. */
enum Territory {
    ONLY_CATS("catsdogs.overlay.only-cats", true, false),
    ONLY_DOGS("catsdogs.overlay.only-dogs", false, true),
    BOTH("catsdogs.overlay.both", true, true),
    NOBODY("catsdogs.overlay.nobody", false, false);

    private final String key;
    private final boolean cats;
    private final boolean dogs;

    Territory(String key, boolean cats, boolean dogs) {
        this.key = key;
        this.cats = cats;
        this.dogs = dogs;
    }

    /** What only one kind of pet can use. */
    static Territory of(Pet pet) {
        return pet == Pet.CAT ? ONLY_CATS : ONLY_DOGS;
    }

    Cells cells(Yard yard) {
        return Cells.of(yard.empty().stream()
                .filter(cell ->
                        yard.has(Lot.ROOM_FOR_CATS, cell) == cats && yard.has(Lot.ROOM_FOR_DOGS, cell) == dogs));
    }

    /** What only one kind of pet can use is its side's. */
    private Optional<Seat> owner(CatsDogsPosition position) {
        return Arrays.stream(Seat.values())
                .filter(seat -> of(position.pet(seat)) == this)
                .findFirst();
    }

    static Overlay overlay(CatsDogsPosition position) {
        List<Overlay.Group> groups = Arrays.stream(values())
                .map(territory -> new Overlay.Group(
                        Phrase.of(territory.key), territory.cells(position.yard), territory.owner(position)))
                .toList();
        return new Overlay(Phrase.of("catsdogs.overlay.territory"), groups);
    }
}
