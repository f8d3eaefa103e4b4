package lectern.lesson;

import java.util.List;
import java.util.Optional;
import lectern.game.Cells;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Overlay;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.lesson.condition.Guess;

/** Something that a page shows or asks. Each one that needs a board brings it along, so that any can be shown first. */
public sealed interface Block {
    /** Where it begins in its file, from 1. */
    int line();

    /** Markdown without HTML, links and pictures. */
    record Text(int line, String markdown) implements Block {}

    /** The board shows a position. */
    record Place(int line, Position position) implements Block {}

    /**
     * Moves are played and narrated.
     *
     * @param stepwise whether effect by effect, instead of move by move
     */
    record Play(int line, Position before, List<Move> moves, boolean stepwise) implements Block {
        public Play {
            moves = List.copyOf(moves);
        }

        public Position after() {
            Position position = before;
            for (Move move : moves) position = position.play(move, Narrator.SILENT);
            return position;
        }
    }

    /** Cells are lit. */
    record Light(int line, Position board, Cells cells) implements Block {}

    /** One of the game's overlays is shown. */
    record Show(int line, Position board, Overlay overlay) implements Block {}

    /** The cells are lit that a criterion looks at for a side. */
    record LookAt(int line, Position board, Criterion criterion, Seat side) implements Block {}

    /** A player decides, and its decision is opened. */
    record Decide(int line, Position board, Guess guess, Opened opened) implements Block {}

    /** How much of a decision is shown. */
    enum Opened {
        MOVE,
        CANDIDATES,
        CRITERIA,
        TREE
    }

    /**
     * The chart of a game.
     *
     * @param side from whose view
     * @param stacked whether criterion by criterion, instead of the total alone
     */
    record Chart(int line, Position start, List<Move> moves, Evaluator evaluator, Seat side, boolean stacked)
            implements Block {
        public Chart {
            moves = List.copyOf(moves);
        }
    }

    /**
     * A question.
     *
     * @param sentence Markdown on one line, as {@link Text} has it
     */
    record Ask(int line, Position board, String sentence, Question question, AnswerReplies replies) implements Block {}

    /** Something that the lesson claims, with its proof. Shown as a sentence. */
    record Claim(int line, Position board, String sentence, Statement statement) implements Block {}

    /** The board after this block; empty if it leaves the board alone. */
    default Optional<Position> leaves() {
        if (this instanceof Place place) return Optional.of(place.position());
        return this instanceof Play play ? Optional.of(play.after()) : Optional.empty();
    }
}
