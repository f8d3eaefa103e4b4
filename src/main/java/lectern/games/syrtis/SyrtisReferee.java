package lectern.games.syrtis;

import static lectern.games.syrtis.SyrtisWord.CARRIES_TOWER;
import static lectern.games.syrtis.SyrtisWord.COLOUR_FIRST;
import static lectern.games.syrtis.SyrtisWord.ENEMY_TOWER;
import static lectern.games.syrtis.SyrtisWord.FALLS_APART;
import static lectern.games.syrtis.SyrtisWord.GAME_OVER;
import static lectern.games.syrtis.SyrtisWord.NOT_A_HOLE;
import static lectern.games.syrtis.SyrtisWord.NOT_MATCHING;
import static lectern.games.syrtis.SyrtisWord.NOT_NEXT;
import static lectern.games.syrtis.SyrtisWord.NO_OPEN_SIDE;
import static lectern.games.syrtis.SyrtisWord.NO_TILE;
import static lectern.games.syrtis.SyrtisWord.NO_TOWER;
import static lectern.games.syrtis.SyrtisWord.OCCUPIED;
import static lectern.games.syrtis.SyrtisWord.OFF_BOARD;
import static lectern.games.syrtis.SyrtisWord.OTHER_ISLAND;
import static lectern.games.syrtis.SyrtisWord.OUT_OF_BOX;
import static lectern.games.syrtis.SyrtisWord.SET_UP_OVER;
import static lectern.games.syrtis.SyrtisWord.TOWERS_FIRST;
import static lectern.games.syrtis.SyrtisWord.UNREACHABLE;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import lectern.game.RuleViolation;
import lectern.game.board.Cells;
import lectern.games.syrtis.spots.Sandbank;
import lectern.games.syrtis.spots.Spots;

/** Says which rule a move breaks, and shows the cells that prove it. */
final class SyrtisReferee {
    private final SyrtisPosition position;
    private final Sandbank bank;

    SyrtisReferee(SyrtisPosition position) {
        this.position = position;
        bank = position.bank();
    }

    /** The first rule that the move breaks, or null. */
    RuleViolation violation(SyrtisMove move) {
        if (position.isOver()) return broken(Cells.NONE, GAME_OVER);
        return switch (position.turn) {
            case PLACING -> move.action == SyrtisMove.Action.PLACE ? placing(move) : towersFirst();
            case CHOOSING -> move.action == SyrtisMove.Action.CHOOSE ? null : colourFirst();
            default -> action(move);
        };
    }

    private RuleViolation action(SyrtisMove move) {
        return switch (move.action) {
            case PASS -> null;
            case WALK -> walk(move);
            case SINK -> sink(move);
            case SLIDE -> slide(move);
            case PLACE, CHOOSE -> broken(bank.cells(position.towers(side())), SET_UP_OVER, move.text());
        };
    }

    private RuleViolation towersFirst() {
        Side side = SetUp.next(position);
        return broken(bank.cells(Reach.placings(position, side)), TOWERS_FIRST, side.tower());
    }

    private RuleViolation colourFirst() {
        return broken(bank.cells(position.towers()), COLOUR_FIRST);
    }

    private RuleViolation placing(SyrtisMove move) {
        RuleViolation violation = landing(move);
        if (violation == null) violation = onBoard(move);
        return violation == null ? match(move) : violation;
    }

    private RuleViolation match(SyrtisMove move) {
        Side side = SetUp.next(position);
        if ((Reach.placings(position, side) & move.target) != 0) return null;
        Tile tile = position.tile(move.target);
        return broken(bank.listed(move.to), NOT_MATCHING, side.tower(), tile.phrase(), label(move.to));
    }

    private RuleViolation walk(SyrtisMove move) {
        RuleViolation violation = tower(move);
        if (violation == null) violation = landing(move);
        if (violation == null) violation = onBoard(move);
        return violation == null ? island(move) : violation;
    }

    private RuleViolation sink(SyrtisMove move) {
        if (!has(move.target)) return onBoard(move);
        RuleViolation violation = tile(move);
        if (violation == null) violation = sinkable(move);
        return violation == null ? whole(position.tiles & ~move.target) : violation;
    }

    private RuleViolation slide(SyrtisMove move) {
        RuleViolation violation = tower(move);
        if (violation == null && isHole(move.target) && has(move.start)) {
            violation = whole((position.tiles & ~move.start) | move.target);
        }
        if (violation == null) violation = hole(move);
        if (violation == null) violation = onBoard(move);
        return violation == null ? passage(move) : violation;
    }

    /** A tower of the mover's own must be at the start of the move. */
    private RuleViolation tower(SyrtisMove move) {
        if (!has(move.start) || (position.towers(side()) & move.start) != 0) return null;
        Cells start = bank.listed(move.from);
        if ((position.towers() & move.start) == 0) return broken(start, NO_TOWER, side().phrase(), label(move.from));
        return broken(start, ENEMY_TOWER, label(move.from), side().other().phrase(), side().phrase());
    }

    /** A tower may only come to a tile that has none. */
    private RuleViolation landing(SyrtisMove move) {
        if ((position.towers() & move.target) == 0) return tile(move);
        return broken(bank.listed(move.to), OCCUPIED, label(move.to));
    }

    private RuleViolation tile(SyrtisMove move) {
        return isHole(move.target) ? broken(bank.listed(move.to), NO_TILE, label(move.to)) : null;
    }

    private RuleViolation island(SyrtisMove move) {
        if ((Reach.walks(position, side(), move.start) & move.target) != 0) return null;
        long colour = position.island(side().colour(), move.start);
        long shape = position.island(side().shape(), move.start);
        return broken(
                bank.listed(move.from).and(bank.cells(colour)).and(bank.cells(shape)),
                OTHER_ISLAND,
                label(move.from),
                side().colour().islandOf(Long.bitCount(colour)),
                side().shape().islandOf(Long.bitCount(shape)),
                label(move.to));
    }

    private RuleViolation sinkable(SyrtisMove move) {
        Cells tile = bank.listed(move.to);
        long towers = position.towers(side());
        if ((Spots.beside(towers) & move.target) == 0) {
            return broken(tile.and(bank.cells(towers)), NOT_NEXT, label(move.to), side().phrase());
        }
        if ((position.towers() & move.target) != 0) return broken(tile, CARRIES_TOWER, label(move.to));
        if ((Spots.enclosed(position.tiles) & move.target) == 0) return null;
        return broken(tile.and(bank.cells(Spots.beside(move.target))), NO_OPEN_SIDE, label(move.to));
    }

    /** All but the largest piece of a board count as broken off. */
    private RuleViolation whole(long tiles) {
        if (Spots.inOnePiece(tiles)) return null;
        List<Long> pieces = Spots.pieces(tiles);
        long largest = Collections.max(pieces, Comparator.comparing(Long::bitCount));
        Cells brokenOff = bank.cells(tiles & ~largest);
        return broken(brokenOff, FALLS_APART, brokenOff.size(), bank.shape().labels(brokenOff));
    }

    private RuleViolation hole(SyrtisMove move) {
        boolean filled = (position.tiles & move.target) != 0;
        return filled ? broken(bank.listed(move.to), NOT_A_HOLE, label(move.to)) : null;
    }

    private RuleViolation passage(SyrtisMove move) {
        if ((Reach.slides(position, move.start) & move.target) != 0) return null;
        long holes = bank.all() & ~position.tiles;
        long reached = Spots.flood(move.start, holes | move.start);
        if ((reached & move.target) == 0) {
            Cells ends = bank.listed(move.from, move.to);
            return broken(ends.and(bank.cells(reached)), UNREACHABLE, label(move.from), label(move.to));
        }
        Cells box = bank.cells(Spots.box(position.tiles));
        String topLeft = bank.shape().label(box.first());
        String bottomRight = bank.shape().label(box.last());
        return broken(box, OUT_OF_BOX, label(move.from), label(move.to), topLeft, bottomRight);
    }

    /** Asked late: whatever is wrong with the other end of a move says more. */
    private RuleViolation onBoard(SyrtisMove move) {
        boolean startsOff = move.from != SyrtisMove.NONE && !has(move.start);
        if (!startsOff && has(move.target)) return null;
        String corner = bank.shape().label(bank.shape().cells() - 1);
        return broken(Cells.NONE, OFF_BOARD, move.text(), corner.substring(0, 1), corner.substring(1));
    }

    private boolean has(long spot) {
        return (bank.all() & spot) != 0;
    }

    private boolean isHole(long spot) {
        return (bank.all() & ~position.tiles & spot) != 0;
    }

    private Side side() {
        return position.turn.side();
    }

    private static RuleViolation broken(Cells proof, SyrtisWord rule, Object... arguments) {
        return new RuleViolation(rule.with(arguments), proof);
    }

    private static String label(int spot) {
        return Spots.label(spot);
    }
}
