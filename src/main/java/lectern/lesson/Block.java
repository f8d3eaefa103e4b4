package lectern.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Overlay;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.Cells;
import lectern.lesson.condition.ContentKey;
import lectern.lesson.condition.Guess;
import lectern.lesson.thought.Algorithm;
import lectern.lesson.thought.Insight;
import lectern.picture.Mark;
import lectern.picture.Marks;
import lectern.picture.OverlayMarks;
import lectern.search.Stop;

/** Something that a page shows or asks. Each one that needs a board brings it along, so that any can be shown first. */
public sealed interface Block {
    /** Where it begins in its file, from 1. */
    int line();

    /** What must be the same in every language of its lesson, as a text; empty if nothing must. */
    String contentKey();

    <R> R match(BlockCases<R> cases);

    /**
     * What is wrong with what it asks or claims; empty if nothing is.
     *
     * @throws lectern.lesson.condition.Unproven if the engine could not find out within its limits
     */
    default Optional<Phrase> fault(Stop stop) {
        return Optional.empty();
    }

    /** The board after this block; empty if it leaves the board alone. */
    default Optional<Position> leaves() {
        return Optional.empty();
    }

    /** What authors wrote in it to be read at once: text, claims, questions with what can be chosen. */
    default List<String> texts() {
        return List.of();
    }

    /** What to do for each kind of block. */
    record BlockCases<R>(
            Function<Text, R> text,
            Function<Place, R> place,
            Function<Play, R> play,
            Function<Light, R> light,
            Function<Show, R> show,
            Function<LookAt, R> lookAt,
            Function<Decide, R> decide,
            Function<Think, R> think,
            Function<Chart, R> chart,
            Function<Ask, R> ask,
            Function<Claim, R> claim) {}

    /** A block that brings a board along: all but text. */
    sealed interface OnBoard extends Block {
        /** The board on which it is shown; after moves, if it plays any. */
        Position board();
    }

    /** A block in which moves are played. */
    sealed interface Played extends OnBoard {
        Position before();

        List<Move> moves();

        @Override
        default Position board() {
            return after(before(), moves());
        }
    }

    /** A block that only lights up or marks something on its board. */
    sealed interface Marking extends OnBoard {
        Marks marks();
    }

    /** Markdown without HTML, links and pictures. */
    record Text(int line, String markdown) implements Block {
        @Override
        public List<String> texts() {
            return List.of(markdown);
        }

        @Override
        public String contentKey() {
            return "";
        }

        @Override
        public <R> R match(BlockCases<R> cases) {
            return cases.text.apply(this);
        }
    }

    /** The board shows a position. */
    record Place(int line, Position board) implements OnBoard {
        @Override
        public String contentKey() {
            return "place " + board.text();
        }

        @Override
        public Optional<Position> leaves() {
            return Optional.of(board);
        }

        @Override
        public <R> R match(BlockCases<R> cases) {
            return cases.place.apply(this);
        }
    }

    /**
     * Moves are played and narrated.
     *
     * @param stepwise whether effect by effect, instead of move by move
     */
    record Play(int line, Position before, List<Move> moves, boolean stepwise) implements Played {
        public Play {
            moves = List.copyOf(moves);
        }

        /** The last move of its game; none if nothing is played. */
        public Marks marks() {
            if (moves.isEmpty()) return Marks.NONE;
            int last = moves.size() - 1;
            return Marks.lastMove(after(before, moves.subList(0, last)), moves.get(last));
        }

        @Override
        public String contentKey() {
            return "play " + stepwise + ContentKey.of(moves);
        }

        @Override
        public Optional<Position> leaves() {
            return Optional.of(board());
        }

        @Override
        public <R> R match(BlockCases<R> cases) {
            return cases.play.apply(this);
        }
    }

    /** Cells are lit. */
    record Light(int line, Position board, Cells cells) implements Marking {
        @Override
        public Marks marks() {
            return new Marks(List.of(new Mark(Mark.Kind.LIT, cells)));
        }

        @Override
        public String contentKey() {
            return "light " + ContentKey.of(cells);
        }

        @Override
        public <R> R match(BlockCases<R> cases) {
            return cases.light.apply(this);
        }
    }

    /** One of the game's overlays is shown. */
    record Show(int line, Position board, Overlay overlay) implements Marking {
        @Override
        public Marks marks() {
            return new Marks(OverlayMarks.of(overlay, board).marks());
        }

        @Override
        public String contentKey() {
            return "show " + overlay.name().key() + " "
                    + overlay.groups().stream()
                            .map(group -> group.name().key() + ContentKey.of(group.cells()))
                            .toList();
        }

        @Override
        public <R> R match(BlockCases<R> cases) {
            return cases.show.apply(this);
        }
    }

    /** The cells are lit that a criterion looks at for a side. */
    record LookAt(int line, Position board, Criterion criterion, Seat side) implements Marking {
        @Override
        public Marks marks() {
            return new Marks(List.of(new Mark(Mark.Kind.CRITERION, criterion.cells(board, side))));
        }

        @Override
        public String contentKey() {
            return "look " + criterion.key() + side;
        }

        @Override
        public <R> R match(BlockCases<R> cases) {
            return cases.lookAt.apply(this);
        }
    }

    /** A player decides, and its decision is opened. */
    record Decide(int line, Position board, Guess guess, Opened opened) implements OnBoard {
        @Override
        public String contentKey() {
            return "decide " + guess.contentKey() + opened;
        }

        @Override
        public <R> R match(BlockCases<R> cases) {
            return cases.decide.apply(this);
        }
    }

    /** How much of a decision is shown. */
    enum Opened {
        MOVE,
        CANDIDATES,
        CRITERIA,
        TREE
    }

    /** An algorithm is laid open on the board. */
    record Think(int line, Position board, Algorithm algorithm, Shown shown) implements OnBoard {
        @Override
        public String contentKey() {
            return "think " + board.text() + " " + algorithm.contentKey() + shown;
        }

        @Override
        public Optional<Phrase> fault(Stop stop) {
            return Insight.of(algorithm, board, stop)
                    .filter(insight -> !insight.isComplete())
                    .map(cut -> Phrase.of("think.too-large", Insight.MOST_POSITIONS));
        }

        @Override
        public <R> R match(BlockCases<R> cases) {
            return cases.think.apply(this);
        }
    }

    /** What stands in the page of an algorithm. */
    enum Shown {
        TREE,
        PSEUDOCODE,
        PHASES
    }

    /**
     * The chart of a game.
     *
     * @param side from whose view
     * @param stacked whether criterion by criterion, instead of the total alone
     */
    record Chart(int line, Position before, List<Move> moves, Evaluator evaluator, Seat side, boolean stacked)
            implements Played {
        public Chart {
            moves = List.copyOf(moves);
        }

        @Override
        public String contentKey() {
            return "chart " + before.text() + ContentKey.of(moves) + evaluator.id() + stacked;
        }

        @Override
        public <R> R match(BlockCases<R> cases) {
            return cases.chart.apply(this);
        }
    }

    /**
     * A question.
     *
     * @param sentence Markdown on one line, as {@link Text} has it
     */
    record Ask(int line, Position board, String sentence, Question question, AnswerReplies replies) implements OnBoard {
        @Override
        public List<String> texts() {
            Stream<String> options = question.options().stream().map(Question.Option::text);
            return Stream.concat(Stream.of(sentence), options).toList();
        }

        /** The same board and sentences with another question. */
        public Ask asking(Question other) {
            return new Ask(line, board, sentence, other, replies);
        }

        @Override
        public String contentKey() {
            return "ask " + board.text() + question.contentKey();
        }

        @Override
        public Optional<Phrase> fault(Stop stop) {
            return question.fault(board, stop);
        }

        @Override
        public <R> R match(BlockCases<R> cases) {
            return cases.ask.apply(this);
        }
    }

    /** Something that the lesson claims, with its proof. Shown as a sentence. */
    record Claim(int line, Position board, String sentence, Statement statement) implements OnBoard {
        @Override
        public List<String> texts() {
            return List.of(sentence);
        }

        @Override
        public String contentKey() {
            return "claim " + board.text() + statement.contentKey();
        }

        @Override
        public Optional<Phrase> fault(Stop stop) {
            return statement.refutation(board, stop).map(reason -> Phrase.of("lesson.false", reason));
        }

        @Override
        public <R> R match(BlockCases<R> cases) {
            return cases.claim.apply(this);
        }
    }

    private static Position after(Position before, List<Move> moves) {
        Position position = before;
        for (Move move : moves) position = position.play(move, Narrator.SILENT);
        return position;
    }
}
