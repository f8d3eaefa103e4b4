package lectern.lesson.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;
import lectern.game.reading.Nearest;
import org.commonmark.node.Block;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.ThematicBreak;

/** Splits a lesson's body into pages, and those into text and blocks. */
final class Markdown {
    private static final String FENCE = "lectern";
    private static final String BREAK = "---";
    private static final Pattern HYPHENS = Pattern.compile("\\s*-{3,}\\s*");

    private final List<String> lines;
    private final int linesBefore;
    private final List<Finding> findings;
    private final String file;
    private final List<List<PagePiece>> pages = new ArrayList<>();
    private final List<Integer> pageLines = new ArrayList<>();
    private int textFrom = -1;
    private int textTo;

    /**
     * @param linesBefore how many lines stand before the body in its file
     */
    Markdown(String file, List<String> lines, int linesBefore, List<Finding> findings) {
        this.file = file;
        this.lines = lines;
        this.linesBefore = linesBefore;
        this.findings = findings;
    }

    static boolean isLectern(FencedCodeBlock code) {
        String info = code.getInfo() == null ? "" : code.getInfo().strip();
        return info.equals(FENCE) || info.startsWith(FENCE + " ");
    }

    List<List<PagePiece>> pages() {
        turnPage(linesBefore + 1);
        Node document = TextRules.parser().parse(String.join("\n", lines));
        for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
            if (pages.size() > Limits.PAGES) {
                report(TextRules.line(node, linesBefore), Phrase.of("lesson.pages", Limits.PAGES));
                return List.of();
            }
            read((Block) node);
        }
        endText();
        for (int i = 0; i < pages.size(); i++) {
            if (pages.get(i).isEmpty()) report(pageLines.get(i), Phrase.of("lesson.page-empty"));
        }
        return pages;
    }

    int line(int page) {
        return pageLines.get(page);
    }

    private void read(Block node) {
        int line = TextRules.line(node, linesBefore);
        try {
            TextRules.check(node, linesBefore, false);
        } catch (LessonFault fault) {
            fault.mistakes().forEach(mistake -> report(mistake.line(), mistake.reason()));
        }
        if (node instanceof ThematicBreak rule && BREAK.equals(rule.getLiteral().strip())) {
            endText();
            turnPage(line + 1);
        } else if (node instanceof FencedCodeBlock code && isMeantForLectern(code)) {
            endText();
            if (!isLectern(code)) report(line, Phrase.of("lesson.fence-name", Excerpt.of(code.getInfo()), FENCE));
            if (code.getClosingFenceLength() == null) report(line, Phrase.of("lesson.fence-open"));
            page().add(new PagePiece(line, code.getLiteral(), true));
        } else {
            checkBreaks(node);
            addText(node);
        }
    }

    /** A block whose name is spelt in another way is none, and would be printed as it is. */
    private static boolean isMeantForLectern(FencedCodeBlock code) {
        String info = code.getInfo() == null ? "" : code.getInfo().strip();
        return isLectern(code)
                || Nearest.to(info.toLowerCase(Locale.ROOT), List.of(FENCE)).isPresent();
    }

    /** Within a paragraph, which it makes a heading, or within a list, a line that was meant to end the page does not. */
    private void checkBreaks(Node node) {
        if (node instanceof FencedCodeBlock) return;
        for (SourceSpan span : node.getSourceSpans()) {
            int index = span.getLineIndex();
            if (!HYPHENS.matcher(lines.get(index)).matches()) continue;
            boolean isHeading = node instanceof Heading;
            report(isHeading ? TextRules.line(node, linesBefore) : linesBefore + index + 1, Phrase.of("lesson.break"));
        }
    }

    private void turnPage(int line) {
        pages.add(new ArrayList<>());
        pageLines.add(line);
    }

    private List<PagePiece> page() {
        return pages.get(pages.size() - 1);
    }

    private void addText(Node node) {
        List<SourceSpan> spans = node.getSourceSpans();
        if (spans.isEmpty()) return;
        if (textFrom < 0) textFrom = spans.get(0).getLineIndex();
        textTo = spans.get(spans.size() - 1).getLineIndex();
    }

    private void endText() {
        if (textFrom < 0) return;
        String text = String.join("\n", lines.subList(textFrom, textTo + 1));
        page().add(new PagePiece(linesBefore + textFrom + 1, text, false));
        textFrom = -1;
    }

    private void report(int line, Phrase reason) {
        findings.add(Finding.error(file, line, reason));
    }
}
