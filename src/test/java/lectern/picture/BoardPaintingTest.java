package lectern.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import lectern.game.Handle;
import lectern.game.Position;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.game.board.Layer;
import lectern.game.board.Token;
import org.junit.jupiter.api.Test;

/** What is painted on a board. */
class BoardPaintingTest {
    private static final Palette LIGHT = Palette.read("light");
    private static final int SIZE = 400;

    private final Position position = Boards.position("infection", "x6/7/7/7/7/7/6o x 0 1");
    private final Scene scene = Scene.of(position, LIGHT);
    private final Token red = position.picture().at(Layer.PIECE, 0);

    @Test
    void aPlaceOfNoSizeIsLeftAlone() {
        BoardPainting nowhere = painting(scene, new Rectangle2D.Double());
        BufferedImage image = new BufferedImage(10, 10, BufferedImage.TYPE_INT_RGB);
        nowhere.paint(image.createGraphics());

        assertThat(image.getRGB(0, 0)).isEqualTo(Color.BLACK.getRGB());
    }

    @Test
    void aTokenOnItsWayIsPaintedThereAndNotWhereItLies() {
        Motion motion = new Motion(red, Layer.PIECE, 0, 2, 0.5);

        BufferedImage before = image(scene.withMotions(List.of(motion)));
        BufferedImage lyingOnB7 = image(
                scene.withPicture(position.picture().with(Layer.PIECE, 0, null).with(Layer.PIECE, 1, red)));

        assertSame(before, lyingOnB7);
        BufferedImage after = image(
                scene.withPicture(position.picture().with(Layer.PIECE, 0, null).with(Layer.PIECE, 2, red))
                        .withMotions(List.of(motion)));
        assertSame(after, lyingOnB7);
    }

    @Test
    void aTokenAppearsAndVanishes() {
        BufferedImage without = image(scene.withPicture(position.picture().with(Layer.PIECE, 0, null)));
        Motion begun = new Motion(red, Layer.PIECE, BoardShape.OUTSIDE, 0, 0);
        Motion gone = new Motion(red, Layer.PIECE, 0, BoardShape.OUTSIDE, 1);

        assertSame(image(scene.withMotions(List.of(begun))), without);
        assertSame(image(scene.withMotions(List.of(gone))), without);
        Motion there = new Motion(red, Layer.PIECE, BoardShape.OUTSIDE, 0, 1);
        assertSame(image(scene.withMotions(List.of(there))), image(scene));
    }

    @Test
    void aGhostIsFaintAndOnlyWhereSomethingDiffers() {
        Scene ghostly = scene.withGhost(Optional.of(position.picture().with(Layer.PIECE, 24, red)));
        BufferedImage plain = image(scene);
        BufferedImage ghost = image(ghostly);
        BoardLayout.Placed placed = scene.layout().in(new Rectangle2D.Double(0, 0, SIZE, SIZE));

        assertThat(differences(plain, ghost, placed.bounds(new Handle.Cell(24))))
                .isPositive();
        assertThat(differences(plain, ghost, new Rectangle2D.Double(0, 0, SIZE, SIZE)))
                .isEqualTo(differences(plain, ghost, placed.bounds(new Handle.Cell(24))));
        BufferedImage lying = image(scene.withPicture(position.picture().with(Layer.PIECE, 24, red)));
        assertThat(differences(lying, ghost, placed.bounds(new Handle.Cell(24))))
                .isPositive();
    }

    @Test
    void everyMarkCanBeSeenAndLooksUnlikeTheOthers() {
        BoardLayout.Placed placed = scene.layout().in(new Rectangle2D.Double(0, 0, SIZE, SIZE));
        Rectangle2D place = placed.bounds(new Handle.Cell(24));
        List<BufferedImage> images = java.util.Arrays.stream(Mark.Kind.values())
                .map(kind -> image(scene.withMarks(new Marks(List.of(new Mark(kind, Cells.of(24)))))))
                .toList();
        for (BufferedImage one : images) {
            assertThat(differences(image(scene), one, place)).isGreaterThan(50);
            for (BufferedImage other : images) {
                if (one != other) assertThat(differences(one, other, place)).isGreaterThan(50);
            }
        }
    }

    @Test
    void marksBesideTheBoardAreLeftOut() {
        Marks outside = new Marks(
                List.of(new Mark(Mark.Kind.PROOF, Cells.of(BoardShape.OUTSIDE, 49))),
                List.of(new Marks.EdgeMark(Mark.Kind.PICKED, new Handle.Edge(Handle.Border.LEFT, 9))),
                List.of(),
                List.of());

        assertSame(image(scene.withMarks(outside)), image(scene));
    }

    @Test
    void aLaterMarkLiesAboveAnEarlierOne() {
        Marks one = new Marks(List.of(new Mark(Mark.Kind.LIT, Cells.of(3))));
        Marks other = new Marks(List.of(new Mark(Mark.Kind.PROOF, Cells.of(3))));

        assertThat(one.and(other).marks()).extracting(Mark::kind).containsExactly(Mark.Kind.LIT, Mark.Kind.PROOF);
    }

    private static BoardPainting painting(Scene scene, Rectangle2D place) {
        return new BoardPainting(scene, place);
    }

    private static BufferedImage image(Scene scene) {
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        painting(scene, new Rectangle2D.Double(0, 0, SIZE, SIZE)).paint(g);
        g.dispose();
        return image;
    }

    private static void assertSame(BufferedImage one, BufferedImage other) {
        assertThat(differences(one, other, new Rectangle2D.Double(0, 0, SIZE, SIZE)))
                .isZero();
    }

    private static int differences(BufferedImage one, BufferedImage other, Rectangle2D place) {
        int differences = 0;
        for (int y = (int) place.getMinY(); y < place.getMaxY(); y++) {
            for (int x = (int) place.getMinX(); x < place.getMaxX(); x++) {
                if (one.getRGB(x, y) != other.getRGB(x, y)) differences++;
            }
        }
        return differences;
    }
}
