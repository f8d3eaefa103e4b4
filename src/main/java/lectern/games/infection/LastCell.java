package lectern.games.infection;

/**
 * What is certain while a single cell is empty. Who clones into it ends the game; who jumps there empties another cell.
 * To look a few plies ahead here costs a solver less than to search them.
 */
final class LastCell {
    /** Looking further ahead takes longer than it saves. */
    private static final int PLIES = 3;

    private LastCell() {}

    /** Positive if the mover is sure to win, negative if the enemy is, zero if neither is seen to be. */
    static int certain(InfectionPosition position) {
        InfectionGame game = position.game;
        // Under Ataxx rules the game must not be drawn before the clone that decides it.
        int plies = game.isQuietDraw(position.quiet + PLIES - 1) ? 1 : PLIES;
        return certain(game, position.own, position.enemy, position.empty(), plies);
    }

    private static int certain(InfectionGame game, long own, long enemy, long last, int plies) {
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
            int answer = certain(game, enemy & ~infected, grown & ~left, left, plies - 1);
            if (answer < 0) return 1;
            lost &= answer > 0;
            if (!lost && plies == 2) return 0;
        }
        return lost ? -1 : 0;
    }
}
