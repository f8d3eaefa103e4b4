package lectern.games.syrtis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lectern.game.Overlay;
import lectern.game.Phrase;
import lectern.games.syrtis.spots.Spots;

/** What there is to know of the islands of a position, and of its counters. */
final class Islands {
    private final SyrtisPosition position;

    Islands(SyrtisPosition position) {
        this.position = position;
    }

    Map<String, Object> facts() {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("islands", ofTowers());
        Map<String, Object> tiles = new LinkedHashMap<>();
        for (Trait trait : Trait.values()) tiles.put(trait.word(), Long.bitCount(position.tiles(trait)));
        facts.put("tiles", tiles);
        Map<String, Object> streak = new LinkedHashMap<>();
        Map<String, Object> passes = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            streak.put(side.word(), position.tally.sunk(side));
            passes.put(side.word(), position.tally.passes(side));
        }
        facts.put("streak", streak);
        facts.put("passes", passes);
        facts.put("initiative", position.tally.initiative().word());
        return facts;
    }

    /** For each tower, row by row, where it stands and its two islands. */
    private List<Map<String, Object>> ofTowers() {
        List<Map<String, Object>> islands = new ArrayList<>();
        for (long rest = position.towers(); rest != 0; rest &= rest - 1) {
            long tower = Long.lowestOneBit(rest);
            Side side = (position.whiteTowers & tower) != 0 ? Side.WHITE : Side.BLACK;
            Map<String, Object> island = new LinkedHashMap<>();
            island.put("at", Spots.label(Spots.first(tower)));
            island.put("tower", side.word());
            island.put("colour", position.bank().cells(position.island(side.colour(), tower)));
            island.put("shape", position.bank().cells(position.island(side.shape(), tower)));
            islands.add(island);
        }
        return islands;
    }

    List<Overlay> overlays() {
        return List.of(
                overlay("syrtis.overlay.colour", Trait.WHITE, Trait.BLACK),
                overlay("syrtis.overlay.shape", Trait.CIRCLE, Trait.SQUARE));
    }

    private Overlay overlay(String name, Trait... traits) {
        List<Overlay.Group> groups = new ArrayList<>();
        for (Trait trait : traits) {
            for (long island : Spots.pieces(position.tiles(trait))) {
                groups.add(new Overlay.Group(
                        Phrase.of("syrtis.island-at", trait.island(), Spots.label(Spots.first(island))),
                        position.bank().cells(island)));
            }
        }
        return new Overlay(Phrase.of(name), groups);
    }
}
