package lectern.play.saving;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import lectern.play.CsvLine;
import lectern.play.player.SettingValues;
import lectern.search.ProvenResult;
import lectern.search.saving.Savings;
import lectern.search.saving.SavingsRow;

/** A line for every search, with commas between its fields. */
public final class SavingsCsv {
    private static final List<String> COLUMNS = List.of(
            "variant",
            "depth",
            "finished",
            "nodes",
            "leaves",
            "cut-offs",
            "cpu-ms",
            "branching-factor",
            "move",
            "value",
            "proven",
            "plies",
            "agreement",
            "compared-with",
            "perft");

    private SavingsCsv() {}

    public static String csv(Savings savings) {
        StringBuilder table = new StringBuilder(CsvLine.of(COLUMNS));
        savings.rows().forEach(row -> table.append(CsvLine.of(fields(savings, row))));
        return table.toString();
    }

    private static List<String> fields(Savings savings, SavingsRow row) {
        Optional<SavingsRow.Found> found = row.found();
        Optional<ProvenResult> proven = found.flatMap(choice -> ProvenResult.of(choice.value()));
        Optional<Double> opinion = found.map(SavingsRow.Found::value).filter(value -> proven.isEmpty());
        return List.of(
                row.variant().word(),
                String.valueOf(row.depth()),
                row.isFinished() ? "yes" : "",
                String.valueOf(row.nodes()),
                String.valueOf(row.leaves()),
                String.valueOf(row.cutOffs()),
                String.format(Locale.ROOT, "%.3f", row.cpuNanos() / 1e6),
                factor(row.branchingFactor()),
                found.map(choice -> choice.move().text()).orElse(""),
                opinion.map(SettingValues::plain).orElse(""),
                proven.map(result -> result.result().word()).orElse(""),
                proven.filter(result -> result.plies().isPresent())
                        .map(result -> String.valueOf(result.plies().getAsInt()))
                        .orElse(""),
                savings.agreement(row).word(),
                savings.reference(row.depth())
                        .map(reference -> reference.variant().word())
                        .orElse(""),
                savings.perft(row.depth()).stream()
                        .mapToObj(String::valueOf)
                        .findFirst()
                        .orElse(""));
    }

    private static String factor(OptionalDouble factor) {
        return factor.isPresent() ? String.format(Locale.ROOT, "%.3f", factor.getAsDouble()) : "";
    }
}
