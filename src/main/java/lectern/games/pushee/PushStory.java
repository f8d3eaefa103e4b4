package lectern.games.pushee;

import static lectern.games.pushee.PusheeWord.BLOCKED_BY_PLACED;
import static lectern.games.pushee.PusheeWord.BLOCKED_BY_PUSHED;
import static lectern.games.pushee.PusheeWord.BLOCKED_BY_WALL;
import static lectern.games.pushee.PusheeWord.FELL_OFF;
import static lectern.games.pushee.PusheeWord.PUSHED;
import static lectern.games.pushee.PusheeWord.TURNED;
import static lectern.games.pushee.PusheeWord.side;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Effect;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.game.board.Change;
import lectern.game.board.Change.Moved;
import lectern.game.board.Change.Removed;
import lectern.game.board.Change.Turned;
import lectern.game.board.Layer;

/** Tells what becomes of each run, while the chain unfolds. What becomes of all runs of a tier is one step. */
final class PushStory {
    private final BoardShape board;
    private final Narrator narrator;

    PushStory(BoardShape board, Narrator narrator) {
        this.board = board;
        this.narrator = narrator;
    }

    /** A run stays where it is. If the wall and a spent piece both hold it, the wall is named, as in the rules. */
    void blocked(byte[] cells, Run run, boolean byWall) {
        Phrase reason = byWall ? about(BLOCKED_BY_WALL, cells, run, List.of()) : spent(cells, run);
        tell(reason, List.of(), lit(run), run);
    }

    private Phrase spent(byte[] cells, Run run) {
        int spent = run.cells().stream()
                .filter(cell -> PushChain.isSpent(cells[cell]))
                .findFirst()
                .orElseThrow();
        PusheeWord word = PushChain.isPlaced(cells[spent]) ? BLOCKED_BY_PLACED : BLOCKED_BY_PUSHED;
        return about(word, cells, run, List.of(board.label(spent)));
    }

    /** The last piece of a run is about to fall off the board. */
    void fellOff(byte[] cells, Run run) {
        int edge = run.cells().last();
        Piece piece = Piece.of(cells[edge]);
        Phrase reason = about(FELL_OFF, cells, run, List.of(board.label(edge), side(piece.owner())));
        tell(reason, List.of(new Removed(Layer.PIECE, edge, piece)), lit(run), run);
    }

    /** A run is about to move. The piece farthest out goes first, so that each finds its cell empty. */
    void pushed(byte[] cells, Run run) {
        List<Change> changes = new ArrayList<>();
        for (int from : run.cells()) {
            changes.add(0, new Moved(Layer.PIECE, from, from + run.step(), Piece.of(cells[from])));
        }
        tell(about(PUSHED, cells, run, List.of()), changes, lit(run).and(run.arrivals()), run);
    }

    /** A run has arrived, and its pieces have turned. */
    void turned(byte[] cells, Run run) {
        List<Change> changes = new ArrayList<>();
        for (int cell : run.arrivals()) {
            Piece after = Piece.of(cells[cell]);
            changes.add(new Turned(cell, after.turned(), after));
        }
        Phrase reason = TURNED.with(run.tier(), board.labels(run.arrivals()), run.length());
        tell(reason, changes, run.arrivals(), run);
    }

    /** A sentence about who pushes whom, and whatever else this one needs. */
    private Phrase about(PusheeWord word, byte[] cells, Run run, List<Object> more) {
        Piece pusher = Piece.of(cells[run.pusher()]);
        List<Object> arguments = new ArrayList<>();
        arguments.add(run.tier());
        arguments.add(side(pusher.owner()));
        arguments.add(pusher.orientation());
        arguments.add(board.label(run.pusher()));
        arguments.add(board.labels(run.cells()));
        arguments.add(run.length());
        arguments.add(run.direction());
        arguments.addAll(more);
        return word.with(arguments.toArray());
    }

    private void tell(Phrase reason, List<Change> changes, Cells lit, Run run) {
        narrator.tell(new Effect(reason, changes, lit, run.tier()).partOf(Phrase.of("pushee.step", run.tier())));
    }

    /** The piece that pushes, then the run. */
    private static Cells lit(Run run) {
        return Cells.of(run.pusher()).and(run.cells());
    }
}
