package lectern.gui.thinking;

import lectern.game.Move;
import lectern.game.Phrase;
import lectern.gui.desk.Examiner;

/** On this board moves are looked at, and none is made. */
final class NoMoves implements Examiner {
    @Override
    public Wanted wanted() {
        return Wanted.NOTHING;
    }

    @Override
    public Phrase prompt() {
        return Phrase.of("thinking.no-moves");
    }

    @Override
    public void hear(int cell) {
        // Nothing is wanted.
    }

    @Override
    public boolean accepts(Move foul) {
        return false;
    }

    @Override
    public void hear(Move move) {
        // Nothing is wanted.
    }

    @Override
    public void hearNothing() {
        // The board only shows.
    }
}
