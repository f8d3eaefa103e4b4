package lectern.games.catsdogs;

import static lectern.game.BoardShape.OUTSIDE;

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
        CatsDogsGame game = position.game;
        // One yard for the whole way.
        Yard yard = position.yard.copy();
        Pet mover = position.mover;
        int number = position.number;
        Stage stage = position.stage;
        while (yard.hasRoom()) {
            int cell = choice(yard, mover, stage);
            if (cell != OUTSIDE && stage == Stage.REMOVE) yard.takeDog(cell);
            else if (cell != OUTSIDE) yard.put(mover, cell);
            if (cell != OUTSIDE && CatsDogsPosition.goesOn(stage, mover, yard)) {
                stage = stage.then;
                continue;
            }
            mover = mover.other();
            number = game.numberAfter(number);
            stage = game.opening(number, mover, yard);
        }
        return new CatsDogsPosition(game, yard, mover, number, stage);
    }

    /** What the level plays, found without all that its decision explains. */
    static Move choice(CatsDogsPosition position) {
        int cell = choice(position.yard, position.mover, position.stage);
        return cell == OUTSIDE ? CatsDogsMove.PASS : position.moveAt(cell);
    }

    /** What promises most, of equal placements the first, of equal removals the last. */
    private static int choice(Yard yard, Pet mover, Stage stage) {
        YardSurvey survey = new YardSurvey(yard);
        return stage == Stage.REMOVE ? survey.mostInTheWay() : survey.strongest(mover);
    }
}
