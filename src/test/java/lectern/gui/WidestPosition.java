package lectern.gui;

import java.util.SplittableRandom;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;

/** The position with the most moves of a game that was played at random, always the same. */
final class WidestPosition {
    private WidestPosition() {}

    static Position of(String game) {
        SplittableRandom random = new SplittableRandom(7);
        Position position = Games.read(game).start(1).position();
        Position widest = position;
        while (!position.isOver()) {
            if (position.moveCount() > widest.moveCount()) widest = position;
            position = position.play(position.move(random.nextInt(position.moveCount())), Narrator.SILENT);
        }
        return widest;
    }
}
