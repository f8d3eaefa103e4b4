package lectern.telling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import lectern.game.Phrase;
import lectern.search.TrialRule;
import lectern.search.trials.phase.ChildBound;
import lectern.search.trials.phase.SelectionStep;

/**
 * The moves of a node where a trial selects one, with the numbers that decide: the highest bound first, where there are
 * bounds.
 *
 * @param columns keys of their names; the first is of words, the others are of numbers
 * @param selected the row of the move that is selected; -1 for none
 */
public record BoundRows(List<String> columns, List<List<String>> rows, int selected) {
    /** Stands for a number that there is not. */
    public static final String NONE = "–";

    public BoundRows {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    public static BoundRows of(SelectionStep step, TrialRule rule, Function<Phrase, String> words) {
        List<ChildBound> children = new ArrayList<>(step.children());
        ChildBound taken = step.selected().orElse(null);
        if (rule.explores()) {
            children.sort(Comparator.comparing(ChildBound::barred)
                    .thenComparing(Comparator.comparingDouble(ChildBound::bound).reversed()));
        }
        List<String> columns = new ArrayList<>(List.of("trials.column.move", "trials.column.visits"));
        columns.add("trials.column.mean");
        if (rule.explores()) columns.add("trials.column.exploration");
        if (rule.isInformed()) columns.add("trials.column.prior");
        if (rule.explores()) columns.add("trials.column.bound");
        List<List<String>> rows =
                children.stream().map(child -> row(child, rule, words)).toList();
        return new BoundRows(columns, rows, children.indexOf(taken));
    }

    private static List<String> row(ChildBound child, TrialRule rule, Function<Phrase, String> words) {
        List<String> row = new ArrayList<>(List.of(child.move().text(), String.valueOf(child.visits())));
        boolean valued = child.visits() > 0 || rule.isInformed();
        row.add(valued ? number(child.value(), words) : NONE);
        if (rule.explores()) row.add(number(child.exploration(), words));
        if (rule.isInformed()) row.add(number(child.prior(), words));
        if (rule.explores()) {
            row.add(child.barred() ? words.apply(Phrase.of("trials.barred")) : number(child.bound(), words));
        }
        return row;
    }

    private static String number(double value, Function<Phrase, String> words) {
        return words.apply(TrialTelling.number(value));
    }
}
