package lectern.lesson.check;

import java.util.List;
import java.util.stream.Stream;
import lectern.lesson.Block;
import lectern.lesson.Page;

/**
 * What a block says in sentences, as it is printed.
 *
 * @param line where it begins in its file
 */
record PrintedProse(int line, String text) {
    static List<PrintedProse> of(Page page) {
        return page.blocks().stream().flatMap(PrintedProse::of).toList();
    }

    static Stream<PrintedProse> of(Block block) {
        return block.texts().stream().map(text -> new PrintedProse(block.line(), text));
    }

    /** The line of a place in it; the sentences of a block are all in the line where it begins. */
    int lineAt(int index) {
        return line
                + (int) text.substring(0, index)
                        .chars()
                        .filter(letter -> letter == '\n')
                        .count();
    }
}
