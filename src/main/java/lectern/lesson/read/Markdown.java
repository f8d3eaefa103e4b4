package lectern.lesson.read;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Phrase;
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
            report(fault.line(), fault.reason());
        }
        if (node instanceof ThematicBreak rule && BREAK.equals(rule.getLiteral().strip())) {
            endText();
            turnPage(line + 1);
        } else if (node instanceof FencedCodeBlock code && isLectern(code)) {
            endText();
            if (code.getClosingFenceLength() == null) report(line, Phrase.of("lesson.fence-open"));
            page().add(new PagePiece(line, code.getLiteral(), true));
        } else {
            if (node instanceof Heading && isUnderlinedByBreak(node)) report(line, Phrase.of("lesson.break"));
            addText(node);
        }
    }

    /** Without an empty line before it, a page break would make a heading of the paragraph. */
    private boolean isUnderlinedByBreak(Node heading) {
        List<SourceSpan> spans = heading.getSourceSpans();
        int last = spans.get(spans.size() - 1).getLineIndex();
        return lines.get(last).strip().equals(BREAK);
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
