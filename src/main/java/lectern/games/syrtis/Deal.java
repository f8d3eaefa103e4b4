package lectern.games.syrtis;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lectern.game.Draws;
import lectern.game.Phrase;
import lectern.games.syrtis.spots.Sandbank;
import lectern.games.syrtis.spots.Spots;

/**
 * A fresh board: tiles 1 and 2, 3 and 4 and so on are drawn as opposites. A board that already holds a complete island
 * is mended by swapping tiles, or else drawn again.
 */
final class Deal {
    private static final List<Tile> POSSIBILITIES = List.of(Tile.values());

    private final Sandbank bank;

    /** The tile with number 1 first. */
    private final List<Tile> tiles;

    private final List<Phrase> notes = new ArrayList<>();

    private Deal(Sandbank bank, List<Tile> tiles) {
        this.bank = bank;
        this.tiles = new ArrayList<>(tiles);
    }

    static Deal drawn(Sandbank bank, Draws draws) {
        Deal deal = new Deal(bank, tiles(bank, draws));
        if (deal.mend()) return deal;
        do {
            deal = new Deal(bank, tiles(bank, draws));
            deal.notes.add(Phrase.of("syrtis.note.redrawn"));
        } while (!deal.mend());
        return deal;
    }

    private static List<Tile> tiles(Sandbank bank, Draws draws) {
        List<Tile> tiles = new ArrayList<>();
        while (tiles.size() < bank.tiles()) {
            Tile tile = draws.from(POSSIBILITIES);
            tiles.add(tile);
            tiles.add(tile.opposite());
        }
        return tiles;
    }

    /** Swaps tiles until no island is complete, and says whether that came about. Each swap stays. */
    private boolean mend() {
        for (int lowest = 1; lowest <= 2; lowest++) {
            for (int number = lowest; number < bank.tiles(); number += 2) {
                Trait complete = complete();
                if (complete == null) return true;
                swap(number, complete);
            }
        }
        return complete() == null;
    }

    private Trait complete() {
        for (Trait trait : Trait.values()) {
            if (Spots.inOnePiece(spots(trait))) return trait;
        }
        return null;
    }

    private void swap(int number, Trait complete) {
        Collections.swap(tiles, number - 1, number);
        String lower = Spots.label(bank.numbered(number));
        String upper = Spots.label(bank.numbered(number + 1));
        notes.add(Phrase.of("syrtis.note.swapped", complete.all(), number, lower, number + 1, upper));
    }

    /** Where the tiles with a trait lie. */
    long spots(Trait trait) {
        long spots = 0;
        for (int number = 1; number <= bank.tiles(); number++) {
            if (tiles.get(number - 1).has(trait)) spots |= Spots.bit(bank.numbered(number));
        }
        return spots;
    }

    List<Phrase> notes() {
        return notes;
    }
}
