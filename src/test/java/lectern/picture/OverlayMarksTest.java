package lectern.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lectern.game.Overlay;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.Cells;
import lectern.games.Games;
import org.junit.jupiter.api.Test;

/** Groups on the board: whose they are, how they hang together, and how large each part is. */
class OverlayMarksTest {
    private final Position position = Boards.position("infection", "o5x/7/7/7/7/7/x5o x 0 1");

    @Test
    void groupsOfNoSideAreNumberedInTheirOrder() {
        OverlayMarks marks = marks(Overlay.Join.SIDES, Cells.of(0, 1), Cells.of(3));

        assertThat(marks.groups()).extracting(Mark.Group::number).containsExactly(1, 2);
        assertThat(marks.marks()).extracting(Mark::group).containsExactlyElementsOf(marks.groups());
    }

    @Test
    void aSidesGroupNamesThePieceOfThatSide() {
        Overlay frontier = position.view().overlays().get(0);

        assertThat(OverlayMarks.of(frontier, position).groups())
                .extracting(Mark.Group::piece)
                .containsExactly(
                        position.view().emblem(Seat.FIRST), position.view().emblem(Seat.SECOND));
    }

    @Test
    void everyPatchOfCellsThatShareSidesHasABadgeWithItsOwnSizeUnlessThatIsOne() {
        OverlayMarks marks = marks(Overlay.Join.SIDES, Cells.of(0, 20, 1, 8, 16));

        assertThat(marks.marks())
                .extracting(Mark::cells)
                .containsExactly(Cells.of(0, 1, 8), Cells.of(16), Cells.of(20));
        assertThat(marks.marks()).extracting(Mark::label).containsExactly("3", "", "");
    }

    @Test
    void aLineIsOnePatchAlthoughItsCellsTouchAtCorners() {
        OverlayMarks marks = marks(Overlay.Join.LINE, Cells.of(0, 8, 16));

        assertThat(marks.marks()).extracting(Mark::label).containsExactly("3");
    }

    @Test
    void onlyALineHasBridgesBetweenCellsThatTouchAtACorner() {
        Cells diagonal = Cells.of(0, 8);

        assertThat(region(diagonal, Overlay.Join.LINE).area().isSingular()).isTrue();
        assertThat(region(diagonal, Overlay.Join.SIDES).area().contains(0.95, 1.05))
                .isFalse();
        assertThat(region(diagonal, Overlay.Join.LINE).area().contains(0.95, 1.05))
                .isTrue();
    }

    @Test
    void territoryAndFrontierAreNeverBridgedAndLinesAre() {
        for (String game : List.of("catsdogs", "infection", "pushee", "syrtis")) {
            assertThat(Games.read(game).start(1).position().view().overlays())
                    .as(game)
                    .extracting(Overlay::join)
                    .containsOnly(Overlay.Join.SIDES);
        }
        assertThat(Games.read("shiftago").start(1).position().view().overlays())
                .extracting(Overlay::join)
                .containsExactly(Overlay.Join.LINE);
    }

    @Test
    void noTwoIslandsHaveTheSameColourAndPattern() {
        Position islands = Games.read("syrtis:setup=random").start(1).position();
        Swatches swatches = Swatches.of(islands.game().kind(), Palette.read("light"));
        for (Overlay overlay : islands.view().overlays()) {
            OverlayMarks marks = OverlayMarks.of(overlay, islands);
            assertThat(marks.groups()).hasSameSizeAs(overlay.groups());
            assertThat(marks.groups().stream().map(swatches::of)).doesNotHaveDuplicates();
            assertThat(marks.marks()).hasSameSizeAs(overlay.groups());
        }
    }

    private Region region(Cells cells, Overlay.Join join) {
        return new Region(position.game().board(), cells, join);
    }

    private OverlayMarks marks(Overlay.Join join, Cells... groups) {
        List<Overlay.Group> named = List.of(groups).stream()
                .map(cells -> new Overlay.Group(Phrase.of("syrtis.group"), cells, Optional.empty()))
                .toList();
        return OverlayMarks.of(new Overlay(Phrase.of("syrtis.overlay"), join, named), position);
    }
}
