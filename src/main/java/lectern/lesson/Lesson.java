package lectern.lesson;

import java.util.List;
import lectern.game.Game;
import lectern.text.Language;

/**
 * A lesson that has been read: its positions and moves are those of the game, and legal. Immutable.
 *
 * @param id the same in every language
 * @param minutes how long a lecture takes that shows it
 * @param requires the ids of lessons that come before it
 */
public record Lesson(
        String id,
        String title,
        Game game,
        Language language,
        Level level,
        int minutes,
        String author,
        List<String> requires,
        List<Page> pages) {
    public Lesson {
        requires = List.copyOf(requires);
        pages = List.copyOf(pages);
    }

    /** All its blocks, page by page. */
    public List<Block> blocks() {
        return pages.stream().flatMap(page -> page.blocks().stream()).toList();
    }
}
