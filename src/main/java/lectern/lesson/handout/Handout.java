package lectern.lesson.handout;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import lectern.lesson.Lesson;
import lectern.picture.paper.PaperDocument;
import lectern.search.Stop;
import lectern.text.Sentences;

/**
 * A lesson as something to hand out: what is shown in a lecture, and its questions with room for answers.
 *
 * @param keyed whether the answers stand at the end
 */
public record Handout(Lesson lesson, boolean keyed) {
    private static final String STYLE = "/lectern/handout/handout.css";

    /**
     * One page that needs no other file.
     *
     * @throws UnprovenAnswer if the engine could not find an answer within its limits
     */
    public String html(Stop stop) {
        Sheets sheets = new Sheets(lesson, new InlinePictures(), keyed, stop);
        return "<!DOCTYPE html>\n"
                + document(
                        sheets,
                        "<meta charset=\"utf-8\"/>\n<meta name=\"viewport\""
                                + " content=\"width=device-width, initial-scale=1\"/>\n");
    }

    /**
     * Pages of A4.
     *
     * @throws UnprovenAnswer if the engine could not find an answer within its limits
     */
    public byte[] pdf(Stop stop) {
        ListedPictures pictures = new ListedPictures();
        Sheets sheets = new Sheets(lesson, pictures, keyed, stop);
        return PaperDocument.of(document(sheets, bookmarks(sheets)), pictures.pictures());
    }

    private String document(Sheets sheets, String more) {
        StringBuilder html = new StringBuilder("<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"")
                .append(lesson.language().locale().toLanguageTag())
                .append("\">\n<head>\n<title>")
                .append(Markup.escaped(lesson.title()))
                .append("</title>\n<meta name=\"author\" content=\"")
                .append(Markup.escaped(lesson.author()))
                .append("\"/>\n<meta name=\"description\" content=\"")
                .append(Markup.escaped(sentences().of("handout.description", game())))
                .append("\"/>\n")
                .append(more)
                .append("<style>\n")
                .append(style())
                .append("</style>\n</head>\n<body>\n");
        new HandoutHead(lesson).write(html);
        html.append(Rows.ofSheet(sheets.sheet()));
        if (keyed) {
            html.append("<section class=\"key\" id=\"key\">\n<h2>")
                    .append(Markup.escaped(sentences().of("handout.key")))
                    .append("</h2>\n")
                    .append(Rows.ofKey(sheets.key()))
                    .append("</section>\n");
        }
        return html.append("</body>\n</html>\n").toString();
    }

    private String bookmarks(Sheets sheets) {
        StringBuilder bookmarks = new StringBuilder("<bookmarks>");
        List<String> headings = sheets.headings();
        for (int i = 0; i < headings.size(); i++) {
            if (!headings.get(i).isEmpty()) add(bookmarks, headings.get(i), "page-" + (i + 1));
        }
        if (keyed) add(bookmarks, sentences().of("handout.key"), "key");
        return bookmarks.append("</bookmarks>\n").toString();
    }

    private static void add(StringBuilder bookmarks, String name, String place) {
        bookmarks
                .append("<bookmark name=\"")
                .append(Markup.escaped(name))
                .append("\" href=\"#")
                .append(place)
                .append("\"/>");
    }

    private Sentences sentences() {
        return new Sentences(lesson.language());
    }

    private String style() {
        try (InputStream in = Handout.class.getResourceAsStream(STYLE)) {
            String fixed = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return fixed.replace("@title@", quoted(lesson.title())).replace("@game@", quoted(game()));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private String game() {
        return sentences().of(lesson.game().kind().name());
    }

    /** As a stylesheet has it between quotes, and a page inside a style element. */
    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder();
        text.codePoints().forEach(letter -> {
            boolean plain = letter > 127 || Character.isLetterOrDigit(letter) || letter == ' ';
            if (plain) quoted.appendCodePoint(letter);
            else quoted.append(String.format(Locale.ROOT, "\\%x ", letter));
        });
        return quoted.toString();
    }
}
