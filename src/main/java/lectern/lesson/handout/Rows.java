package lectern.lesson.handout;

import java.util.ArrayList;
import java.util.List;

/**
 * Sets items in rows that no page break divides. A board has the text around it at its side, up to the next board;
 * boards that follow each other stand side by side.
 */
final class Rows {
    private final StringBuilder html = new StringBuilder();
    private final List<String> before = new ArrayList<>();
    private final List<String> boards = new ArrayList<>();
    private final List<String> after = new ArrayList<>();

    private boolean onlyHeadings;
    private boolean beside;

    private final boolean embedded;

    private Rows(boolean embedded) {
        this.embedded = embedded;
    }

    /** Boards stand within the text that leads to them. */
    static String ofSheet(List<Item> items) {
        return of(items, new Rows(true));
    }

    /** What a board shows is told behind it: the answers before it would only make the rows long. */
    static String ofKey(List<Item> items) {
        return of(items, new Rows(false));
    }

    private static String of(List<Item> items, Rows rows) {
        items.forEach(rows::add);
        rows.end();
        return rows.html.toString();
    }

    private void add(Item item) {
        switch (item.kind()) {
            case HEADING -> {
                if (!boards.isEmpty() || !onlyHeadings) end();
                onlyHeadings = true;
                before.add(item.html());
            }
            case TEXT -> {
                (boards.isEmpty() ? before : after).add(item.html());
                onlyHeadings = false;
            }
            case BOARD, WIDE -> {
                if (!after.isEmpty() || (!embedded && boards.isEmpty())) end();
                boards.add(item.html());
                beside = boards.size() == 1 && item.kind() == Item.Kind.BOARD;
                onlyHeadings = false;
            }
        }
    }

    private void end() {
        if (beside && (embedded || !after.isEmpty())) {
            html.append("<div class=\"row\"><div class=\"beside\">");
            before.forEach(html::append);
            after.forEach(html::append);
            html.append("</div><div class=\"board\">").append(boards.get(0)).append("</div></div>\n");
        } else {
            if (!boards.isEmpty()) html.append("<div class=\"strip\">");
            before.forEach(html::append);
            boards.forEach(html::append);
            // What is said or asked about boards first stays with them.
            int kept = Math.min(1, after.size());
            after.subList(0, kept).forEach(html::append);
            if (!boards.isEmpty()) html.append("</div>\n");
            after.subList(kept, after.size()).forEach(html::append);
        }
        before.clear();
        boards.clear();
        after.clear();
        onlyHeadings = false;
        beside = false;
    }
}
