package lectern.games.catsdogs;

import java.util.Arrays;
import java.util.List;
import lectern.game.Overlay;
import lectern.game.Phrase;
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

    static Overlay overlay(Yard yard) {
        List<Overlay.Group> groups = Arrays.stream(values())
                .map(territory -> new Overlay.Group(Phrase.of(territory.key), territory.cells(yard)))
                .toList();
        return new Overlay(Phrase.of("catsdogs.overlay.territory"), groups);
    }
}
