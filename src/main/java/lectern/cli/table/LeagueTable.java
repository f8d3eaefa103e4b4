package lectern.cli.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import lectern.play.league.EntrantStanding;
import lectern.play.league.LeagueStanding;
import lectern.play.league.table.LeagueConduct;
import lectern.play.league.table.LeagueFacts;
import lectern.play.league.table.Misconduct;
import lectern.play.rating.Rating;
import lectern.text.Sentences;

/**
 * A league's standing, to be read by people. Names come last: letters of some languages are wider than others, and would
 * push figures out of their columns.
 */
public record LeagueTable(LeagueStanding standing, Sentences sentences) {
    private static final String EXAMPLE = "  ";

    /** A column: its heading, and what stands below it. */
    private record Column(String heading, Function<EntrantStanding, String> figure) {}

    public List<String> lines() {
        List<EntrantStanding> rows = standing.table();
        LeagueFacts facts = new LeagueFacts(standing);
        List<String> lines = new ArrayList<>();
        lines.add(sentences.of(facts.title()));
        facts.agreed().forEach(phrase -> lines.add(sentences.of(phrase)));
        lines.add(sentences.of(facts.progress()));
        lines.add("");
        table(rows, lines);
        lines.add("");
        lines.add(key(rows));
        lines.add("");
        facts.totals().forEach(phrase -> lines.add(sentences.of(phrase)));
        facts.reckoning().forEach(phrase -> lines.add(sentences.of(phrase)));
        conduct(lines);
        return lines;
    }

    private void table(List<EntrantStanding> rows, List<String> lines) {
        List<Column> columns = columns(rows);
        TextColumns table = new TextColumns();
        table.add(columns.stream().map(column -> sentences.of(column.heading())).toList());
        for (EntrantStanding row : rows) {
            table.add(columns.stream().map(column -> column.figure().apply(row)).toList());
        }
        List<String> figures = table.lines();
        lines.add(figures.get(0) + "  " + sentences.of("league.column.name"));
        for (int i = 0; i < rows.size(); i++) {
            String name = standing.plan().entrants().get(rows.get(i).entrant()).name();
            lines.add(figures.get(i + 1) + "  " + name);
        }
    }

    private String key(List<EntrantStanding> rows) {
        List<String> key = new ArrayList<>();
        key.add(sentences.of("league.column.key"));
        if (someLimit(rows)) key.add(sentences.of("league.column.limit"));
        if (someForfeit(rows)) key.add(sentences.of("league.column.failed"));
        key.add(sentences.of("league.column.plies"));
        return String.join(" ", key);
    }

    private static boolean someLimit(List<EntrantStanding> rows) {
        return rows.stream().anyMatch(row -> row.brokenOff() > 0);
    }

    private static boolean someForfeit(List<EntrantStanding> rows) {
        return rows.stream().anyMatch(row -> row.allForfeits() > 0);
    }

    /** What happened to no entrant has no column. */
    private List<Column> columns(List<EntrantStanding> rows) {
        List<Column> columns = new ArrayList<>();
        columns.add(new Column("league.rank", row -> String.valueOf(row.rank())));
        columns.add(new Column(
                "league.rating",
                row -> sentences.of("league.elo", row.rating().rounded().elo())));
        columns.add(new Column("league.interval", row -> interval(row.rating().rounded())));
        columns.add(new Column("league.score", row -> score(row)));
        columns.add(new Column("league.games", row -> String.valueOf(row.games())));
        columns.add(new Column("league.column.won", row -> String.valueOf(row.wins())));
        columns.add(new Column("league.column.drawn", row -> String.valueOf(row.draws())));
        columns.add(new Column("league.column.lost", row -> String.valueOf(row.losses())));
        if (someLimit(rows)) {
            columns.add(new Column("league.limit", row -> String.valueOf(row.brokenOff())));
        }
        if (someForfeit(rows)) {
            columns.add(new Column("league.forfeits", row -> String.valueOf(row.allForfeits())));
        }
        columns.add(new Column("league.nodes", row -> nodes(row)));
        columns.add(new Column("league.plies", row -> plies(row)));
        return columns;
    }

    private String interval(Rating rating) {
        return sentences.of("league.elo-interval", rating.low(), rating.high());
    }

    private String score(EntrantStanding row) {
        if (row.games() == 0) return "";
        return sentences.of("league.percent", 100 * row.score().value());
    }

    private String nodes(EntrantStanding row) {
        if (row.effort().moves() == 0) return "";
        return sentences.of("league.mean", row.effort().nodesPerMove());
    }

    private String plies(EntrantStanding row) {
        return row.games() == 0 ? "" : sentences.of("league.mean", row.plies());
    }

    /** Who cheated, ran out of time, crashed. */
    private void conduct(List<String> lines) {
        List<Misconduct> told = new LeagueConduct(standing).told();
        if (told.isEmpty()) return;
        lines.add("");
        for (Misconduct one : told) {
            lines.add(sentences.of(one.what()));
            one.example().ifPresent(example -> lines.add(EXAMPLE + sentences.of(example)));
        }
    }
}
