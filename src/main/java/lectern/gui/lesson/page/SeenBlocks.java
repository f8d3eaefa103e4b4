package lectern.gui.lesson.page;

import lectern.lesson.Block;
import lectern.lesson.study.LessonBoards;
import lectern.lesson.study.Study;

/**
 * What stays on a page while a move is to be predicted on its board: the moves that led to the board, and what is marked
 * on it. Where the lesson asks for a move there, what it says before the question is meant for those who answer, and
 * stays, too. Anywhere else the text may announce the move.
 */
final class SeenBlocks {
    private SeenBlocks() {}

    /** @param place of a block on the page that is open */
    static boolean shows(Study study, int place) {
        if (place > study.spot().block()) return false;
        boolean asked = study.block().flatMap(LessonBoards::question).isPresent();
        return study.page()
                .blocks()
                .get(place)
                .match(new Block.BlockCases<Boolean>(
                        text -> asked,
                        put -> true,
                        play -> true,
                        light -> false,
                        show -> true,
                        lookAt -> false,
                        decide -> false,
                        think -> false,
                        chart -> false,
                        ask -> asked,
                        claim -> false));
    }
}
