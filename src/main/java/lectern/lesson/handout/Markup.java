package lectern.lesson.handout;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/** Turns a lesson's Markdown into XHTML. Nothing but elements of text comes of it. */
final class Markup {
    private static final int DEEPEST = 6;
    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();
    private static final HtmlRenderer RENDERER = HtmlRenderer.builder()
            .escapeHtml(true)
            .sanitizeUrls(true)
            .extensions(List.of(TablesExtension.create()))
            .build();

    private Markup() {}

    /** Text of a page. Its headings are one step lower than the handout's title, and are items of their own. */
    static List<Item> items(String markdown) {
        List<Item> items = new ArrayList<>();
        for (Node node = PARSER.parse(markdown).getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading heading) {
                heading.setLevel(Math.min(DEEPEST, heading.getLevel() + 1));
                items.add(new Item(Item.Kind.HEADING, RENDERER.render(node)));
            } else {
                items.add(Item.text(RENDERER.render(node)));
            }
        }
        return items;
    }

    /** A sentence in a block, without a paragraph around it. */
    static String sentence(String markdown) {
        Node document = PARSER.parse(markdown);
        String written = RENDERER.render(document).strip();
        boolean one =
                document.getFirstChild() instanceof Paragraph && document.getFirstChild() == document.getLastChild();
        return one ? written.substring("<p>".length(), written.length() - "</p>".length()) : written;
    }

    /** The first heading of a text without its signs; empty if it has none. */
    static String heading(String markdown) {
        for (Node node = PARSER.parse(markdown).getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading) {
                return TextContentRenderer.builder().build().render(node).strip();
            }
        }
        return "";
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
