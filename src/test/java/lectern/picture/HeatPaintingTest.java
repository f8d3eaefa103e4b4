package lectern.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Handle;
import lectern.game.board.BoardShape;
import lectern.game.board.Layer;
import lectern.game.board.Token;
import lectern.picture.ink.Colours;
import lectern.telling.Travel;
import lectern.telling.Travel.Manner;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Scores and expected moves on every board, in every theme: what is to be read can be read, with and without colour. */
class HeatPaintingTest {
    static final List<String> THEMES = Palette.THEMES;
    private static final int SIZE = 400;

    private static HeatCell heat(int cell, double warmth, Optional<Travel> sign) {
        return new HeatCell(cell, warmth, "−12.34", "", false, sign);
    }

    private static Travel travel(Manner manner, int from, int to) {
        return new Travel(manner, from, to, Optional.empty());
    }

    @ParameterizedTest
    @FieldSource("THEMES")
    void theNumberStandsOutFromItsPlateOnEveryBoard(String theme) {
        Boards.all(Palette.read(theme)).forEach((game, scene) -> {
            for (int step = 0; step <= 4; step++) {
                double warmth = step / 4.0;
                Scene marked = bare(scene).withMarks(marks(List.of(heat(9, warmth, Optional.empty())), List.of()));
                assertThat(contrast(image(marked), number(marked, 9)))
                        .as("%s, %s, %s", game, theme, warmth)
                        .isGreaterThan(4.5);
            }
        });
    }

    @ParameterizedTest
    @FieldSource("THEMES")
    void theBetterAMoveIsTheMoreItsCellDiffersFromTheGround(String theme) {
        Palette palette = Palette.read(theme);
        Color worst = palette.of("mark.heat.worst.fill");
        Color best = palette.of("mark.heat.best.fill");
        assertThat(Colours.contrast(best, palette.of("surface")))
                .isGreaterThan(Colours.contrast(worst, palette.of("surface")) + 3);
        assertThat(Colours.contrast(best, worst)).isGreaterThan(3);
    }

    @ParameterizedTest
    @FieldSource("THEMES")
    void howAMoveGoesIsToldByShapesAndNotByColourAlone(String theme) {
        Boards.all(Palette.read(theme)).forEach((game, scene) -> {
            List<Optional<Travel>> signs = new ArrayList<>(List.of(Optional.empty()));
            for (Manner manner : List.of(Manner.LEAPT, Manner.WALKED, Manner.CARRIED, Manner.REMOVED))
                signs.add(Optional.of(travel(manner, 0, 9)));
            signs.add(Optional.of(new Travel(Manner.PLACED, 9, 9, Optional.of(anyPiece(scene)))));
            List<BufferedImage> images = signs.stream()
                    .map(sign -> grey(image(bare(scene).withMarks(marks(List.of(heat(9, 0.5, sign)), List.of())))))
                    .toList();
            assertAllDiffer(images, game + ", " + theme);
        });
    }

    @ParameterizedTest
    @FieldSource("THEMES")
    void arrowsOfALeapAWalkAndASlideDifferInShapeAndSoDoTheSidesNumbers(String theme) {
        Boards.all(Palette.read(theme)).forEach((game, scene) -> {
            List<BufferedImage> images = new ArrayList<>();
            for (int side = 1; side <= 2; side++) {
                for (Manner manner : List.of(Manner.LEAPT, Manner.WALKED, Manner.CARRIED)) {
                    NumberedMove move = new NumberedMove(
                            1,
                            new Mark.Group(side, Optional.of(anyPiece(scene))),
                            travel(manner, 0, 15),
                            Optional.empty(),
                            false);
                    images.add(grey(image(bare(scene).withMarks(marks(List.of(), List.of(move))))));
                }
            }
            assertAllDiffer(images, game + ", " + theme);
        });
    }

    /** Above a white plate and above a black one alike: what lies on the board is not told by the marks. */
    private static Scene bare(Scene scene) {
        return scene.withGhost(Optional.empty());
    }

    private static Token anyPiece(Scene scene) {
        for (int cell = 0; cell < scene.board().cells(); cell++) {
            Token token = scene.picture().at(Layer.PIECE, cell);
            if (token != null) return token;
        }
        throw new IllegalArgumentException("an empty board");
    }

    private static Marks marks(List<HeatCell> heat, List<NumberedMove> line) {
        return Marks.NONE.with(new MoveMarks(heat, line, List.of()));
    }

    private static BufferedImage image(Scene scene) {
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        new BoardPainting(scene, new Rectangle2D.Double(0, 0, SIZE, SIZE)).paint(g);
        g.dispose();
        return image;
    }

    private static BufferedImage grey(BufferedImage image) {
        BufferedImage grey = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_BYTE_GRAY);
        grey.createGraphics().drawImage(image, 0, 0, null);
        return grey;
    }

    /** Where the number of a cell stands: the lower third, without its edges. */
    private static Rectangle2D number(Scene scene, int cell) {
        assertThat(cell).isLessThan(scene.board().cells()).isNotEqualTo(BoardShape.OUTSIDE);
        Rectangle2D place =
                scene.layout().in(new Rectangle2D.Double(0, 0, SIZE, SIZE)).bounds(new Handle.Cell(cell));
        double unit = place.getWidth();
        return new Rectangle2D.Double(place.getX() + 0.2 * unit, place.getY() + 0.72 * unit, 0.6 * unit, 0.2 * unit);
    }

    /** Between the darkest and the brightest dot. */
    private static double contrast(BufferedImage image, Rectangle2D place) {
        double least = 21;
        double most = 1;
        for (int y = (int) place.getMinY(); y < place.getMaxY(); y++) {
            for (int x = (int) place.getMinX(); x < place.getMaxX(); x++) {
                double above = Colours.contrast(new Color(image.getRGB(x, y)), Color.BLACK);
                least = Math.min(least, above);
                most = Math.max(most, above);
            }
        }
        return most / least;
    }

    private static void assertAllDiffer(List<BufferedImage> images, String where) {
        for (int one = 0; one < images.size(); one++) {
            for (int other = 0; other < one; other++) {
                assertThat(differences(images.get(one), images.get(other)))
                        .as("%s: %d and %d", where, one, other)
                        .isGreaterThan(8);
            }
        }
    }

    private static int differences(BufferedImage one, BufferedImage other) {
        int differences = 0;
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                int grey = one.getRaster().getSample(x, y, 0);
                if (Math.abs(grey - other.getRaster().getSample(x, y, 0)) > 24) differences++;
            }
        }
        return differences;
    }
}
