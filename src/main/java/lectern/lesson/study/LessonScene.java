package lectern.lesson.study;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lectern.game.Effect;
import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.Picture;
import lectern.lesson.Block;
import lectern.lesson.condition.Guess;
import lectern.picture.Marks;
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

    /** What is marked on it. */
    default Marks marks() {
        return Marks.NONE;
    }

    <R> R match(SceneCases<R> cases);

    /** What to do for each kind of scene. */
    record SceneCases<R>(
            Function<Bare, R> bare,
            Function<Told, R> told,
            Function<Marked, R> marked,
            Function<Decided, R> decided,
            Function<Charted, R> charted,
            Function<Asked, R> asked,
            Function<Claimed, R> claimed) {}

    /** The board and nothing else. */
    record Bare(Position board) implements LessonScene {
        @Override
        public <R> R match(SceneCases<R> cases) {
            return cases.bare.apply(this);
        }
    }

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
            for (Effect effect : effects.subList(0, to)) picture = effect.apply(picture);
            return picture;
        }

        @Override
        public <R> R match(SceneCases<R> cases) {
            return cases.told.apply(this);
        }
    }

    /** Something is marked on the board. */
    record Marked(Position board, Marks marks) implements LessonScene {
        @Override
        public <R> R match(SceneCases<R> cases) {
            return cases.marked.apply(this);
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

        @Override
        public <R> R match(SceneCases<R> cases) {
            return cases.decided.apply(this);
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

        @Override
        public <R> R match(SceneCases<R> cases) {
            return cases.charted.apply(this);
        }
    }

    /**
     * A question.
     *
     * @param task its number in the lesson, from 0
     */
    record Asked(Position board, int task) implements LessonScene {
        @Override
        public <R> R match(SceneCases<R> cases) {
            return cases.asked.apply(this);
        }
    }

    /**
     * Something that the lesson claims, and has proven.
     *
     * @param sentence Markdown on one line
     */
    record Claimed(Position board, String sentence) implements LessonScene {
        @Override
        public <R> R match(SceneCases<R> cases) {
            return cases.claimed.apply(this);
        }
    }
}
