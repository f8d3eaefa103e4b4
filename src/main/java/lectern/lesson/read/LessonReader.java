package lectern.lesson.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.lesson.Page;

/**
 * Reads a lesson, and finds as much of what is wrong with it as can be found without thinking. Whatever the text is, it
 * ends in findings, never in an exception.
 */
public final class LessonReader {
    private static final String FENCE = "---";

    private final String file;
    private final List<Finding> findings = new ArrayList<>();

    private LessonReader(String file) {
        this.file = file;
    }

    /**
     * @param file what findings call it
     */
    public static Reading read(String file, String text) {
        LessonReader reader = new LessonReader(file);
        Optional<Lesson> lesson = reader.lesson(text);
        List<Finding> found = reader.findings.stream().limit(Limits.FINDINGS).toList();
        return new Reading(file, reader.findings.isEmpty() ? lesson : Optional.empty(), found);
    }

    /** What a lesson's head says, for a list of lessons; empty if that cannot be read. */
    public static Optional<Head> head(String text) {
        try {
            if (text.length() > Limits.FILE) return Optional.empty();
            List<String> lines = lines(text);
            return Optional.of(Head.read(String.join("\n", lines.subList(1, headEnd(lines))), 1));
        } catch (LessonFault fault) {
            return Optional.empty();
        }
    }

    private Optional<Lesson> lesson(String text) {
        try {
            if (text.length() > Limits.FILE) throw new LessonFault(1, "lesson.file-large", Limits.FILE);
            List<String> lines = lines(text);
            int end = headEnd(lines);
            Head head = Head.read(String.join("\n", lines.subList(1, end)), 1);
            return Optional.of(head.with(pages(lines.subList(end + 1, lines.size()), end + 1, head)));
        } catch (LessonFault fault) {
            report(fault);
            return Optional.empty();
        }
    }

    private static List<String> lines(String text) {
        String withoutMark = text.startsWith("\uFEFF") ? text.substring(1) : text;
        List<String> lines = List.of(withoutMark.split("\r\n|\r|\n", -1));
        for (int i = 0; i < lines.size(); i++) {
            boolean odd = lines.get(i).codePoints().anyMatch(LessonReader::isInvisible);
            if (odd) throw new LessonFault(i + 1, "lesson.control");
        }
        return lines;
    }

    /** Control characters, and those that make text look different from what it is. */
    private static boolean isInvisible(int codePoint) {
        boolean directing =
                (codePoint >= 0x202A && codePoint <= 0x202E) || (codePoint >= 0x2066 && codePoint <= 0x2069);
        return directing || (Character.isISOControl(codePoint) && codePoint != '\t');
    }

    /** The index of the line that ends the front matter. */
    private static int headEnd(List<String> lines) {
        if (!lines.get(0).strip().equals(FENCE)) throw new LessonFault(1, "lesson.no-head");
        for (int i = 1; i < lines.size(); i++) {
            if (lines.get(i).strip().equals(FENCE)) return i;
        }
        throw new LessonFault(1, "lesson.head-open");
    }

    private List<Page> pages(List<String> body, int linesBefore, Head head) {
        Markdown markdown = new Markdown(file, body, linesBefore, findings);
        List<List<PagePiece>> pieces = markdown.pages();
        long blocks =
                pieces.stream().flatMap(List::stream).filter(PagePiece::block).count();
        if (blocks > Limits.BLOCKS) throw new LessonFault(linesBefore + 1, "lesson.blocks", Limits.BLOCKS);
        BlockReader reader = new BlockReader(new LessonState(head.game()));
        List<Page> pages = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            List<Block> read = new ArrayList<>();
            for (PagePiece piece : pieces.get(i)) block(piece, reader).ifPresent(read::add);
            pages.add(new Page(markdown.line(i), read));
        }
        return pages;
    }

    private Optional<Block> block(PagePiece piece, BlockReader reader) {
        if (!piece.block()) return Optional.of(new Block.Text(piece.line(), piece.text()));
        try {
            return Optional.of(reader.read(piece.line(), piece.text()));
        } catch (LessonFault fault) {
            report(fault);
        } catch (LessonState.Unknown unknown) {
            // What made the board unknown is among the findings.
        }
        return Optional.empty();
    }

    private void report(LessonFault fault) {
        Phrase reason = fault.reason();
        findings.add(Finding.error(file, fault.line(), reason));
    }
}
