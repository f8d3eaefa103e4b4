package lectern.lesson.check;

import java.util.ArrayList;
import java.util.List;
import lectern.lesson.Lesson;

/** What must be the same in every language: the blocks of each page, with their positions, moves and answers. */
final class Outline {
    /** Where a page begins, or a block stands, and what it shows. */
    record Entry(int line, String content) {}

    private Outline() {}

    static List<Entry> of(Lesson lesson) {
        List<Entry> entries = new ArrayList<>();
        lesson.pages().forEach(page -> {
            entries.add(new Entry(page.line(), "page"));
            page.blocks().stream()
                    .filter(block -> !block.contentKey().isEmpty())
                    .forEach(block -> entries.add(new Entry(block.line(), block.contentKey())));
        });
        return entries;
    }
}
