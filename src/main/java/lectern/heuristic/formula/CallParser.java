package lectern.heuristic.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lectern.game.UnreadableText;
import lectern.game.board.BoardShape;
import lectern.heuristic.formula.ConditionExpression.ChosenCondition;
import lectern.heuristic.formula.NumberExpression.CellCount;
import lectern.heuristic.formula.NumberExpression.ChosenNumber;
import lectern.heuristic.formula.NumberExpression.CriterionNumber;
import lectern.heuristic.formula.NumberExpression.PointSum;
import lectern.heuristic.formula.NumberExpression.TurnNumber;
import lectern.heuristic.formula.SetExpression.ChosenCells;
import lectern.heuristic.formula.SetExpression.PlacedCells;
import lectern.heuristic.formula.SetExpression.TouchingCells;

/** Reads what begins with a name: a set, the turn, or a function with what stands in its parentheses. */
final class CallParser {
    private final FormulaParser parser;
    private final KnownWords words;

    CallParser(FormulaParser parser, KnownWords words) {
        this.parser = parser;
        this.words = words;
    }

    Operand named() {
        Optional<Operator> operator = Operator.of(parser.current());
        if (operator.isPresent()) throw parser.missing();
        Lexeme name = parser.take();
        boolean called = parser.current().is("(");
        Optional<FormulaFunction> function = FormulaFunction.of(name.text());
        if (function.isPresent()) {
            if (!called) throw name.span().refused("heuristic.formula.call", name.text(), function.get().form);
            return call(name, function.get());
        }
        Operand plain = new Operand(plain(name), name.span());
        if (called) throw parser.current().span().refused("heuristic.formula.no-call", name.text());
        return plain;
    }

    private Expression plain(Lexeme name) {
        if (name.is(KnownWords.TURN)) return new TurnNumber();
        Optional<SetExpression> set = words.set(name.text());
        if (set.isPresent()) return set.get();
        throw words.unknown(name.span());
    }

    private Operand call(Lexeme name, FormulaFunction function) {
        Span open = parser.take().span();
        Expression read = parser.nested(name.span(), () -> switch (function) {
            case VALUE -> criterion();
            case ROW -> row();
            case COLUMN -> column();
            default -> applied(function, name.span(), open, arguments());
        });
        return new Operand(read, name.span().to(parser.closed(open)));
    }

    private List<Operand> arguments() {
        List<Operand> arguments = new ArrayList<>();
        if (parser.current().is(")")) return arguments;
        arguments.add(parser.expression());
        while (parser.current().is(",")) {
            parser.take();
            arguments.add(parser.expression());
        }
        return arguments;
    }

    private Expression applied(FormulaFunction function, Span name, Span open, List<Operand> arguments) {
        if (!function.takes(arguments.size())) {
            // A parenthesis that is not closed is the first fault to mend.
            parser.closed(open);
            throw name.refused("heuristic.formula.arguments", function.word(), function.form);
        }
        return switch (function) {
            case COUNT -> new CellCount(arguments.get(0).set());
            case SUM -> new PointSum(arguments.get(0).set(), words.game());
            case NEAR -> new TouchingCells(arguments.get(0).set(), true);
            case BESIDE -> new TouchingCells(arguments.get(0).set(), false);
            case IF -> chosen(arguments.get(0).condition(), arguments.get(1), arguments.get(2));
            default ->
                Joining.calculated(name, Arithmetic.valueOf(function.name()), arguments.toArray(Operand[]::new))
                        .expression();
        };
    }

    private static Expression chosen(ConditionExpression condition, Operand yes, Operand no) {
        if (!no.is(yes.expression().kind())) throw yes.unlike(no);
        return switch (yes.expression().kind()) {
            case SET -> new ChosenCells(condition, yes.set(), no.set());
            case NUMBER -> new ChosenNumber(condition, yes.number(), no.number());
            case CONDITION -> new ChosenCondition(condition, yes.condition(), no.condition());
        };
    }

    private Expression criterion() {
        if (!parser.current().is(Lexeme.Type.NAME)) throw noCriterion();
        Span name = parser.take().span();
        // Where dashes are written as in the key, they are part of the name.
        while (parser.current().is(Operator.MINUS.sign)) {
            parser.take();
            if (!parser.current().is(Lexeme.Type.NAME)) throw parser.missing();
            name = name.to(parser.take().span());
        }
        Span whole = name;
        return new CriterionNumber(words.criterion(name.text()).orElseThrow(() -> words.unknownCriterion(whole)));
    }

    private UnreadableText noCriterion() {
        if (parser.current().is(Lexeme.Type.END)) return parser.missing();
        Span span = parser.current().span();
        return span.refused("heuristic.formula.no-criterion", words.criteria());
    }

    private Expression row() {
        Lexeme number = parser.current();
        boolean whole = number.is(Lexeme.Type.NUMBER) && number.text().indexOf('.') < 0;
        if (!whole) throw writtenOut(FormulaFunction.ROW.form);
        long row = Long.parseLong(alone(FormulaFunction.ROW).text());
        int rows = words.game().largestBoard().rows();
        if (row < 1 || row > rows)
            throw number.span()
                    .refused(
                            "heuristic.formula.no-row",
                            number.text(),
                            words.game().name(),
                            rows);
        return new PlacedCells((board, cell) -> board.rowNumber(cell) == row);
    }

    private Expression column() {
        Lexeme letter = parser.current();
        if (letter.is(Lexeme.Type.NAME) && letter.text().length() == 1)
            throw writtenOut("column(\"" + letter.text().toLowerCase(Locale.ROOT) + "\")");
        if (!letter.is(Lexeme.Type.LETTER)) throw writtenOut(FormulaFunction.COLUMN.form);
        int column = alone(FormulaFunction.COLUMN).text().charAt(1) - 'a';
        BoardShape largest = words.game().largestBoard();
        if (column >= largest.columns())
            throw letter.span()
                    .refused(
                            "heuristic.formula.no-column",
                            letter.text().charAt(1),
                            words.game().name(),
                            largest.lastColumn());
        return new PlacedCells((board, cell) -> board.column(cell) == column);
    }

    /** Takes the only thing between two parentheses. */
    private Lexeme alone(FormulaFunction function) {
        Lexeme written = parser.take();
        boolean alone = parser.current().is(")") || parser.current().is(Lexeme.Type.END);
        if (!alone) throw writtenOut(function.form);
        return written;
    }

    private UnreadableText writtenOut(String form) {
        if (parser.current().is(Lexeme.Type.END)) return parser.missing();
        return parser.current().span().refused("heuristic.formula.written-out", form);
    }
}
