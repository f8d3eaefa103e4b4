package lectern.picture.report;

import java.awt.Color;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import lectern.picture.ink.Colours;
import lectern.picture.league.PointsColours;
import lectern.play.league.EntrantStanding;
import lectern.play.league.Fixture;
import lectern.play.league.LeagueStanding;
import lectern.play.pairs.PairedRate;
import lectern.text.Sentences;

/**
 * Everyone against everyone, as a table whose cells have colours and lead to the records of their games.
 *
 * @param records whether there are records beside the page
 */
record ReportCross(LeagueStanding standing, Sentences sentences, boolean records) {
    /** More columns cannot be overlooked, and a picture takes their place. */
    static final int MOST = 100;

    /** On paper, so many points are left for all columns together. */
    private static final double ROOM = 370;

    /** How wide a column is on paper, in letters of its size. */
    private static final double LETTERS = 2.6;

    private static final double LARGEST = 8;

    /** Styles for the colours, and for the size of letters that lets all columns stand on a page. */
    String style() {
        StringBuilder style = new StringBuilder();
        for (int percent = 0; percent <= 100; percent++) {
            Color colour = PointsColours.onPaper().of(percent / 100.0);
            style.append(String.format(
                    Locale.ROOT,
                    ".p%d { background: %s; color: %s; }\n",
                    percent,
                    hex(colour),
                    hex(Colours.readableOn(colour))));
        }
        double letters =
                Math.min(LARGEST, ROOM / LETTERS / standing.plan().entrants().size());
        return style + String.format(Locale.ROOT, "@media print { .cross { font-size: %.2fpt; } }\n", letters);
    }

    private static String hex(Color colour) {
        return String.format(Locale.ROOT, "#%06x", colour.getRGB() & 0xffffff);
    }

    void write(HtmlPage page) {
        List<EntrantStanding> table = standing.table();
        Map<List<Integer>, Fixture> fixtures = new HashMap<>();
        for (Fixture fixture : standing.fixtures()) {
            fixtures.put(List.of(fixture.one(), fixture.two()), fixture);
            fixtures.put(List.of(fixture.two(), fixture.one()), fixture);
        }
        page.raw("<div class=\"wide\">\n<table class=\"cross\">\n<thead>\n<tr><th></th><th></th>");
        for (EntrantStanding column : table) page.raw("<th>" + column.rank() + "</th>");
        page.raw("</tr>\n</thead>\n<tbody>\n");
        for (EntrantStanding row : table) {
            page.raw("<tr><th>" + row.rank() + "</th><th class=\"name\">")
                    .name(name(row))
                    .raw("</th>");
            Map<Integer, PairedRate> scores = standing.scoresOf(row.entrant());
            for (EntrantStanding column : table) {
                if (row.entrant() == column.entrant()) page.raw("<td class=\"own\"></td>");
                else if (!scores.containsKey(column.entrant())) page.raw("<td>·</td>");
                else {
                    Fixture fixture = fixtures.get(List.of(row.entrant(), column.entrant()));
                    cell(page, fixture, row, column, scores.get(column.entrant()));
                }
            }
            page.raw("</tr>\n");
        }
        page.raw("</tbody>\n</table>\n</div>\n");
    }

    private void cell(HtmlPage page, Fixture fixture, EntrantStanding row, EntrantStanding column, PairedRate score) {
        long percent = Math.round(100 * score.value());
        String number = String.valueOf(fixture.number());
        String said = sentences.of(
                "leaguereport.cell", name(row), name(column), 100 * score.value(), 2 * score.pairs(), number);
        if (!records) said += " lectern league game DIR " + number + " 1";
        page.raw("<td class=\"p" + percent + "\"" + HtmlPage.attribute("title", said) + ">");
        if (records) page.raw("<a href=\"" + String.format(Locale.ROOT, "games/%04d/", fixture.number()) + "\">");
        page.raw(String.valueOf(percent));
        if (records) page.raw("</a>");
        page.raw("</td>");
    }

    private String name(EntrantStanding row) {
        return standing.plan().entrants().get(row.entrant()).name();
    }
}
