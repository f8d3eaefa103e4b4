package lectern.gui.history;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lectern.play.Match;
import lectern.play.Turn;

/** Where everything of a {@link ScoreSheet} stands, for one width and one size of letters. */
final class SheetLayout {
    /** Deeper variations are not indented any more: there would be no room left for them. */
    private static final int DEEPEST = 6;

    private static final int PAD = 6;
    private static final int INDENT = 14;

    private final Function<Turn, Aside> asides;
    private final List<Chip> chips = new ArrayList<>();
    private final FontMetrics plain;
    private final FontMetrics small;
    private final int width;
    private final int pad = UIScale.scale(PAD);
    private final int gap = UIScale.scale(2);
    private int y;

    /** How a chip is written. */
    enum Style {
        /** A move of the current line. */
        MAIN,
        /** A move that was played in another one's stead. */
        VARIATION,
        /** A line of a comment. */
        REMARK
    }

    /**
     * Something that can be clicked.
     *
     * @param turn where a click leads
     * @param lead what stands before the text, such as the number of the move
     * @param aside what stands behind it in small letters, as far as there is room
     */
    record Chip(Rectangle bounds, Style style, int turn, String lead, String text, Aside aside) {}

    /**
     * @param asides what stands beside a move
     * @param metrics of a font
     */
    SheetLayout(
            ScoreSheet sheet, Function<Turn, Aside> asides, int width, Font font, Function<Font, FontMetrics> metrics) {
        this.asides = asides;
        this.width = width;
        plain = metrics.apply(font);
        small = metrics.apply(smaller(font));
        y = gap;
        for (ScoreSheet.Entry entry : sheet.entries()) {
            entry.match(new ScoreSheet.EntryCases<Runnable>(
                            row -> () -> add(row), variation -> () -> add(variation), remark -> () -> add(remark)))
                    .run();
        }
        y += gap;
    }

    static Font smaller(Font font) {
        return font.deriveFont(font.getSize2D() * 0.9f);
    }

    List<Chip> chips() {
        return chips;
    }

    int height() {
        return y;
    }

    /** Where a column of the current line begins. */
    static int column(int index, int width) {
        return index * width / 2;
    }

    Optional<Chip> of(int turn) {
        return chips.stream()
                .filter(chip -> chip.turn == turn && chip.style != Style.REMARK)
                .findFirst();
    }

    private void add(ScoreSheet.Row row) {
        int height = plain.getHeight() + 2 * gap;
        row.first().ifPresent(turn -> main(turn, 0, height));
        row.second().ifPresent(turn -> main(turn, 1, height));
        y += height;
    }

    private void main(Turn turn, int column, int height) {
        int x = column(column, width);
        Rectangle bounds = new Rectangle(x, y, column(column + 1, width) - x, height);
        Aside aside = asides.apply(turn);
        String text = turn.move().text() + aside.sign();
        chips.add(new Chip(bounds, Style.MAIN, turn.number(), number(turn), text, aside));
    }

    private void add(ScoreSheet.Variation variation) {
        int left = indent(variation.depth());
        int height = small.getHeight() + 2 * gap;
        int x = left;
        for (Turn turn : variation.turns()) {
            Aside aside = asides.apply(turn);
            String text = turn.move().text() + aside.sign();
            int wide = small.stringWidth(number(turn) + text) + 3 * gap + small.charWidth(' ');
            if (x > left && x + wide > width - pad) {
                x = left;
                y += height;
            }
            chips.add(new Chip(
                    new Rectangle(x, y, wide, height),
                    Style.VARIATION,
                    turn.number(),
                    number(turn),
                    text,
                    aside.sign().isEmpty() ? Aside.NONE : aside));
            x += wide + gap;
        }
        y += height;
    }

    private void add(ScoreSheet.Remark remark) {
        int left = indent(remark.depth());
        int height = small.getHeight() + gap;
        for (String line : broken(remark.text(), width - left - pad)) {
            Rectangle bounds = new Rectangle(left, y, width - left, height);
            chips.add(new Chip(bounds, Style.REMARK, remark.turn(), "", line, Aside.NONE));
            y += height;
        }
        y += gap;
    }

    private int indent(int depth) {
        return pad + Math.min(depth, DEEPEST) * UIScale.scale(INDENT);
    }

    /** The words of a text on lines, each as long as there is room; a word that is too long has a line of its own. */
    private List<String> broken(String text, int room) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : List.of(text.split(" "))) {
            boolean fits = line.isEmpty() || small.stringWidth(line + " " + word) <= room;
            if (!fits) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    private static String number(Turn turn) {
        return turn.number() == Match.START ? "" : turn.ply() + ".";
    }
}
