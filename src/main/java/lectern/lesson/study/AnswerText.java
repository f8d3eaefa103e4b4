package lectern.lesson.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import lectern.game.Move;
import lectern.game.UnreadableText;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.lesson.Answer;
import lectern.lesson.Block;
import lectern.lesson.exercise.PaperTree;

/** Answers as texts, the same in every language: moves, cells by their labels, leaves by their letters, options by their number, numbers. */
final class AnswerText {
    private static final Pattern LABEL = Pattern.compile("[a-z][0-9]{1,2}");
    private static final Pattern LETTER = Pattern.compile("[A-Z]");
    private static final Pattern WHOLE = Pattern.compile("[0-9]{1,3}");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9.]{1,30}(E-?[0-9]{1,3})?");

    private final Block.Ask ask;

    AnswerText(Block.Ask ask) {
        this.ask = ask;
    }

    String write(Answer answer) {
        return answer.text(board());
    }

    /** The answer of a text; none if it could not be one to this question. */
    Optional<Answer> read(String text) {
        List<String> words = Arrays.asList(text.split(Answer.SEPARATOR, -1));
        return switch (ask.question().asksFor()) {
            case MOVE, GUESS -> move(text).map(Answer.OneMove::new);
            case MOVES -> moves(words).map(Answer.Moves::new);
            case CELLS -> cells(words).map(Answer.Places::new);
            case LEAVES -> leaves(words);
            case CHOICE -> option(text);
            case NUMBER, SCORE -> number(text);
        };
    }

    private Optional<Answer> option(String text) {
        return Optional.of(text)
                .filter(word -> WHOLE.matcher(word).matches())
                .map(Integer::valueOf)
                .filter(option -> option < ask.question().options().size())
                .map(Answer.Chosen::new);
    }

    private Optional<Move> move(String text) {
        try {
            return Optional.of(ask.board().readMove(text));
        } catch (UnreadableText wrong) {
            return Optional.empty();
        }
    }

    private Optional<List<Move>> moves(List<String> words) {
        List<Move> moves = new ArrayList<>();
        for (String word : words) {
            Optional<Move> move =
                    move(word).filter(one -> ask.board().violation(one).isEmpty());
            if (move.isEmpty() || moves.contains(move.get())) return Optional.empty();
            moves.add(move.get());
        }
        return Optional.of(moves);
    }

    private Optional<Cells> cells(List<String> words) {
        boolean labels = words.stream().allMatch(word -> LABEL.matcher(word).matches());
        if (!labels) return Optional.empty();
        Cells cells = Cells.of(words.stream().mapToInt(board()::cell).distinct());
        return cells.contains(BoardShape.OUTSIDE) ? Optional.empty() : Optional.of(cells);
    }

    private static Optional<Answer> leaves(List<String> words) {
        boolean letters = words.stream().allMatch(word -> LETTER.matcher(word).matches());
        if (!letters || words.stream().distinct().count() < words.size()) return Optional.empty();
        return Optional.of(new Answer.Leaves(words.stream().map(PaperTree::leaf).toList()));
    }

    private static Optional<Answer> number(String text) {
        if (!NUMBER.matcher(text).matches()) return Optional.empty();
        try {
            return Optional.of(Double.parseDouble(text))
                    .filter(Double::isFinite)
                    .map(Answer.Amount::new);
        } catch (NumberFormatException wrong) {
            return Optional.empty();
        }
    }

    private BoardShape board() {
        return ask.board().game().board();
    }
}
