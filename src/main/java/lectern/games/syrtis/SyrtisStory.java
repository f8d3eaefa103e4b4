package lectern.games.syrtis;

import static lectern.games.syrtis.SyrtisWord.CHOSEN;
import static lectern.games.syrtis.SyrtisWord.COMPLETED;
import static lectern.games.syrtis.SyrtisWord.GREW;
import static lectern.games.syrtis.SyrtisWord.INITIATIVE;
import static lectern.games.syrtis.SyrtisWord.PASSED;
import static lectern.games.syrtis.SyrtisWord.PLACED;
import static lectern.games.syrtis.SyrtisWord.SLID;
import static lectern.games.syrtis.SyrtisWord.SPLIT;
import static lectern.games.syrtis.SyrtisWord.STREAK;
import static lectern.games.syrtis.SyrtisWord.SUNK;
import static lectern.games.syrtis.SyrtisWord.WALKED;

import java.util.List;
import lectern.game.Effect;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.board.Cells;
import lectern.game.board.Change.Moved;
import lectern.game.board.Change.Placed;
import lectern.game.board.Change.Removed;
import lectern.game.board.Layer;
import lectern.games.syrtis.spots.Sandbank;
import lectern.games.syrtis.spots.Spots;

/** Tells what a move does: the action itself, then what became of the islands, the sink streak and the initiative. */
final class SyrtisStory {
    private final SyrtisPosition before;
    private final SyrtisPosition after;
    private final Narrator narrator;
    private final Sandbank bank;

    SyrtisStory(SyrtisPosition before, SyrtisPosition after, Narrator narrator) {
        this.before = before;
        this.after = after;
        this.narrator = narrator;
        bank = before.bank();
    }

    void tell(SyrtisMove move) {
        narrator.tell(action(move));
        if (after.tiles != before.tiles) tellIslands(move);
        if (move.action == SyrtisMove.Action.SINK) tellStreak();
    }

    private Effect action(SyrtisMove move) {
        return switch (move.action) {
            case PLACE -> placed(move);
            case CHOOSE ->
                Effect.remark(
                        CHOSEN.with(move.chosen().phrase(), Side.WHITE.phrase()),
                        bank.cells(after.towers(move.chosen())));
            case PASS ->
                Effect.remark(
                        PASSED.with(mover().phrase(), after.tally.passes(mover())), bank.cells(before.towers(mover())));
            case WALK -> walked(move);
            case SLIDE -> slid(move);
            case SINK -> sunk(move);
        };
    }

    private Effect placed(SyrtisMove move) {
        Side side = SetUp.next(before);
        Tile tile = before.tile(move.target);
        boolean colour = tile.has(side.colour());
        String match = colour && tile.has(side.shape()) ? "both" : colour ? "colour" : "shape";
        Phrase reason = PLACED.with(side.tower(), label(move.to), tile.phrase(), Phrase.of("syrtis.match." + match));
        return Effect.of(reason, new Placed(Layer.PIECE, bank.cell(move.to), Tower.of(side)));
    }

    private Effect walked(SyrtisMove move) {
        long colour = before.island(mover().colour(), move.start);
        boolean byColour = (colour & move.target) != 0;
        Trait trait = byColour ? mover().colour() : mover().shape();
        Cells way = way(move, byColour ? colour : before.island(trait, move.start));
        Phrase reason = WALKED.with(mover().phrase(), label(move.from), label(move.to), trait.island());
        return Effect.of(reason, new Moved(Layer.PIECE, way, Tower.of(mover())));
    }

    private Effect slid(SyrtisMove move) {
        Cells way = way(move, Reach.room(before) | move.start);
        Tile tile = before.tile(move.start);
        Phrase reason = SLID.with(mover().phrase(), tile.phrase(), label(move.from), label(move.to), way.size() - 1);
        return Effect.of(
                reason, List.of(new Moved(Layer.GROUND, way, tile), new Moved(Layer.PIECE, way, Tower.of(mover()))));
    }

    private Cells way(SyrtisMove move, long open) {
        return bank.listed(Spots.way(move.from, move.to, open));
    }

    private Effect sunk(SyrtisMove move) {
        Tile tile = before.tile(move.target);
        Cells towers = bank.cells(Spots.beside(move.target) & before.towers(mover()));
        Phrase reason = SUNK.with(
                mover().phrase(),
                tile.phrase(),
                label(move.to),
                towers.size(),
                bank.shape().labels(towers));
        return Effect.of(reason, new Removed(Layer.GROUND, bank.cell(move.to), tile));
    }

    private void tellIslands(SyrtisMove move) {
        long left = move.action == SyrtisMove.Action.SINK ? move.target : move.start;
        for (Trait trait : Trait.values()) tellSplit(trait, left);
        if (move.action == SyrtisMove.Action.SLIDE) {
            for (Trait trait : Trait.values()) tellGrowth(trait, move);
        }
        for (Trait trait : Trait.values()) {
            if (after.isComplete(trait) && !before.isComplete(trait)) tellCompletion(trait);
        }
    }

    /** The island that a tile has left may have fallen into pieces. */
    private void tellSplit(Trait trait, long left) {
        long remains = before.island(trait, left) & ~left;
        List<Long> islands = Spots.pieces(Spots.flood(remains, after.tiles(trait)));
        if (islands.size() < 2) return;
        narrator.tell(Effect.remark(
                SPLIT.with(trait.island(), label(Spots.first(remains)), islands.size()), bank.cells(remains)));
    }

    /** The tile that slid may have joined tiles that were not on its island. */
    private void tellGrowth(Trait trait, SyrtisMove move) {
        long island = after.island(trait, move.target);
        long gained = island & ~move.target & ~before.island(trait, move.start);
        if (gained == 0) return;
        narrator.tell(
                Effect.remark(GREW.with(trait.island(), label(move.to), Long.bitCount(island)), bank.cells(island)));
    }

    private void tellCompletion(Trait trait) {
        Cells island = bank.cells(after.tiles(trait));
        Side side = trait == Trait.WHITE || trait == Trait.CIRCLE ? Side.WHITE : Side.BLACK;
        narrator.tell(Effect.remark(COMPLETED.with(trait.all(), island.size(), side.phrase()), island));
    }

    private void tellStreak() {
        Cells towers = bank.cells(after.towers(mover()));
        Side other = mover().other();
        int sunk = after.tally.sunk(mover());
        narrator.tell(Effect.remark(STREAK.with(mover().phrase(), sunk, other.phrase()), towers));
        if (before.tally.initiative() == other) {
            narrator.tell(Effect.remark(INITIATIVE.with(other.phrase(), mover().phrase()), towers));
        }
    }

    private Side mover() {
        return before.turn.side();
    }

    private static String label(int spot) {
        return Spots.label(spot);
    }
}
