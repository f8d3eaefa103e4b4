package lectern.games.catsdogs;

import static lectern.game.board.BoardShape.OUTSIDE;

import lectern.game.Move;

/**
 * What comes of a position when both sides go on as the report's hard level does. It plays the special turns that are
 * still to come, and none that the game does not last for, which no count of cells can tell.
 */
final class Playout {
    private Playout() {}

    /** The position in which the game ends. */
    static CatsDogsPosition endOf(CatsDogsPosition position) {
        if (position.isOver()) return position;
        if (position.yard.width() == 1) return new SmallPlayout(position).end();
        // One yard for the whole way.
        Yard yard = position.yard.copy();
        TurnOrder order = new TurnOrder(position);
        while (yard.hasRoom()) {
            int cell = choice(yard, order);
            if (cell == OUTSIDE) {
                order.passed(yard);
                continue;
            }
            if (order.removes()) yard.takeDog(cell);
            else yard.put(order.mover(), cell);
            order.acted(yard);
        }
        return order.with(yard);
    }

    /** What the level plays, found without all that its decision explains. */
    static Move choice(CatsDogsPosition position) {
        int cell = choice(position.yard, new TurnOrder(position));
        return cell == OUTSIDE ? CatsDogsMove.PASS : position.moveAt(cell);
    }

    /** What promises most, of equal placements the first, of equal removals the last. */
    private static int choice(Yard yard, TurnOrder order) {
        YardSurvey survey = new YardSurvey(yard);
        return order.removes() ? survey.mostInTheWay() : survey.strongest(order.mover());
    }
}
