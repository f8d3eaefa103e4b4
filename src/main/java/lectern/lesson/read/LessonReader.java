package lectern.lesson.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Game;
import lectern.heuristic.HeuristicSource;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.lesson.Page;
import lectern.text.Language;

/**
 * Reads a lesson, and finds as much of what is wrong with it as can be found without thinking. Whatever the text is, it
 * ends in findings, never in an exception.
 */
public final class LessonReader {
    private static final String FENCE = "---";

    private final String file;
    private final HeuristicSource heuristics;
    private final List<Finding> findings = new ArrayList<>();

    private LessonReader(String file, HeuristicSource heuristics) {
        this.file = file;
        this.heuristics = heuristics;
    }

    /** A lesson that has no heuristics beside it. */
    public static Reading read(String file, String text) {
        return read(file, text, HeuristicSource.NONE);
    }

    /**
     * @param file what findings call it
     * @param heuristics those that stand beside it
     */
    public static Reading read(String file, String text, HeuristicSource heuristics) {
        return new LessonReader(file, heuristics).reading(text);
    }

    /** What a lesson's head says, for a list of lessons; empty if that cannot be read. */
    public static Optional<Head> head(String text) {
        try {
            if (text.length() > Limits.FILE) return Optional.empty();
            LessonReader reader = new LessonReader("", HeuristicSource.NONE);
            List<String> lines = reader.lines(text);
            Head head = Head.read(head(lines, headEnd(lines)), 1);
            return reader.findings.isEmpty() ? Optional.of(head) : Optional.empty();
        } catch (LessonFault fault) {
            return Optional.empty();
        }
    }

    private Reading reading(String text) {
        Optional<Head> head = Optional.empty();
        List<Page> pages = List.of();
        try {
            if (text.length() > Limits.FILE) throw new LessonFault(1, "lesson.file-large", Limits.FILE);
            List<String> lines = lines(text);
            int end = headEnd(lines);
            String yaml = head(lines, end);
            head = readHead(yaml);
            pages = pages(
                    lines.subList(end + 1, lines.size()),
                    end + 1,
                    head.map(Head::game).or(() -> Head.game(yaml)),
                    head.map(Head::language).orElse(Language.EN));
        } catch (LessonFault fault) {
            report(fault);
        }
        List<Page> read = pages;
        Optional<Lesson> lesson = findings.isEmpty() ? head.map(right -> right.with(read)) : Optional.empty();
        List<Block> blocks =
                pages.stream().flatMap(page -> page.blocks().stream()).toList();
        return new Reading(
                file,
                lesson,
                head,
                blocks,
                findings.stream().limit(Limits.FINDINGS).toList());
    }

    private Optional<Head> readHead(String yaml) {
        try {
            return Optional.of(Head.read(yaml, 1));
        } catch (LessonFault fault) {
            report(fault);
            return Optional.empty();
        }
    }

    private static String head(List<String> lines, int end) {
        String head = String.join("\n", lines.subList(1, end));
        if (head.length() <= Limits.BLOCK_LENGTH) return head;
        throw new LessonFault(2, "lesson.block-long", Limits.BLOCK_LENGTH);
    }

    /** Lines with spaces in place of what cannot be seen, which is reported. */
    private List<String> lines(String text) {
        String withoutMark = text.startsWith("\uFEFF") ? text.substring(1) : text;
        List<String> lines = new ArrayList<>();
        for (String line : withoutMark.split("\r\n|\r|\n", -1)) {
            StringBuilder seen = new StringBuilder();
            line.codePoints().forEach(code -> seen.appendCodePoint(isInvisible(code) ? ' ' : code));
            lines.add(seen.toString());
            if (!seen.toString().equals(line)) report(new LessonFault(lines.size(), "lesson.control"));
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

    /** @param game if it is not known, the blocks cannot be read, and only the text around them is */
    private List<Page> pages(List<String> body, int linesBefore, Optional<Game> game, Language language) {
        Markdown markdown = new Markdown(file, body, linesBefore, findings);
        List<List<PagePiece>> pieces = markdown.pages();
        long blocks =
                pieces.stream().flatMap(List::stream).filter(PagePiece::block).count();
        if (blocks > Limits.BLOCKS) throw new LessonFault(linesBefore + 1, "lesson.blocks", Limits.BLOCKS);
        if (game.isEmpty()) return List.of();
        BlockReader reader = new BlockReader(new LessonState(game.get(), heuristics, language));
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
        for (LessonFault.Mistake mistake : fault.mistakes()) {
            findings.add(Finding.error(file, mistake.line(), mistake.reason()));
        }
    }
}
