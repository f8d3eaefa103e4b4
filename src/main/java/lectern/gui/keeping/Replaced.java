package lectern.gui.keeping;

import lectern.game.Position;
import lectern.gui.desk.Desk;
import lectern.play.Match;

/**
 * The game that a pasted one took the place of. It can come back while the pasted one is on the desk, before its first
 * move. On the event thread.
 */
final class Replaced {
    private final Desk desk;
    private final GameFile file;
    private Position pasted;
    private Kept before;
    private boolean wasSaved;

    Replaced(Desk desk, GameFile file) {
        this.desk = desk;
        this.file = file;
    }

    /** Another game is about to take the place of the one that is played. */
    void by(Match coming) {
        pasted = coming.start();
        before = file.game();
        wasSaved = !file.isUnsaved();
    }

    @SuppressWarnings("ReferenceEquality") // Another game may begin from an equal position.
    boolean canComeBack() {
        return pasted == desk.match().start() && !desk.match().canUndo();
    }

    /** Does nothing where it cannot. */
    void comeBack() {
        if (!canComeBack()) return;
        file.expect(before.file(), wasSaved);
        desk.begin(before.match(), before.head(), before.seats());
        pasted = null;
        before = null;
    }
}
