package lectern.lesson.read;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import lectern.game.reading.Excerpt;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.node.Node;
import org.commonmark.node.SourceSpan;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/** Which Markdown a lesson may hold: no HTML, no links, no pictures, and nothing nested too deeply. */
final class TextRules {
    private TextRules() {}

    static Parser parser() {
        return Parser.builder()
                .extensions(List.of(TablesExtension.create()))
                .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
                .maxOpenBlockParsers(Limits.TEXT_NESTING)
                .maxInlineNesting(Limits.TEXT_NESTING)
                .build();
    }

    /** A sentence in a block keeps the rules for text, and is no more than one paragraph. */
    static void checkSentence(int line, String sentence) {
        Node document = parser().parse(sentence);
        check(document, line - 1, true);
    }

    /**
     * @param linesBefore how many lines stand before the parsed text in its file
     * @param sentence whether there are no blocks of its own in it either
     */
    static void check(Node top, int linesBefore, boolean sentence) {
        Attempts parts = new Attempts();
        boolean tagged = false;
        Deque<Node> open = new ArrayDeque<>();
        open.push(top);
        while (!open.isEmpty()) {
            Node node = open.pop();
            // Spans of a sentence count from its first line, which may be folded: its own line is near enough.
            // One tag of a pair is enough to be told.
            if (node instanceof HtmlInline && tagged) continue;
            tagged |= node instanceof HtmlInline;
            parts.at(() -> checkOne(node, sentence ? linesBefore + 1 : line(node, linesBefore)));
            for (Node child = node.getLastChild(); child != null; child = child.getPrevious()) open.push(child);
        }
        parts.end();
    }

    private static Node checkOne(Node node, int line) {
        if (node instanceof HtmlBlock html) throw new LessonFault(line, "lesson.html", excerpt(html.getLiteral()));
        if (node instanceof HtmlInline html) throw new LessonFault(line, "lesson.html", excerpt(html.getLiteral()));
        if (node instanceof Image image) throw new LessonFault(line, "lesson.picture", excerpt(image.getDestination()));
        if (node instanceof Link link) throw new LessonFault(line, "lesson.link", excerpt(link.getDestination()));
        if (node instanceof LinkReferenceDefinition link) {
            throw new LessonFault(line, "lesson.link", excerpt(link.getDestination()));
        }
        boolean nested = node instanceof FencedCodeBlock code
                && Markdown.isLectern(code)
                && node.getParent().getParent() != null;
        if (nested) throw new LessonFault(line, "lesson.indented");
        return node;
    }

    private static String excerpt(String text) {
        return Excerpt.of(text.strip().replaceAll("\\s+", " "));
    }

    /** The line of a node, or of what it stands in. */
    static int line(Node node, int linesBefore) {
        for (Node around = node; around != null; around = around.getParent()) {
            List<SourceSpan> spans = around.getSourceSpans();
            if (!spans.isEmpty()) return linesBefore + spans.get(0).getLineIndex() + 1;
        }
        return linesBefore + 1;
    }
}
