package lectern.gui.keeping;

import lectern.gui.desk.Desk;
import lectern.play.Match;

/**
 * The game that a pasted one took the place of. It can come back while the pasted one lies on the desk as it was
 * pasted, and at its start. On the event thread.
 */
final class Replaced {
    private final Desk desk;
    private final GameFile file;
    private Match pasted;
    private Kept before;
    private boolean wasSaved;

    Replaced(Desk desk, GameFile file) {
        this.desk = desk;
        this.file = file;
    }

    /** Another game is about to take the place of the one that is played. */
    void by(Match coming) {
        pasted = coming;
        before = file.game();
        wasSaved = !file.isUnsaved();
    }

    @SuppressWarnings("ReferenceEquality") // Another game may begin from an equal position.
    boolean canComeBack() {
        Match match = desk.match();
        return pasted != null && (match == pasted || (match.start() == pasted.start() && !match.canUndo()));
    }

    /** Does nothing where it cannot. */
    void comeBack() {
        if (!canComeBack()) return;
        file.expect(before.file(), wasSaved);
        file.expectResult(before.given());
        desk.begin(before.match(), before.head(), before.seats());
        pasted = null;
        before = null;
    }
}
