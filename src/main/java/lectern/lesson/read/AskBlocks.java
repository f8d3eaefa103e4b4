package lectern.lesson.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import lectern.game.Position;
import lectern.game.board.Cells;
import lectern.lesson.AnswerReplies;
import lectern.lesson.Block;
import lectern.lesson.Question;
import lectern.lesson.condition.Condition;
import lectern.lesson.condition.Guess;
import lectern.lesson.condition.Measure;

/** Reads questions. */
final class AskBlocks {
    static final String ASK = "ask";

    /** Sums of floating-point numbers are right to so much. */
    static final double EXACT = 1e-6;

    private static final List<String> KINDS = List.of("move", "moves", "cells", "choice", "number", "predict");
    private static final List<String> COMMON = List.of(ASK, "question", "hints", "right", "wrong");

    private final LessonState desk;

    AskBlocks(LessonState desk) {
        this.desk = desk;
    }

    Block ask(int line, YamlValue.Fields fields) {
        String kind = fields.fields().get(ASK).oneOf(KINDS);
        Entries entries = new Entries(fields, keys(kind));
        boolean moving = !List.of("choice", "number", "cells").contains(kind);
        Position board = moving ? desk.running(line) : desk.position(line);
        String sentence = entries.get("question").sentence();
        return new Block.Ask(line, board, sentence, question(kind, entries, board), replies(kind, entries, board));
    }

    private static List<String> keys(String kind) {
        List<String> own = switch (kind) {
            case "move", "moves" -> List.of("accept", "answers", "refute");
            case "cells" -> List.of("accept", "answers");
            case "choice" -> List.of("choices");
            case "number" -> List.of("answer", "measure", "tolerance", "answers");
            default -> List.of("player", "seed", "of", "tolerance", "answers");
        };
        return Stream.concat(COMMON.stream(), own.stream()).toList();
    }

    private Question question(String kind, Entries entries, Position board) {
        return switch (kind) {
            case "move" -> new Question.OneMove(accepted(entries, board));
            case "moves" -> new Question.AllMoves(accepted(entries, board));
            case "cells" -> cells(entries.get("accept"), board);
            case "choice" -> choice(entries.get("choices"));
            case "number" -> amount(entries, board);
            default -> predict(entries);
        };
    }

    private Condition accepted(Entries entries, Position board) {
        return new ConditionReader(desk, board).accepted(entries.get("accept"));
    }

    private Question cells(YamlValue.Field accept, Position board) {
        if (!(accept.value() instanceof YamlValue.Fields)) {
            return new Question.AllCells(desk.cells(accept), Optional.empty());
        }
        if (board.isOver()) throw new LessonFault(accept.line(), "lesson.over");
        return new Question.AllCells(Cells.NONE, Optional.of(new ConditionReader(desk, board).read(accept)));
    }

    private static Question choice(YamlValue.Field field) {
        List<Question.Option> options = new ArrayList<>();
        for (YamlValue.Field item : field.items()) {
            Entries entries = item.entries(List.of("text", "right", "reply"));
            options.add(new Question.Option(
                    entries.get("text").sentence(),
                    entries.find("right").map(YamlValue.Field::flag).orElse(false),
                    entries.find("reply").map(YamlValue.Field::sentence)));
        }
        long right = options.stream().filter(Question.Option::right).count();
        if (right == 0) throw new LessonFault(field.line(), "lesson.none-right");
        if (right == options.size()) throw new LessonFault(field.line(), "lesson.none-wrong");
        if (options.stream().map(Question.Option::text).distinct().count() < options.size()) {
            throw new LessonFault(field.line(), "lesson.same-choice");
        }
        return new Question.Choice(options);
    }

    private Question amount(Entries entries, Position board) {
        Optional<Measure> measure = entries.find("measure").map(field -> MeasureReader.read(field, desk, board));
        OptionalDouble stated =
                entries.has("answer") ? OptionalDouble.of(entries.get("answer").number()) : OptionalDouble.empty();
        if (stated.isEmpty() && measure.isEmpty()) entries.get("answer");
        return new Question.Amount(stated, measure, tolerance(entries));
    }

    private Question predict(Entries entries) {
        Guess guess = Sources.guess(entries.get("player"), entries, desk.game());
        boolean score = entries.find("of")
                .map(field -> field.oneOf(List.of("move", "score")).equals("score"))
                .orElse(false);
        return score ? new Question.PredictScore(guess, tolerance(entries)) : new Question.PredictMove(guess);
    }

    private static double tolerance(Entries entries) {
        return entries.find("tolerance")
                .map(YamlValue.Field::number)
                .map(Math::abs)
                .orElse(EXACT);
    }

    private AnswerReplies replies(String kind, Entries entries, Position board) {
        List<String> hints = entries.find("hints").map(YamlValue.Field::items).orElse(List.of()).stream()
                .map(YamlValue.Field::sentence)
                .toList();
        Map<String, String> particular = new LinkedHashMap<>();
        entries.find("answers").ifPresent(field -> {
            if (!(field.value() instanceof YamlValue.Fields answers)) {
                throw new LessonFault(field.value().line(), "lesson.no-fields", field.key());
            }
            answers.fields().values().forEach(answer -> particular.put(answer(kind, answer, board), answer.sentence()));
        });
        return new AnswerReplies(
                hints,
                entries.find("right").map(YamlValue.Field::sentence),
                entries.find("wrong").map(YamlValue.Field::sentence),
                particular,
                entries.find("refute").map(field -> Sources.guess(field, entries, desk.game())));
    }

    /** The answer that a reply belongs to: a legal move, a cell of the board, or a number. */
    private String answer(String kind, YamlValue.Field answer, Position board) {
        YamlValue.Field word =
                new YamlValue.Field(answer.line(), "answers", new YamlValue.Text(answer.line(), answer.key()));
        boolean numeric =
                kind.equals("number") || (kind.equals("predict") && answer.key().matches("-?[0-9.]+"));
        if (numeric) return AnswerReplies.spelt(word.number());
        if (kind.equals("cells"))
            return desk.game().board().label(desk.cells(word).first());
        return LessonState.legal(word, board).text();
    }
}
