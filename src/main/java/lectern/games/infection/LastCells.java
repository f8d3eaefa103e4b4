package lectern.games.infection;

/**
 * What is certain while one or two cells are empty. Who clones into the last one ends the game; who jumps there empties
 * another cell. To look a few plies ahead here costs a solver less than to search them.
 */
final class LastCells {
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
            return mayBeDrawn ? 0 : withTwo(game, position.own, position.enemy, empty, PLIES_WITH_TWO);
        }
        int plies = game.isQuietDraw(position.quiet + PLIES_WITH_ONE - 1) ? 1 : PLIES_WITH_ONE;
        return withOne(game, position.own, position.enemy, empty, plies);
    }

    private static int withTwo(InfectionGame game, long own, long enemy, long empty, int plies) {
        boolean moves = false;
        boolean lost = true;
        for (long rest = empty; rest != 0; rest &= rest - 1) {
            long cell = rest & -rest;
            long touched = Dish.around(cell);
            long grown = own | (touched & enemy) | cell;
            long shrunk = enemy & ~touched;
            if ((touched & own) != 0) {
                moves = true;
                int answer = shrunk == 0 ? -1 : withOne(game, shrunk, grown, empty & ~cell, PLIES_WITH_ONE);
                if (answer < 0) return 1;
                lost &= answer > 0;
            }
            for (long jumpers = game.jumpsFrom(Dish.cell(cell)) & own; jumpers != 0; jumpers &= jumpers - 1) {
                moves = true;
                if (shrunk == 0) return 1;
                // After a jump two cells are empty again: too many to look any further.
                if (plies == 1) {
                    lost = false;
                    break;
                }
                long left = jumpers & -jumpers;
                int answer = withTwo(game, shrunk, grown & ~left, (empty & ~cell) | left, plies - 1);
                if (answer < 0) return 1;
                lost &= answer > 0;
            }
        }
        // Who has to pass is looked no further into.
        return moves && lost ? -1 : 0;
    }

    private static int withOne(InfectionGame game, long own, long enemy, long last, int plies) {
        long touched = Dish.around(last);
        long infected = touched & enemy;
        int lead = Long.bitCount(own) - Long.bitCount(enemy) + 2 * Long.bitCount(infected);
        boolean clones = (touched & own) != 0;
        if (clones && lead >= 0) return 1;
        if (plies == 1) return 0;
        long jumpers = game.jumpsFrom(Dish.cell(last)) & own;
        if (infected == enemy && jumpers != 0) return 1;
        // An equal end is not lost; and who has to pass is looked no further into.
        boolean lost = clones ? lead + 1 < 0 : jumpers != 0;
        long grown = own | infected | last;
        for (long rest = jumpers; rest != 0; rest &= rest - 1) {
            long left = rest & -rest;
            int answer = withOne(game, enemy & ~infected, grown & ~left, left, plies - 1);
            if (answer < 0) return 1;
            lost &= answer > 0;
            if (!lost && plies == 2) return 0;
        }
        return lost ? -1 : 0;
    }
}
