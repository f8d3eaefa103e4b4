package lectern.picture.comparison;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.play.CsvLine;

/** A comparison as a table for programs: a line for each position. */
public final class ComparisonCsv {
    private static final List<String> HEAD = List.of(
            "ply", "to-move", "first-total", "second-total", "first-choice", "second-choice", "played", "differ");

    private ComparisonCsv() {}

    public static String of(GameComparison comparison) {
        StringBuilder lines = new StringBuilder(CsvLine.of(HEAD));
        comparison.plies().forEach(ply -> lines.append(CsvLine.of(fields(ply))));
        return lines.toString();
    }

    private static List<String> fields(ComparedPly ply) {
        return List.of(
                String.valueOf(ply.ply()),
                ply.position().isOver() ? "" : ply.position().toMove().word(),
                number(ply.first().evaluation().total()),
                number(ply.second().evaluation().total()),
                text(ply.disagreement().map(Disagreement::first).or(ply::agreed)),
                text(ply.disagreement().map(Disagreement::second).or(ply::agreed)),
                text(ply.played()),
                ply.disagreement().isPresent() ? "yes" : "");
    }

    private static String text(Optional<Move> move) {
        return move.map(Move::text).orElse("");
    }

    private static String number(double value) {
        if (!Double.isFinite(value)) return String.valueOf(value);
        return new BigDecimal(String.valueOf(value)).stripTrailingZeros().toPlainString();
    }
}
