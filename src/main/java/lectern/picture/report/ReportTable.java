package lectern.picture.report;

import java.util.List;
import java.util.function.Function;
import lectern.play.league.EntrantStanding;
import lectern.play.league.LeagueStanding;
import lectern.play.pairs.PairedRate;
import lectern.play.rating.Rating;
import lectern.text.Sentences;

/** The table of a report: a row for each entrant, the strongest first. */
record ReportTable(LeagueStanding standing, Sentences sentences) {
    /** A column of figures: its heading, and what stands below it. */
    private record Column(String heading, Function<EntrantStanding, String> figure) {}

    void write(HtmlPage page) {
        List<Column> columns = columns();
        page.raw("<table class=\"standing\">\n<thead>\n<tr>");
        page.element("th", sentences.of("league.rank"))
                .element("th", " class=\"name\"", sentences.of("league.column.name"));
        for (Column column : columns) page.element("th", sentences.of(column.heading()));
        page.raw("</tr>\n</thead>\n<tbody>\n");
        for (EntrantStanding row : standing.table()) {
            page.raw("<tr>").element("td", String.valueOf(row.rank()));
            page.raw("<td class=\"name\">")
                    .name(standing.plan().entrants().get(row.entrant()).name())
                    .raw("</td>\n");
            for (Column column : columns) page.element("td", column.figure().apply(row));
            page.raw("</tr>\n");
        }
        page.raw("</tbody>\n</table>\n");
    }

    private List<Column> columns() {
        return List.of(
                new Column(
                        "league.rating",
                        row -> sentences.of("league.elo", row.rating().rounded().elo())),
                new Column("league.interval", row -> interval(row.rating().rounded())),
                new Column(
                        "league.score",
                        row -> row.games() == 0 ? "" : percent(row.score().value())),
                new Column("league.interval", row -> interval(row.score())),
                new Column("league.games", row -> String.valueOf(row.games())),
                new Column("leaguereport.won", row -> String.valueOf(row.wins())),
                new Column("leaguereport.drawn", row -> String.valueOf(row.draws())),
                new Column("leaguereport.lost", row -> String.valueOf(row.losses())),
                new Column("league.limit", row -> String.valueOf(row.brokenOff())),
                new Column("league.forfeits", row -> String.valueOf(row.allForfeits())),
                new Column(
                        "leaguereport.fouls", row -> String.valueOf(row.effort().fouls())),
                new Column("league.plies", row -> row.games() == 0 ? "" : mean(row.plies())),
                new Column(
                        "league.nodes",
                        row -> row.effort().moves() == 0
                                ? ""
                                : mean(row.effort().nodesPerMove())));
    }

    private String interval(Rating rating) {
        return sentences.of("league.elo-interval", rating.low(), rating.high());
    }

    private String interval(PairedRate score) {
        if (score.pairs() == 0) return "";
        return sentences.of("leaguereport.percent-interval", 100 * score.low(), 100 * score.high());
    }

    private String percent(double share) {
        return sentences.of("league.percent", 100 * share);
    }

    private String mean(double number) {
        return sentences.of("league.mean", number);
    }
}
