package lectern.lesson.study;

import java.util.List;
import java.util.Optional;
import lectern.game.Cells;
import lectern.game.Criterion;
import lectern.game.Effect;
import lectern.game.Evaluator;
import lectern.game.Overlay;
import lectern.game.Picture;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.lesson.Block;
import lectern.lesson.condition.Guess;
import lectern.play.Match;
import lectern.play.Turn;
import lectern.search.Decision;
import lectern.search.Stop;

/** What is shown at a spot. There is always a board, before a lesson's first position too. */
public sealed interface LessonScene {
    /** The position on the board; while a move is told in steps, the one before it until its last step. */
    Position board();

    /** What the board shows. */
    default Picture picture() {
        return board().picture();
    }

    /** The cells that are lit. */
    default Cells lit() {
        return Cells.NONE;
    }

    /** The board and nothing else. */
    record Bare(Position board) implements LessonScene {}

    /**
     * A move of a play is told: whole, or one of its steps.
     *
     * @param match the whole play
     * @param turn the move that is told
     * @param effects everything that the move does
     * @param from the first of them that is told here
     * @param to behind the last one
     */
    record Told(Match match, Turn turn, List<Effect> effects, int from, int to) implements LessonScene {
        public Told {
            effects = List.copyOf(effects);
        }

        /** What is told here, and was not before. */
        public List<Effect> news() {
            return effects.subList(from, to);
        }

        @Override
        public Position board() {
            return to == effects.size() ? turn.after() : turn.before();
        }

        @Override
        public Picture picture() {
            Picture picture = turn.before().picture();
            for (Effect effect : effects.subList(0, to)) picture = picture.after(effect);
            return picture;
        }

        @Override
        public Cells lit() {
            Cells all = Cells.NONE;
            for (Effect effect : news()) all = all.and(effect.cells());
            return all;
        }
    }

    record Lit(Position board, Cells lit) implements LessonScene {}

    record Overlaid(Position board, Overlay overlay) implements LessonScene {}

    /** The cells that a criterion looks at for a side. */
    record LookedAt(Position board, Criterion criterion, Seat side) implements LessonScene {
        @Override
        public Cells lit() {
            return criterion.cells(board, side);
        }

        /** What it measures, before its weight. */
        public double raw() {
            return criterion.raw(board, side) + 0.0;
        }
    }

    /** A player's decision is to be opened. */
    record Decided(Position board, Guess guess, Block.Opened opened) implements LessonScene {
        /**
         * The decision, the same each time. It takes its time: not for the event thread.
         *
         * @param recorded how many nodes of the search to keep for its tree
         * @return empty if it was stopped
         */
        public Optional<Decision> decide(int recorded, Stop stop) {
            Decision decision =
                    guess.player().player().decide(board, guess.thinking(stop).recording(recorded));
            return stop.isAsked() ? Optional.empty() : Optional.of(decision);
        }
    }

    /**
     * A game with its chart, shown from its end.
     *
     * @param side from whose view
     * @param stacked whether criterion by criterion, instead of the total alone
     */
    record Charted(Match match, Evaluator evaluator, Seat side, boolean stacked) implements LessonScene {
        @Override
        public Position board() {
            return match.last();
        }
    }

    /**
     * A question.
     *
     * @param task its number in the lesson, from 0
     */
    record Asked(Position board, int task) implements LessonScene {}

    /**
     * Something that the lesson claims, and has proven.
     *
     * @param sentence Markdown on one line
     */
    record Claimed(Position board, String sentence) implements LessonScene {}
}
