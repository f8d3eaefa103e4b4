package lectern.lesson.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Position;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.lesson.Page;

/**
 * What a handout prints in words for students. What stands on a page after its first question goes to the key, but for
 * further questions.
 */
final class StudentSheet {
    /**
     * Something that is printed.
     *
     * @param board what it is about: of moves, the board on which they are played
     */
    record Print(Block block, PrintedProse prose, Optional<Position> board) {
        boolean isAbout(Position position) {
            return board.filter(position::equals).isPresent();
        }
    }

    private final List<Print> prints = new ArrayList<>();
    private Optional<Position> board = Optional.empty();

    private StudentSheet() {}

    static List<Print> of(Lesson lesson) {
        StudentSheet sheet = new StudentSheet();
        lesson.pages().forEach(sheet::add);
        return sheet.prints;
    }

    private void add(Page page) {
        boolean asked = false;
        for (int i = 0; i < page.blocks().size(); i++) {
            Block block = page.blocks().get(i);
            asked |= block instanceof Block.Ask;
            Optional<Position> about =
                    about(block, page.blocks().subList(i + 1, page.blocks().size()));
            if (!asked || block instanceof Block.Ask) {
                Stream.concat(PrintedProse.of(block), caption(block))
                        .forEach(prose -> prints.add(new Print(block, prose, about)));
            }
            board = block.leaves().or(() -> board);
        }
    }

    private Optional<Position> about(Block block, List<Block> rest) {
        return block instanceof Block.Text ? laid(rest) : board;
    }

    /** Text before a new position is about that. */
    private Optional<Position> laid(List<Block> rest) {
        return !rest.isEmpty() && rest.get(0) instanceof Block.Place place ? Optional.of(place.board()) : board;
    }

    /** Moves after the first are of other boards. */
    private static Stream<PrintedProse> caption(Block block) {
        if (!(block instanceof Block.Play play)) return Stream.empty();
        return play.moves().stream().limit(1).map(move -> new PrintedProse(play.line(), move.text()));
    }
}
