package lectern.lesson.study;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lectern.game.Move;
import lectern.game.Position;
import lectern.lesson.AskedFor;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.lesson.RightAnswers;
import lectern.lesson.condition.Unproven;
import lectern.play.Match;
import lectern.play.quiz.MoveQuestion;
import lectern.play.quiz.Quiz;
import lectern.play.quiz.RightMoves;

/** The boards of a lesson on which a class can be asked for a move: where a question wants one, or where one is played. */
public final class LessonBoards {
    private static final Set<AskedFor> MOVES = Set.of(AskedFor.MOVE, AskedFor.MOVES, AskedFor.GUESS);

    private LessonBoards() {}

    /** Whether there may be any. */
    public static boolean isAskable(Lesson lesson) {
        return lesson.blocks().stream()
                .anyMatch(block -> moved(block).isPresent() || asked(block).isPresent());
    }

    /** In the order of the lesson, under its title. A board that is both asked about and played on is there once. */
    public static List<Quiz.Source> of(Lesson lesson) {
        List<Block> blocks = lesson.blocks();
        Set<Position> played = blocks.stream()
                .flatMap(block -> moved(block).stream())
                .map(Block.Played::before)
                .collect(Collectors.toSet());
        List<Quiz.Source> found = new ArrayList<>();
        Set<List<?>> known = new HashSet<>();
        for (Block block : blocks) {
            moved(block)
                    .filter(playing -> known.add(List.of(playing.before(), playing.moves())))
                    .ifPresent(playing -> found.add(Quiz.Source.of(lesson.title(), match(playing))));
            asked(block)
                    .filter(ask -> !played.contains(ask.board()) && known.add(List.of(ask.board())))
                    .ifPresent(ask -> found.add(Quiz.Source.board(lesson.title(), ask.board(), question(ask))));
        }
        return found;
    }

    private static Optional<Block.Played> moved(Block block) {
        return block instanceof Block.Played playing && !playing.moves().isEmpty()
                ? Optional.of(playing)
                : Optional.empty();
    }

    /** What a block asks, if moves answer it. */
    public static Optional<MoveQuestion> question(Block block) {
        return asked(block).map(LessonBoards::question);
    }

    private static MoveQuestion question(Block.Ask ask) {
        return stop -> {
            try {
                return RightAnswers.of(ask, stop).map(LessonBoards::moves);
            } catch (Unproven unproven) {
                // The check says so to the author; it cannot be answered.
                return Optional.empty();
            }
        };
    }

    private static RightMoves moves(RightAnswers right) {
        return new RightMoves(right.moves(), right instanceof RightAnswers.AnyMove);
    }

    /** Of what is generated, only some of the board's moves are asked about. */
    private static Optional<Block.Ask> asked(Block block) {
        return block instanceof Block.Ask ask
                        && MOVES.contains(ask.question().asksFor())
                        && ask.question().exercise().isEmpty()
                ? Optional.of(ask)
                : Optional.empty();
    }

    private static Match match(Block.Played playing) {
        Match match = Match.from(playing.before());
        for (Move move : playing.moves()) match = match.play(move);
        return match;
    }
}
