package lectern.picture.replay;

import java.awt.Color;
import java.util.Locale;
import lectern.picture.Palette;
import lectern.picture.export.VectorPicture;
import lectern.picture.paper.PaperDocument;
import lectern.picture.report.HtmlPage;

/**
 * One page of slides, 16 by 9: the board on the left, its move and what the move did on the right.
 *
 * @param number the place of its board among the pictures of the document, from 0
 */
record SlidePage(ReplayFrame frame, String game, int number) {
    static final double CELL = 64;

    /** In points: the page, and the largest board on it. */
    private static final double WIDTH = 960;

    private static final double HEIGHT = 540;
    private static final double MARGIN = 30;
    private static final double BOARD = HEIGHT - 2 * MARGIN;

    /** Room for sentences below the heading, and how large their letters can be. */
    private static final double TEXT_HEIGHT = 360;

    private static final double GAP = 36;
    private static final double LARGEST = 24;
    private static final double SMALLEST = 5;

    /** How wide and high a letter is on the average, generously, for letters of size 1; and the gap after a sentence. */
    private static final double ACROSS = 0.55;

    private static final double DOWN = 1.3;
    private static final double BETWEEN = 0.4;

    /** What the page shows, for those who cannot see it. */
    String title() {
        return game + ": " + frame.heading();
    }

    static String document(String pages, String game, String language, Palette palette) {
        return "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"" + language + "\">\n<head>\n<title>"
                + HtmlPage.escaped(game) + "</title>\n<meta name=\"description\" content=\"" + HtmlPage.escaped(game)
                + "\"/>\n<style>\n"
                + style(palette) + "</style>\n</head>\n<body>\n" + pages + "</body>\n</html>\n";
    }

    private static String style(Palette palette) {
        String letters = "font-family: Roboto, \"DejaVu Sans\", sans-serif; color: " + css(palette.of("label")) + ";";
        return "@page { size: " + points(WIDTH) + " " + points(HEIGHT) + "; margin: 0; background-color: "
                + css(palette.of("surface")) + "; }\n"
                + "body { margin: 0; line-height: " + DOWN + "; " + letters + " }\n"
                + ".slide { position: relative; width: " + points(WIDTH) + "; height: " + points(HEIGHT - 1)
                + "; overflow: hidden; page-break-inside: avoid; }\n"
                + ".next { page-break-before: always; }\n"
                + ".board { position: absolute; }\nobject { display: block; }\n"
                + ".told { position: absolute; top: " + points(MARGIN) + "; }\n"
                + "h1 { font-size: 30pt; line-height: 1.2; margin: 0 0 18pt 0; }\n"
                + ".game { font-size: 15pt; margin: 0 0 6pt 0; }\n"
                + ".alone { margin: 0; }\n"
                + "ol { margin: 0; padding-left: 1.6em; }\nli { margin: 0 0 " + BETWEEN + "em 0; }\n";
    }

    String html(VectorPicture board) {
        double scale = BOARD / Math.max(board.width(), board.height());
        double width = board.width() * scale;
        double height = board.height() * scale;
        double left = MARGIN + width + GAP;
        double room = WIDTH - left - MARGIN;
        StringBuilder html = new StringBuilder("<div class=\"slide")
                .append(number == 0 ? "" : " next")
                .append("\">\n");
        html.append("<div class=\"board\" style=\"left:" + points(MARGIN) + ";top:" + points((HEIGHT - height) / 2)
                + "\"><object type=\"" + PaperDocument.PICTURE + "\" data=\"" + number + "\" title=\""
                + HtmlPage.escaped(title()) + "\" style=\"width:" + points(width) + ";height:" + points(height)
                + "\"></object></div>\n");
        html.append("<div class=\"told\" style=\"left:" + points(left) + ";width:" + points(room) + "\">\n");
        html.append("<p class=\"game\">" + HtmlPage.escaped(game) + "</p>\n<h1>" + HtmlPage.escaped(frame.heading())
                + "</h1>\n");
        String size = " style=\"font-size:" + points(letters(room)) + "\"";
        if (frame.story().size() == 1) {
            html.append("<p class=\"alone\"" + size + ">"
                    + HtmlPage.escaped(frame.story().get(0)) + "</p>\n");
        } else if (!frame.story().isEmpty()) {
            html.append("<ol" + size + ">\n");
            for (String sentence : frame.story()) html.append("<li>" + HtmlPage.escaped(sentence) + "</li>\n");
            html.append("</ol>\n");
        }
        return html.append("</div>\n</div>\n").toString();
    }

    /** The largest letters with which all sentences find room. */
    private double letters(double room) {
        double size = LARGEST;
        while (size > SMALLEST && height(size, room) > TEXT_HEIGHT) size -= 0.5;
        return size;
    }

    private double height(double size, double room) {
        double inLine = (room - 1.6 * size) / (ACROSS * size);
        double lines = 0;
        for (String sentence : frame.story()) lines += Math.ceil(sentence.length() / inLine) * DOWN + BETWEEN;
        return lines * size;
    }

    private static String points(double points) {
        return String.format(Locale.ROOT, "%.2fpt", points);
    }

    private static String css(Color colour) {
        return String.format(Locale.ROOT, "#%06x", colour.getRGB() & 0xffffff);
    }
}
