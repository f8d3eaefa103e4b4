package lectern.gui;

import static lectern.gui.WindowPart.CHART;
import static lectern.gui.WindowPart.INSPECTOR;
import static lectern.gui.WindowPart.MOVES;
import static lectern.gui.WindowPart.TOOLBAR;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lectern.gui.board.BoardOrder;
import org.junit.jupiter.api.Test;

/** What gives way to the board, and in which order. */
class PartFoldingTest {
    private static final Set<WindowPart> ALL = EnumSet.allOf(WindowPart.class);

    /** What a board needs that is 400 by 400 itself. */
    private static final Map<BoardOrder, Dimension> NEEDS = Map.of(
            BoardOrder.TALL, new Dimension(420, 550),
            BoardOrder.FLAT, new Dimension(500, 500),
            BoardOrder.BESIDE, new Dimension(560, 450));

    private static PartFolding in(int width, int height) {
        return in(width, height, ALL);
    }

    private static PartFolding in(int width, int height, Set<WindowPart> wanted) {
        PartFolding.Room room = new PartFolding.Room(
                new Dimension(width, height),
                (order, any) -> NEEDS.get(order),
                List.of(BoardOrder.TALL, BoardOrder.FLAT, BoardOrder.BESIDE),
                0,
                10,
                new Dimension(300, 240),
                new Dimension(200, 120),
                90,
                20,
                30,
                30);
        return PartFolding.of(room, wanted);
    }

    @Test
    void whereThereIsRoomNothingGivesWay() {
        assertThat(in(730, 680)).isEqualTo(new PartFolding(ALL, false, BoardOrder.TALL));
    }

    @Test
    void theChartIsTheFirstToGiveWayAndBecomesALineBeforeItGoes() {
        assertThat(in(730, 679)).isEqualTo(new PartFolding(ALL, true, BoardOrder.TALL));
        assertThat(in(730, 610)).isEqualTo(new PartFolding(ALL, true, BoardOrder.TALL));
        assertThat(in(760, 609)).isEqualTo(new PartFolding(Set.of(MOVES, INSPECTOR, TOOLBAR), false, BoardOrder.TALL));
    }

    @Test
    void theMovesGiveWayBeforeTheInspector() {
        Dimension low = NEEDS.get(BoardOrder.TALL);
        assertThat(in(760, 30 + low.height).shown()).contains(MOVES, INSPECTOR);
        assertThat(in(729, 700).shown()).doesNotContain(MOVES, INSPECTOR).contains(CHART);
    }

    @Test
    void theInspectorGivesWayBeforeTheStateOfTheGame() {
        PartFolding narrow = in(700, 600);
        assertThat(narrow.shown()).doesNotContain(INSPECTOR);
        assertThat(narrow.order()).isEqualTo(BoardOrder.TALL);
    }

    @Test
    void whatTheBoardGainsNothingByComesBack() {
        PartFolding wide = in(900, 540);
        assertThat(wide.order()).isEqualTo(BoardOrder.FLAT);
        assertThat(wide.shown()).contains(INSPECTOR, MOVES);
    }

    @Test
    void movesAreNotListedWhereThereIsNoRoomToExplainThem() {
        assertThat(in(700, 700).shown()).doesNotContain(MOVES);
    }

    @Test
    void theToolbarIsTheLastToGiveWay() {
        assertThat(in(600, 480).shown()).containsExactly(TOOLBAR);
        assertThat(in(600, 479)).isEqualTo(new PartFolding(Set.of(), false, BoardOrder.BESIDE));
    }

    @Test
    void whatIsNotWantedIsNotShownHoweverMuchRoomThereIs() {
        assertThat(in(2000, 2000, Set.of(CHART, TOOLBAR)).shown()).containsExactlyInAnyOrder(CHART, TOOLBAR);
        assertThat(in(2000, 2000, Set.of(MOVES)).shown()).containsExactly(MOVES);
    }

    @Test
    void evenWhereNothingFitsThereIsAnAnswer() {
        assertThat(in(10, 10)).isEqualTo(new PartFolding(Set.of(), false, BoardOrder.BESIDE));
    }
}
