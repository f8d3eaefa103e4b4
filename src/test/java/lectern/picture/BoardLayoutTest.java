package lectern.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import lectern.game.Handle;
import lectern.game.board.BoardShape;
import org.junit.jupiter.api.Test;

/** Where things stand on a board in its place: its layout and shape say that alone. */
class BoardLayoutTest {
    private static final int SIZE = 400;
    private static final BoardShape SHAPE = BoardShape.square(7);
    private static final BoardLayout PLAIN = new BoardLayout(SHAPE, true, false);

    @Test
    void everyCellIsFoundWhereItIs() {
        BoardLayout.Placed placed = placed(PLAIN, new Rectangle2D.Double(30, 10, 500, 300));
        for (int cell = 0; cell < 49; cell++) {
            Rectangle2D place = placed.bounds(new Handle.Cell(cell));

            assertThat(place.getWidth()).isCloseTo(place.getHeight(), within(1e-9));
            assertThat(placed.handleAt(middle(place))).contains(new Handle.Cell(cell));
        }
    }

    @Test
    void everyPushArrowIsFoundWhereItIsOutsideTheBoard() {
        BoardLayout.Placed placed =
                placed(new BoardLayout(SHAPE, true, true), new Rectangle2D.Double(0, 0, SIZE, SIZE));
        Rectangle2D board = board(placed);
        for (Handle.Border border : Handle.Border.values()) {
            for (int line = 0; line < 7; line++) {
                Handle.Edge edge = new Handle.Edge(border, line);

                assertThat(placed.handleAt(middle(placed.bounds(edge)))).contains(edge);
                assertThat(board.contains(middle(placed.bounds(edge)))).isFalse();
            }
        }
    }

    @Test
    void besideTheBoardThereIsNothing() {
        BoardLayout.Placed placed = placed(PLAIN, new Rectangle2D.Double(0, 0, SIZE, SIZE));

        assertThat(placed.handleAt(new Point2D.Double(1, 1))).isEmpty();
        assertThat(placed.handleAt(new Point2D.Double(SIZE - 1, SIZE / 2.0))).isEmpty();
    }

    @Test
    void aBoardIsInTheMiddleAndAsLargeAsItsPlaceAllows() {
        BoardLayout.Placed wide = placed(PLAIN, new Rectangle2D.Double(0, 0, 2 * SIZE, SIZE));
        BoardLayout.Placed square = placed(PLAIN, new Rectangle2D.Double(SIZE / 2.0, 0, SIZE, SIZE));

        assertThat(board(wide)).isEqualTo(board(square));
        assertThat(board(square).getHeight()).isGreaterThan(0.85 * SIZE);
    }

    @Test
    void withoutLabelsTheBoardIsLarger() {
        Rectangle2D place = new Rectangle2D.Double(0, 0, SIZE, SIZE);

        assertThat(board(placed(new BoardLayout(SHAPE, false, false), place)).getWidth())
                .isGreaterThan(board(placed(PLAIN, place)).getWidth());
    }

    @Test
    void onABoardOfNoSizeThereIsNothing() {
        BoardLayout.Placed nowhere = placed(PLAIN, new Rectangle2D.Double());

        assertThat(nowhere.handleAt(new Point2D.Double(0, 0))).isEmpty();
    }

    private static BoardLayout.Placed placed(BoardLayout layout, Rectangle2D place) {
        return layout.in(place);
    }

    private static Rectangle2D board(BoardLayout.Placed placed) {
        return placed.bounds(new Handle.Cell(0)).createUnion(placed.bounds(new Handle.Cell(48)));
    }

    private static Point2D middle(Rectangle2D place) {
        return new Point2D.Double(place.getCenterX(), place.getCenterY());
    }
}
