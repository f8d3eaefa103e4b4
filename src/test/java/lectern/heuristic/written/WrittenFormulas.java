package lectern.heuristic.written;

import static lectern.heuristic.written.WrittenPart.word;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.CellSet;
import lectern.game.Criterion;
import lectern.game.Draws;
import lectern.game.GameKind;
import lectern.heuristic.written.WrittenPart.Strength;

/** Formulas drawn at random: for each function and operator of the language, something that has it outermost. */
final class WrittenFormulas {
    private final GameKind kind;
    private final Draws draws;

    /** By what stands outermost: what makes one whose parts are so deep. */
    private final Map<String, IntFunction<WrittenPart<Set<String>>>> sets = new TreeMap<>();

    private final Map<String, IntFunction<WrittenPart<Double>>> numbers = new TreeMap<>();
    private final Map<String, IntFunction<WrittenPart<Boolean>>> conditions = new TreeMap<>();

    WrittenFormulas(GameKind kind, long seed) {
        this.kind = kind;
        draws = Draws.of(seed, "written formulas of " + kind.id());
        addSets();
        addNumbers();
        addConditions();
    }

    private void addSets() {
        sets.put("named", depth -> named());
        sets.put("row", depth -> row(1 + draws.below(kind.largestBoard().rows())));
        sets.put(
                "column",
                depth -> column((char) ('a' + draws.below(kind.largestBoard().columns()))));
        sets.put("&", depth -> joined("&", set(depth), set(depth), WrittenView::both));
        sets.put("|", depth -> joined("|", set(depth), set(depth), WrittenView::either));
        sets.put("without", depth -> joined("-", set(depth), set(depth), WrittenView::less));
        sets.put("near", depth -> touching("near", set(depth), WrittenBoard::near));
        sets.put("beside", depth -> touching("beside", set(depth), WrittenBoard::beside));
        sets.put("if", depth -> chosen(condition(depth), set(depth), set(depth)));
    }

    private void addNumbers() {
        numbers.put("plain", depth -> plain());
        numbers.put("turn", depth -> word("turn", view -> view.turn() == view.seat ? 1.0 : -1.0));
        numbers.put("value", depth -> value(draws.from(kind.criteria())));
        numbers.put("count", depth -> counted("count", set(depth), (board, cell) -> 1));
        numbers.put("sum", depth -> counted("sum", set(depth), WrittenBoard::points));
        numbers.put("+", depth -> calculated("+", Strength.SUM, number(depth), number(depth), Double::sum));
        numbers.put("minus", depth -> calculated("-", Strength.SUM, number(depth), number(depth), (a, b) -> a - b));
        numbers.put("*", depth -> calculated("*", Strength.PRODUCT, number(depth), number(depth), (a, b) -> a * b));
        numbers.put("/", depth -> calculated("/", Strength.PRODUCT, number(depth), number(depth), (a, b) -> a / b));
        numbers.put("negative", depth -> negative(number(depth)));
        numbers.put("abs", depth -> of("abs", number(depth), Math::abs));
        numbers.put("sqrt", depth -> of("sqrt", number(depth), Math::sqrt));
        numbers.put("pow", depth -> of("pow", List.of(number(depth), number(depth)), StrictMath::pow));
        numbers.put("min", depth -> of("min", several(depth), Math::min));
        numbers.put("max", depth -> of("max", several(depth), Math::max));
        numbers.put("if", depth -> chosen(condition(depth), number(depth), number(depth)));
    }

    private void addConditions() {
        Map<String, BiPredicate<Double, Double>> signs = Map.of(
                "<", (a, b) -> a < b,
                "<=", (a, b) -> a <= b,
                ">", (a, b) -> a > b,
                ">=", (a, b) -> a >= b,
                "==", (a, b) -> a.equals(b),
                "!=", (a, b) -> !a.equals(b));
        signs.forEach(
                (sign, holds) -> conditions.put(sign, depth -> compared(sign, number(depth), number(depth), holds)));
        conditions.put("and", depth -> both("and", Strength.AND, condition(depth), condition(depth)));
        conditions.put("or", depth -> both("or", Strength.OR, condition(depth), condition(depth)));
        conditions.put("not", depth -> not(condition(depth)));
        conditions.put("if", depth -> chosen(condition(depth), condition(depth), condition(depth)));
    }

    /** For each function and operator that comes to a set or a number, one number that has it outermost. */
    List<WrittenPart<Double>> numbers(int depth) {
        List<WrittenPart<Double>> all = new ArrayList<>();
        numbers.values().forEach(made -> all.add(made.apply(depth)));
        sets.values().forEach(made -> all.add(counted("count", made.apply(depth), (board, cell) -> 1)));
        return all;
    }

    /** For each function and operator that comes to a condition, one condition that has it outermost. */
    List<WrittenPart<Boolean>> conditions(int depth) {
        return conditions.values().stream()
                .<WrittenPart<Boolean>>map(made -> made.apply(depth))
                .toList();
    }

    private WrittenPart<Set<String>> set(int depth) {
        return perhapsEnclosed(depth <= 0 ? named() : drawn(sets).apply(depth - 1));
    }

    WrittenPart<Double> number(int depth) {
        return perhapsEnclosed(drawn(depth <= 0 ? leaves() : numbers).apply(depth - 1));
    }

    private Map<String, IntFunction<WrittenPart<Double>>> leaves() {
        return numbers.entrySet().stream()
                .filter(entry ->
                        List.of("plain", "turn", "value", "count", "sum").contains(entry.getKey()))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (a, b) -> a, TreeMap::new));
    }

    WrittenPart<Boolean> condition(int depth) {
        String comparison = draws.from(List.of("<", "<=", ">", ">=", "==", "!="));
        return perhapsEnclosed((depth <= 0 ? conditions.get(comparison) : drawn(conditions)).apply(depth - 1));
    }

    private <T> IntFunction<WrittenPart<T>> drawn(Map<String, IntFunction<WrittenPart<T>>> all) {
        return draws.from(List.copyOf(all.values()));
    }

    /** Parentheses that are not needed are allowed. */
    private <T> WrittenPart<T> perhapsEnclosed(WrittenPart<T> part) {
        return draws.chance(5) ? part.enclosed() : part;
    }

    private List<WrittenPart<Double>> several(int depth) {
        return IntStream.range(0, 2 + draws.below(3))
                .mapToObj(i -> number(depth))
                .toList();
    }

    private WrittenPart<Set<String>> named() {
        Stream<String> own = kind.cellSets().stream().map(CellSet::key);
        String name = draws.from(Stream.concat(own, Stream.of("board", "edge", "corners", "centre"))
                .toList());
        return word(name, view -> view.named(name));
    }

    private static WrittenPart<Set<String>> row(int number) {
        return word("row(" + number + ")", view -> view.board.row(number));
    }

    private static WrittenPart<Set<String>> column(char letter) {
        return word("column(\"" + letter + "\")", view -> view.board.column(letter));
    }

    private WrittenPart<Set<String>> joined(
            String sign,
            WrittenPart<Set<String>> a,
            WrittenPart<Set<String>> b,
            BiFunction<Set<String>, Set<String>, Set<String>> operation) {
        // Operators go from the left: to the right of one, another needs parentheses.
        String right = b.chain().isEmpty() ? b.text() : b.enclosed().text();
        String text = a.joinedBy(sign) + spaced(sign) + right;
        return new WrittenPart<>(text, Strength.SUM, sign, view -> operation.apply(a.in(view), b.in(view)));
    }

    private static WrittenPart<Set<String>> touching(
            String name,
            WrittenPart<Set<String>> cells,
            BiFunction<WrittenBoard, Set<String>, Set<String>> neighbours) {
        return word(name + "(" + cells.text() + ")", view -> neighbours.apply(view.board, cells.in(view)));
    }

    private WrittenPart<Double> plain() {
        String text = draws.from(List.of("0", "1", "2", "3", "010", "0.5", "2.25", "100", "7.0", "12345678.123456"));
        return word(text, view -> Double.valueOf(text));
    }

    private static WrittenPart<Double> value(Criterion criterion) {
        String word = criterion.key().replace('-', '_');
        return word("value(" + word + ")", view -> finite(criterion.raw(view.position, view.seat)));
    }

    private static WrittenPart<Double> counted(
            String name, WrittenPart<Set<String>> cells, BiFunction<WrittenBoard, String, Integer> worth) {
        return word(name + "(" + cells.text() + ")", view -> (double) cells.in(view).stream()
                .mapToInt(cell -> worth.apply(view.board, cell))
                .sum());
    }

    /** Operators go from the left, so that what is to the right of one must bind more strongly. */
    private WrittenPart<Double> calculated(
            String sign,
            Strength strength,
            WrittenPart<Double> a,
            WrittenPart<Double> b,
            DoubleBinaryOperator operation) {
        Strength stronger = Strength.values()[strength.ordinal() + 1];
        String text = a.as(strength) + spaced(sign) + b.as(stronger);
        return new WrittenPart<>(text, strength, view -> finite(operation.applyAsDouble(a.in(view), b.in(view))));
    }

    private static WrittenPart<Double> negative(WrittenPart<Double> a) {
        return new WrittenPart<>("-" + a.as(Strength.NEGATION), Strength.NEGATION, view -> finite(-a.in(view)));
    }

    private static WrittenPart<Double> of(String name, WrittenPart<Double> a, DoubleUnaryOperator operation) {
        return word(name + "(" + a.text() + ")", view -> finite(operation.applyAsDouble(a.in(view))));
    }

    private static WrittenPart<Double> of(String name, List<WrittenPart<Double>> all, DoubleBinaryOperator operation) {
        String text = name + "(" + all.stream().map(WrittenPart::text).collect(Collectors.joining(", ")) + ")";
        return word(
                text,
                view -> finite(all.stream()
                        .mapToDouble(number -> number.in(view))
                        .reduce(operation)
                        .orElseThrow()));
    }

    private static <T> WrittenPart<T> chosen(WrittenPart<Boolean> condition, WrittenPart<T> yes, WrittenPart<T> no) {
        String text = "if(" + condition.text() + ", " + yes.text() + ", " + no.text() + ")";
        Function<WrittenView, T> meaning = view -> condition.in(view) ? yes.in(view) : no.in(view);
        return word(text, meaning);
    }

    private WrittenPart<Boolean> compared(
            String sign, WrittenPart<Double> a, WrittenPart<Double> b, BiPredicate<Double, Double> holds) {
        String text = a.as(Strength.SUM) + spaced(sign) + b.as(Strength.SUM);
        return new WrittenPart<>(text, Strength.COMPARISON, view -> holds.test(a.in(view), b.in(view)));
    }

    private static WrittenPart<Boolean> both(
            String sign, Strength strength, WrittenPart<Boolean> a, WrittenPart<Boolean> b) {
        String text = a.as(strength) + " " + sign + " " + b.as(strength);
        boolean and = strength == Strength.AND;
        return new WrittenPart<>(text, strength, view -> and ? a.in(view) && b.in(view) : a.in(view) || b.in(view));
    }

    private static WrittenPart<Boolean> not(WrittenPart<Boolean> a) {
        return new WrittenPart<>("not " + a.as(Strength.NOT), Strength.NOT, view -> !a.in(view));
    }

    /** What has no finite result is 0, and so is -0. */
    private static double finite(double number) {
        return Double.isFinite(number) && number != 0 ? number : 0;
    }

    private String spaced(String sign) {
        return draws.chance(70) ? " " + sign + " " : sign;
    }
}
