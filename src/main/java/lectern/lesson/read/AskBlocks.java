package lectern.lesson.read;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.Stream;
import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.game.board.Cells;
import lectern.lesson.AnswerReplies;
import lectern.lesson.Block;
import lectern.lesson.Question;
import lectern.lesson.condition.Condition;
import lectern.lesson.condition.Guess;
import lectern.lesson.condition.Measure;
import lectern.lesson.exercise.Exercise;
import lectern.lesson.exercise.ExerciseKind;

/** Reads questions. */
final class AskBlocks {
    static final String ASK = "ask";

    private static final String GENERATED = "generated";

    /** Sums of floating-point numbers are right to so much. */
    static final double EXACT = 1e-6;

    private static final List<String> KINDS =
            List.of("move", "moves", "cells", "choice", "number", "predict", GENERATED);
    private static final List<String> COMMON = List.of(ASK, "question", "hints", "right", "wrong");

    private final LessonState desk;

    AskBlocks(LessonState desk) {
        this.desk = desk;
    }

    Block ask(int line, YamlValue.Fields fields) {
        String kind = fields.fields().get(ASK).oneOf(KINDS);
        Attempts parts = new Attempts();
        Entries entries = new Entries(fields, keys(kind), parts);
        boolean moving = !List.of("choice", "number", "cells").contains(kind);
        Optional<Position> board = parts.at(() -> moving ? desk.running(line) : desk.position(line));
        Supplier<Position> known = () -> BoardBlocks.known(board);
        Optional<Question> question = parts.at(() -> question(kind, entries, known));
        Optional<String> sentence = parts.at(() -> sentence(kind, entries, question, known));
        AnswerReplies replies = replies(kind, entries, known, parts);
        parts.end();
        return new Block.Ask(line, board.orElseThrow(), sentence.orElseThrow(), question.orElseThrow(), replies);
    }

    private static List<String> keys(String kind) {
        List<String> own = switch (kind) {
            case "move", "moves" -> List.of("accept", "answers", "refute");
            case "cells" -> List.of("accept", "answers");
            case "choice" -> List.of("choices");
            case "number" -> List.of("answer", "measure", "tolerance", "answers");
            case GENERATED -> List.of("kind", "evaluator", "seed");
            default -> List.of("player", "seed", "of", "tolerance", "answers");
        };
        return Stream.concat(COMMON.stream(), own.stream()).toList();
    }

    private Question question(String kind, Entries entries, Supplier<Position> board) {
        return switch (kind) {
            case "move" -> new Question.OneMove(accepted(entries, board.get()));
            case "moves" -> new Question.AllMoves(accepted(entries, board.get()));
            case "cells" -> cells(entries.get("accept"), board);
            case "choice" -> choice(entries.get("choices"));
            case "number" -> amount(entries, board);
            case GENERATED -> generated(entries);
            default -> predict(entries);
        };
    }

    private Condition accepted(Entries entries, Position board) {
        return new ConditionReader(desk, board).accepted(entries.get("accept"));
    }

    private Question cells(YamlValue.Field accept, Supplier<Position> known) {
        if (!(accept.value() instanceof YamlValue.Fields)) {
            return new Question.AllCells(desk.cells(accept), Optional.empty());
        }
        Position board = known.get();
        if (board.isOver()) throw new LessonFault(accept.line(), "lesson.over");
        return new Question.AllCells(Cells.NONE, Optional.of(new ConditionReader(desk, board).read(accept)));
    }

    private static Question choice(YamlValue.Field field) {
        List<Question.Option> options = Attempts.each(field.items(), AskBlocks::option);
        long right = options.stream().filter(Question.Option::right).count();
        if (right == 0) throw new LessonFault(field.line(), "lesson.none-right");
        if (right == options.size()) throw new LessonFault(field.line(), "lesson.none-wrong");
        if (options.stream().map(Question.Option::text).distinct().count() < options.size()) {
            throw new LessonFault(field.line(), "lesson.same-choice");
        }
        return new Question.Choice(options);
    }

    private static Question.Option option(YamlValue.Field item) {
        Entries entries = item.entries(List.of("text", "right", "reply"));
        Attempts parts = new Attempts();
        Optional<String> text = parts.at(() -> entries.get("text").sentence());
        Optional<Boolean> right =
                parts.at(() -> entries.find("right").map(YamlValue.Field::flag).orElse(false));
        Optional<Optional<String>> reply = parts.at(() -> entries.find("reply").map(YamlValue.Field::sentence));
        parts.end();
        return new Question.Option(text.orElseThrow(), right.orElseThrow(), reply.orElseThrow());
    }

    private Question amount(Entries entries, Supplier<Position> board) {
        Optional<Measure> measure = entries.find("measure").map(field -> MeasureReader.read(field, desk, board.get()));
        OptionalDouble stated =
                entries.has("answer") ? OptionalDouble.of(entries.get("answer").number()) : OptionalDouble.empty();
        if (stated.isEmpty() && measure.isEmpty()) entries.get("answer");
        return new Question.Amount(stated, measure, tolerance(entries));
    }

    private Question predict(Entries entries) {
        Guess guess = Sources.guess(entries.get("player"), entries, desk);
        boolean score = entries.find("of")
                .map(field -> field.oneOf(List.of("move", "score")).equals("score"))
                .orElse(false);
        return score ? new Question.PredictScore(guess, tolerance(entries)) : new Question.PredictMove(guess);
    }

    private Question generated(Entries entries) {
        ExerciseKind kind = ExerciseKind.named(entries.get("kind").oneOf(ExerciseKind.words()))
                .orElseThrow();
        Evaluator evaluator = entries.find("evaluator")
                .map(field -> Sources.evaluator(field, desk))
                .orElseGet(() -> desk.game().kind().strong());
        OptionalLong seed = entries.find("seed")
                .map(field -> OptionalLong.of(Sources.seed(field)))
                .orElse(OptionalLong.empty());
        return new Question.Generated(kind, evaluator, seed);
    }

    /** What is generated brings its own sentence, unless the lesson has another one. */
    private String sentence(String kind, Entries entries, Optional<Question> question, Supplier<Position> board) {
        if (!kind.equals(GENERATED) || entries.has("question"))
            return entries.get("question").sentence();
        return question.flatMap(Question::exercise)
                .map(exercise -> desk.sentence(Exercise.question(exercise, board.get())))
                .orElse("");
    }

    private static double tolerance(Entries entries) {
        return entries.find("tolerance")
                .map(YamlValue.Field::number)
                .map(Math::abs)
                .orElse(EXACT);
    }

    private AnswerReplies replies(String kind, Entries entries, Supplier<Position> board, Attempts parts) {
        List<YamlValue.Field> hints =
                entries.find("hints").map(YamlValue.Field::items).orElse(List.of());
        Map<String, String> particular = new LinkedHashMap<>();
        for (YamlValue.Field answer : answers(entries, parts)) {
            Optional<String> sentence = parts.at(answer::sentence);
            Optional<String> key = parts.at(() -> answer(kind, answer, board));
            if (sentence.isPresent() && key.isPresent()) particular.put(key.get(), sentence.get());
        }
        return new AnswerReplies(
                parts.at(() -> Attempts.each(hints, AskBlocks::hint)).orElse(List.of()),
                entries.find("right").flatMap(field -> parts.at(field::sentence)),
                entries.find("wrong").flatMap(field -> parts.at(field::sentence)),
                particular,
                entries.find("refute").flatMap(field -> parts.at(() -> Sources.guess(field, entries, desk))));
    }

    private static String hint(YamlValue.Field item) {
        if (item.value() instanceof YamlValue.Text) return item.sentence();
        throw new LessonFault(item.value().line(), "lesson.hints", item.key());
    }

    private static List<YamlValue.Field> answers(Entries entries, Attempts parts) {
        return entries.find("answers")
                .flatMap(field -> parts.at(() -> {
                    if (field.value() instanceof YamlValue.Fields answers) {
                        return List.copyOf(answers.fields().values());
                    }
                    throw new LessonFault(field.value().line(), "lesson.no-fields", field.key());
                }))
                .orElse(List.of());
    }

    /** The answer that a reply belongs to: a legal move, a cell of the board, or a number. */
    private String answer(String kind, YamlValue.Field answer, Supplier<Position> board) {
        YamlValue.Field word =
                new YamlValue.Field(answer.line(), "answers", new YamlValue.Text(answer.line(), answer.key()));
        boolean numeric =
                kind.equals("number") || (kind.equals("predict") && answer.key().matches("-?[0-9.]+"));
        if (numeric) return AnswerReplies.spelt(word.number());
        if (kind.equals("cells"))
            return desk.game().board().label(desk.cells(word).first());
        return LessonState.legal(word, board.get()).text();
    }
}
