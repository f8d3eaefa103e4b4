package lectern.gui.present;

import java.awt.Font;
import java.util.ArrayList;
import java.util.List;

/**
 * A text in the lines that it takes in some width.
 *
 * @param font of its letters
 */
record Lines(Font font, List<String> texts) {
    /** So many halvings find the narrowest width. */
    private static final int STEPS = 7;

    Lines {
        texts = List.copyOf(texts);
    }

    /** Breaks a text between words; a word that is too long by itself is broken inside. */
    static Lines of(String text, Font font, double width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.strip().split("\\s+", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && Letters.width(font, longer) > width) {
                lines.add(line.toString());
                line.setLength(0);
                longer = word;
            }
            line.setLength(0);
            line.append(cut(longer, font, width, lines));
        }
        lines.add(line.toString());
        return new Lines(font, lines);
    }

    /** In as many lines as {@link #of} takes, and all about as long: no word is left alone in the last. */
    static Lines balanced(String text, Font font, double width) {
        Lines widest = of(text, font, width);
        double least = width / 2;
        double most = width;
        for (int i = 0; i < STEPS && widest.texts.size() > 1; i++) {
            double middle = (least + most) / 2;
            if (of(text, font, middle).texts.size() > widest.texts.size()) least = middle;
            else most = middle;
        }
        return of(text, font, most);
    }

    private static String cut(String word, Font font, double width, List<String> lines) {
        String rest = word;
        while (rest.length() > 1 && Letters.width(font, rest) > width) {
            int end = rest.length() - 1;
            while (end > 1 && Letters.width(font, rest.substring(0, end)) > width) end--;
            lines.add(rest.substring(0, end));
            rest = rest.substring(end);
        }
        return rest;
    }

    double height() {
        return texts.size() * Letters.lineHeight(font);
    }
}
