package lectern.lesson.read;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.game.Seat;
import lectern.game.UnreadableText;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.game.reading.Excerpt;
import lectern.heuristic.HeuristicSource;
import lectern.text.Language;
import lectern.text.Sentences;

/** The board as a lesson leaves it from block to block, and what can be read with a look at it. */
final class LessonState {
    private static final Pattern LABEL = Pattern.compile("[a-z][0-9]{1,2}");

    /** The board of a block before went wrong, and was reported: nothing can be said of those that need it. */
    static final class Unknown extends RuntimeException {
        Unknown() {
            super("the board is not known");
        }
    }

    private final Game game;
    private final HeuristicSource heuristics;
    private final Sentences sentences;
    private Position position;
    private boolean known = true;

    /** @param heuristics what the lesson can name beside itself */
    LessonState(Game game, HeuristicSource heuristics, Language language) {
        this.game = game;
        this.heuristics = heuristics;
        sentences = new Sentences(language);
    }

    /** What a block says by itself, in the lesson's language. */
    String sentence(Phrase phrase) {
        return sentences.of(phrase);
    }

    HeuristicSource heuristics() {
        return heuristics;
    }

    Game game() {
        return game;
    }

    void lay(Position laid) {
        position = laid;
        known = true;
    }

    void lose() {
        known = false;
    }

    /** The position on the board. */
    Position position(int line) {
        if (!known) throw new Unknown();
        if (position == null) throw new LessonFault(line, "lesson.no-board");
        return position;
    }

    /** The position on the board, where a side is to move. */
    Position running(int line) {
        Position running = position(line);
        if (running.isOver()) throw new LessonFault(line, "lesson.over");
        return running;
    }

    Position read(YamlValue.Field field) {
        String text = field.text();
        try {
            return game.read(text);
        } catch (UnreadableText wrong) {
            throw new LessonFault(field.value().line(), unreadable(wrong));
        }
    }

    /** Moves that are played one after the other, from a position. */
    static List<Move> sequence(YamlValue.Field field, Position start) {
        List<Move> moves = new ArrayList<>();
        Position position = start;
        for (YamlValue.Field word : someWords(field)) {
            Move move = legal(word, position);
            moves.add(move);
            position = position.play(move, Narrator.SILENT);
        }
        return moves;
    }

    /** Moves of one and the same position. */
    static List<Move> alternatives(YamlValue.Field field, Position position) {
        Set<Move> moves = new HashSet<>();
        return Attempts.each(someWords(field), word -> {
            Move move = legal(word, position);
            if (!moves.add(move)) throw new LessonFault(word.value().line(), "lesson.twice", move.text());
            return move;
        });
    }

    static Move legal(YamlValue.Field word, Position position) {
        Move move;
        try {
            move = position.readMove(word.text());
        } catch (UnreadableText wrong) {
            throw new LessonFault(word.value().line(), unreadable(wrong));
        }
        RuleViolation broken = position.violation(move).orElse(null);
        if (broken == null) return move;
        throw new LessonFault(word.value().line(), "lesson.illegal", move.text(), broken.reason());
    }

    Cells cells(YamlValue.Field field) {
        BoardShape board = game.board();
        Set<Integer> cells = new LinkedHashSet<>();
        Attempts.each(someWords(field), word -> {
            String label = word.text();
            int cell = LABEL.matcher(label).matches() ? board.cell(label) : BoardShape.OUTSIDE;
            if (cell == BoardShape.OUTSIDE) {
                String corner = board.label(board.cells() - 1);
                throw new LessonFault(word.value().line(), "lesson.no-cell", Excerpt.of(label), board.label(0), corner);
            }
            if (!cells.add(cell)) throw new LessonFault(word.value().line(), "lesson.twice", label);
            return cell;
        });
        return Cells.of(cells.stream().mapToInt(Integer::intValue));
    }

    /** A side by its seat; the side to move unless it is given. */
    static Seat side(Entries entries, Position position) {
        return entries.find("side")
                .map(field -> field.oneOf(List.of(Seat.FIRST.word(), Seat.SECOND.word())))
                .map(word -> word.equals(Seat.FIRST.word()) ? Seat.FIRST : Seat.SECOND)
                .orElse(position.toMove());
    }

    static Phrase unreadable(UnreadableText wrong) {
        return Phrase.of("reading.in-column", wrong.reason(), String.valueOf(wrong.column()));
    }

    private static List<YamlValue.Field> someWords(YamlValue.Field field) {
        List<YamlValue.Field> words = field.words();
        if (words.isEmpty()) throw new LessonFault(field.line(), "lesson.empty", field.key());
        if (words.size() > Limits.MOVES) throw new LessonFault(field.line(), "written.too-many", Limits.MOVES);
        return words;
    }
}
