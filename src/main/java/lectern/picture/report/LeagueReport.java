package lectern.picture.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import lectern.game.Phrase;
import lectern.picture.league.LeagueDrawing;
import lectern.picture.league.LeaguePictures;
import lectern.picture.league.RatingsDrawing;
import lectern.picture.rate.RateStyle;
import lectern.play.league.LeagueStanding;
import lectern.play.league.RatingProgress;
import lectern.play.league.table.LeagueConduct;
import lectern.play.league.table.LeagueFacts;
import lectern.play.league.table.Misconduct;
import lectern.text.Sentences;

/**
 * How a league stands, as one page with pictures for screens and for A4. It depends on the games and the language alone:
 * no date, no time, no folder is named.
 *
 * @param records whether the record of each game is in a folder beside the page, to which it leads
 * @param refused a sentence for each that was not admitted
 */
public record LeagueReport(LeagueStanding standing, Sentences sentences, boolean records, List<String> refused) {
    private static final String STYLE = "/lectern/report/report.css";

    /** So many rows of ratings have room on a page of A4, below a heading. */
    private static final int ROWS = 34;

    public LeagueReport {
        refused = List.copyOf(refused);
    }

    public String html() {
        LeagueFacts facts = new LeagueFacts(standing);
        ReportCross cross = new ReportCross(standing, sentences, records);
        String game = sentences.of(standing.plan().game().kind().name());
        String title = sentences.of(
                "leaguereport.title", game, standing.plan().entrants().size());
        HtmlPage page = new HtmlPage();
        page.raw("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"")
                .raw(sentences.language().locale().toLanguageTag())
                .raw("\">\n<head>\n<meta charset=\"utf-8\"/>\n<meta name=\"viewport\"")
                .raw(" content=\"width=device-width, initial-scale=1\"/>\n")
                .element("title", title)
                .raw("<style>\n" + style() + cross.style() + "</style>\n</head>\n<body>\n")
                .element("h1", title);
        section(page, "leaguereport.played");
        page.raw("<ul>\n");
        page.element(
                "li", sentences.of("leaguereport.game", standing.plan().game().text()));
        facts.agreed().forEach(phrase -> page.element("li", sentences.of(phrase)));
        page.element("li", sentences.of(facts.progress())).raw("</ul>\n");
        facts.reckoning().forEach(phrase -> paragraph(page, phrase));
        section(page, "leaguereport.table");
        new ReportTable(standing, sentences).write(page);
        for (String column : List.of("league.column.limit", "league.column.failed", "league.column.plies")) {
            paragraph(page, Phrase.of(column));
        }
        pictures(page);
        section(page, "leaguereport.cross");
        cross(page, cross);
        section(page, "leaguereport.totals");
        facts.totals().forEach(phrase -> paragraph(page, phrase));
        section(page, "leaguereport.conduct");
        conduct(page);
        refused(page);
        return page.raw("</body>\n</html>\n").toString();
    }

    private void section(HtmlPage page, String key) {
        page.element("h2", sentences.of(key));
    }

    private void paragraph(HtmlPage page, Phrase phrase) {
        page.element("p", sentences.of(phrase));
    }

    private void pictures(HtmlPage page) {
        section(page, "leaguereport.ratings");
        RateStyle style = LeaguePictures.onPaper(standing, sentences::of);
        RatingsDrawing ratings = LeaguePictures.ratings(standing, style, sentences::of);
        int pages = (ratings.rows().size() + ROWS - 1) / ROWS;
        List<RatingsDrawing> parts = ratings.pages((ratings.rows().size() + pages - 1) / pages);
        for (int i = 0; i < parts.size(); i++) {
            figure(page, parts.get(i), "ratings-" + (i + 1), "leaguereport.ratings");
        }
        paragraph(page, Phrase.of("leaguereport.ratings-are"));
        RatingProgress progress = RatingProgress.of(standing);
        if (progress.games().size() < 2) return;
        section(page, "leaguereport.curves");
        LeagueDrawing curves = LeaguePictures.curves(standing, progress, sentences::of);
        figure(page, curves, "curves", "leaguereport.curves");
        paragraph(page, Phrase.of("leaguereport.curves-are"));
    }

    private void cross(HtmlPage page, ReportCross cross) {
        if (standing.plan().entrants().size() > ReportCross.MOST) {
            RateStyle style = LeaguePictures.onPaper(standing, sentences::of);
            figure(page, LeaguePictures.cross(standing, style, sentences::of), "cross", "leaguereport.cross");
            paragraph(page, Phrase.of("leaguereport.cross-picture"));
        } else {
            cross.write(page);
            paragraph(page, Phrase.of("leaguereport.cross-is"));
            paragraph(page, Phrase.of(records ? "leaguereport.records" : "leaguereport.no-records"));
        }
        if (!records) page.element("pre", "lectern league game DIR FIXTURE N");
    }

    private void conduct(HtmlPage page) {
        List<Misconduct> told = new LeagueConduct(standing).told();
        if (told.isEmpty()) {
            paragraph(page, Phrase.of("leaguereport.no-misconduct"));
            return;
        }
        page.raw("<ul>\n");
        for (Misconduct one : told) {
            page.raw("<li>").text(sentences.of(one.what()));
            one.example().ifPresent(example -> page.raw("<br/>\n").text(sentences.of(example)));
            page.raw("</li>\n");
        }
        page.raw("</ul>\n");
    }

    private void refused(HtmlPage page) {
        if (refused.isEmpty()) return;
        section(page, "leaguereport.refused");
        page.raw("<ul>\n");
        for (String why : refused) page.raw("<li>").name(why).raw("</li>\n");
        page.raw("</ul>\n");
    }

    /** @param name the key of what it shows, for those who cannot see it */
    private void figure(HtmlPage page, LeagueDrawing drawing, String id, String name) {
        page.raw("<figure>\n")
                .raw(LeaguePictures.vectors(drawing, sentences.of(name)).svgElement(id))
                .raw("\n</figure>\n");
    }

    private static String style() {
        try (InputStream in = LeagueReport.class.getResourceAsStream(STYLE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
