package lectern.games.infection;

/**
 * What is certain while one or two cells are empty. Who clones into the last one ends the game; who jumps there empties
 * another cell. To look a few plies ahead here costs a solver less than to search them.
 *
 * <p>An answer is 1 if the mover is sure to win, -1 if the enemy is, and 0 if neither is seen to be. An answer that is
 * enough ends the search: better ones make no difference to who asked.
 */
final class LastCells {
    private static final int WIN = 1;
    private static final int LOSS = -1;

    /** Looking further ahead takes longer than it saves: with two cells, until one is left; and with the last one. */
    private static final int PLIES_WITH_TWO = 3;

    private static final int PLIES_WITH_ONE = 3;

    private LastCells() {}

    /** Positive if the mover is sure to win, negative if the enemy is, zero if neither is seen to be. */
    static int certain(InfectionPosition position) {
        InfectionGame game = position.game;
        long empty = position.empty();
        // Under Ataxx rules the game must not be drawn before the clone that decides it.
        if (Long.bitCount(empty) == 2) {
            boolean mayBeDrawn = game.isQuietDraw(position.quiet + PLIES_WITH_TWO + PLIES_WITH_ONE - 1);
            return mayBeDrawn ? 0 : withTwo(game, position.own, position.enemy, empty, PLIES_WITH_TWO, WIN);
        }
        int plies = game.isQuietDraw(position.quiet + PLIES_WITH_ONE - 1) ? 1 : PLIES_WITH_ONE;
        return withOne(game, position.own, position.enemy, empty, plies, WIN);
    }

    private static int withTwo(InfectionGame game, long own, long enemy, long empty, int plies, int enough) {
        boolean moves = false;
        int best = LOSS;
        // Clones first: they are few, and lead to where an end is near.
        for (long rest = empty; rest != 0; rest &= rest - 1) {
            long cell = rest & -rest;
            long touched = InfectionBits.around(cell);
            if ((touched & own) == 0) continue;
            moves = true;
            long shrunk = enemy & ~touched;
            if (shrunk == 0) return WIN;
            long grown = own | (touched & enemy) | cell;
            best = Math.max(best, -withOne(game, shrunk, grown, empty & ~cell, PLIES_WITH_ONE, -best));
            if (best >= enough) return best;
        }
        for (long rest = empty; rest != 0; rest &= rest - 1) {
            long cell = rest & -rest;
            long jumpers = game.jumpsFrom(InfectionBits.cell(cell)) & own;
            if (jumpers == 0) continue;
            moves = true;
            long touched = InfectionBits.around(cell);
            long shrunk = enemy & ~touched;
            if (shrunk == 0) return WIN;
            // After a jump two cells are empty again: too many to look any further.
            if (plies == 1) return Math.max(best, 0);
            long grown = own | (touched & enemy) | cell;
            for (; jumpers != 0; jumpers &= jumpers - 1) {
                long left = jumpers & -jumpers;
                long emptied = (empty & ~cell) | left;
                best = Math.max(best, -withTwo(game, shrunk, grown & ~left, emptied, plies - 1, -best));
                if (best >= enough) return best;
            }
        }
        // Who has to pass is looked no further into.
        return moves ? best : 0;
    }

    private static int withOne(InfectionGame game, long own, long enemy, long last, int plies, int enough) {
        long touched = InfectionBits.around(last);
        long infected = touched & enemy;
        boolean clones = (touched & own) != 0;
        int lead = Long.bitCount(own) - Long.bitCount(enemy) + 2 * Long.bitCount(infected) + 1;
        if (clones && lead > 0) return WIN;
        if (plies == 1) return 0;
        long jumpers = game.jumpsFrom(InfectionBits.cell(last)) & own;
        if (infected == enemy && jumpers != 0) return WIN;
        // An equal end is not lost; and who has to pass is looked no further into.
        int best = (clones ? lead < 0 : jumpers != 0) ? LOSS : 0;
        long grown = own | infected | last;
        for (; jumpers != 0 && best < enough; jumpers &= jumpers - 1) {
            long left = jumpers & -jumpers;
            best = Math.max(best, -withOne(game, enemy & ~infected, grown & ~left, left, plies - 1, -best));
        }
        return best;
    }
}
