package lectern.lesson;

import java.util.List;

/**
 * One page of a lesson: text and blocks, in the order in which they are shown.
 *
 * @param line where it begins in its file, from 1
 */
public record Page(int line, List<Block> blocks) {
    public Page {
        blocks = List.copyOf(blocks);
    }
}
