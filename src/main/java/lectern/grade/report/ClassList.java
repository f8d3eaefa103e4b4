package lectern.grade.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lectern.grade.GradedRule;
import lectern.grade.GradedSubmission;
import lectern.grade.GradingRule;
import lectern.grade.GradingRules;
import lectern.play.CsvLine;
import lectern.text.Sentences;

/** The grades of a class as CSV: a line for each submission, and a column with the points of each rule. */
public record ClassList(GradingRules rules, Sentences sentences) {
    public String csv(List<GradedSubmission> all) {
        StringBuilder table = new StringBuilder();
        List<String> head = new ArrayList<>(List.of("name", "points", "of"));
        rules.rules().stream().map(GradingRule::name).forEach(head::add);
        head.add("remarks");
        table.append(CsvLine.of(head));
        for (GradedSubmission graded : all) table.append(CsvLine.of(row(graded)));
        return table.toString();
    }

    private List<String> row(GradedSubmission graded) {
        List<String> row = new ArrayList<>();
        row.add(graded.name());
        row.add(plain(graded.points()));
        row.add(plain(rules.points()));
        graded.rules().stream().map(GradedRule::points).map(ClassList::plain).forEach(row::add);
        row.add(Stream.concat(graded.remarks().stream(), graded.reasonOfAll().stream())
                .map(sentences::of)
                .collect(Collectors.joining(" ")));
        return row;
    }

    private static String plain(double points) {
        return BigDecimal.valueOf(points).stripTrailingZeros().toPlainString();
    }
}
