package lectern.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import lectern.game.Overlay;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.games.Games;
import org.junit.jupiter.api.Test;

class OverlayMarksTest {
    private static final BoardShape ROW = new BoardShape(20, 1, false);

    @Test
    void groupsAreNumberedInTheirOrderAndBearTheirCount() {
        List<Mark> marks = OverlayMarks.of(overlay(Cells.of(0, 1), Cells.of(3)), ROW);

        assertThat(marks)
                .containsExactly(
                        new Mark(Mark.Kind.GROUP_1, Cells.of(0, 1), "2"),
                        new Mark(Mark.Kind.GROUP_2, Cells.of(3), "1"));
    }

    @Test
    void whereThereAreTooManyThoseThatTouchDoNotLookAlike() {
        Cells[] single = IntStream.range(0, 20).mapToObj(Cells::of).toArray(Cells[]::new);

        List<Mark> marks = OverlayMarks.of(overlay(single), ROW);

        assertThat(IntStream.range(1, 20))
                .noneMatch(i -> marks.get(i).kind() == marks.get(i - 1).kind());
        assertThat(marks).extracting(Mark::kind).contains(Mark.Kind.GROUP_8);
    }

    @Test
    void neitherDoIslandsThatShareAShore() {
        Position position = Games.read("syrtis:setup=random").start(1).position();
        for (Overlay overlay : position.view().overlays()) {
            List<Mark> marks = OverlayMarks.of(overlay, position.game().board());
            assertThat(marks).hasSameSizeAs(overlay.groups());
            for (int i = 0; i < marks.size(); i++) {
                List<Mark> alike =
                        marks.subList(0, i).stream().filter(alike(marks.get(i))).toList();
                assertThat(alike)
                        .noneMatch(touching(marks.get(i), position.game().board()));
            }
        }
    }

    private static Predicate<Mark> alike(Mark one) {
        return other -> other.kind() == one.kind();
    }

    private static Predicate<Mark> touching(Mark one, BoardShape board) {
        return other -> one.cells().stream()
                .flatMap(cell -> board.around(cell).stream())
                .anyMatch(other.cells()::contains);
    }

    private static Overlay overlay(Cells... groups) {
        return new Overlay(
                Phrase.of("syrtis.overlay"),
                Arrays.stream(groups)
                        .map(cells -> new Overlay.Group(Phrase.of("syrtis.group"), cells))
                        .toList());
    }
}
