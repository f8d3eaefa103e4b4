package lectern.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.Handle;
import lectern.game.Overlay;
import lectern.game.Position;
import lectern.game.board.Cells;
import lectern.picture.rate.SeriesLook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Nothing is told by colour alone: with every mark in the same grey, each meaning still looks unlike the others. */
class SecondSignsTest {
    static final List<String> THEMES = Palette.THEMES;

    private static final int SIZE = 420;

    /** Pixels that have to differ, lest the edge of a letter be taken for a sign. */
    private static final long SEEN = 30;

    @ParameterizedTest
    @FieldSource("THEMES")
    void everyMarkHasAShapeOfItsOwn(String theme) {
        Map<Mark.Kind, BufferedImage> looks = new HashMap<>();
        for (Mark.Kind kind : Mark.Kind.values()) looks.put(kind, painted(theme, new Mark(kind, Cells.of(24))));

        assertAllDiffer(looks);
    }

    /** Where it is only pointed at, the pointer is the second sign. */
    @ParameterizedTest
    @FieldSource("THEMES")
    void everyMarkOfAPushArrowHasAShapeOfItsOwn(String theme) {
        Position position = Boards.position("shiftago", "7/7/7/7/7/7/7 x 22 22");
        Map<Mark.Kind, BufferedImage> looks = new HashMap<>();
        for (Mark.Kind kind :
                List.of(Mark.Kind.TARGET, Mark.Kind.PICKED, Mark.Kind.PROOF, Mark.Kind.LAST, Mark.Kind.CURSOR)) {
            Marks marks = new Marks(
                    List.of(),
                    List.of(new Marks.EdgeMark(kind, new Handle.Edge(Handle.Border.LEFT, 3))),
                    List.of(),
                    List.of());
            looks.put(kind, image(Scene.of(position, grey(theme)).withMarks(marks)));
        }

        assertAllDiffer(looks);
    }

    @ParameterizedTest
    @FieldSource("THEMES")
    void everyOfSixGroupsHasAPatternOfItsOwnOrANumber(String theme) {
        Map<Integer, BufferedImage> looks = new HashMap<>();
        for (int number = 1; number <= Swatches.COLOURS; number++) {
            Mark.Group group = new Mark.Group(number, Optional.empty());
            looks.put(
                    number,
                    painted(
                            theme,
                            new Mark(
                                    Mark.Kind.GROUP,
                                    Cells.of(24, 25),
                                    String.valueOf(number),
                                    group,
                                    Overlay.Join.SIDES)));
        }

        assertAllDiffer(looks);
    }

    @Test
    void everySeriesOfAChartHasDashesAndPointsOfItsOwn() {
        List<Integer> eight = IntStream.range(0, 8).boxed().toList();
        Swatch swatch = new Swatch(Color.GRAY, 0);
        Function<Integer, List<Object>> look = number -> {
            SeriesLook series = new SeriesLook(swatch, number);
            return List.of(series.mark(0, 0, 1).getBounds2D(), series.stroke(1), series.isHollow());
        };
        assertThat(eight.stream().map(look)).doesNotHaveDuplicates();
    }

    private static <K> void assertAllDiffer(Map<K, BufferedImage> looks) {
        List<K> keys = List.copyOf(looks.keySet());
        for (int one = 1; one < keys.size(); one++) {
            for (int other = 0; other < one; other++) {
                assertThat(difference(looks.get(keys.get(one)), looks.get(keys.get(other))))
                        .as("%s and %s without colours", keys.get(one), keys.get(other))
                        .isGreaterThan(SEEN);
            }
        }
    }

    private static BufferedImage painted(String theme, Mark mark) {
        Position position = Boards.position("infection", "x6/7/7/7/7/7/6o x 0 1");
        return image(Scene.of(position, grey(theme)).withMarks(new Marks(List.of(mark))));
    }

    /** The palette of a theme in which all marks have one colour. */
    private static Palette grey(String theme) {
        Map<String, Color> colours = new HashMap<>(Palette.read(theme).colours());
        colours.replaceAll(
                (key, colour) -> key.startsWith("mark.") && !key.equals("mark.halo") ? new Color(0x808080) : colour);
        return new Palette(colours);
    }

    private static BufferedImage image(Scene scene) {
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        new BoardPainting(scene, new Rectangle2D.Double(0, 0, SIZE, SIZE)).paint(graphics);
        graphics.dispose();
        return image;
    }

    private static long difference(BufferedImage one, BufferedImage other) {
        int[] ones = one.getRGB(0, 0, SIZE, SIZE, null, 0, SIZE);
        int[] others = other.getRGB(0, 0, SIZE, SIZE, null, 0, SIZE);
        return IntStream.range(0, ones.length)
                .filter(at -> ones[at] != others[at] && isUnlike(new Color(ones[at]), new Color(others[at])))
                .count();
    }

    /** By brightness alone, as an eye sees it that sees no colours: a difference that can be seen. */
    private static boolean isUnlike(Color one, Color other) {
        return Math.abs(brightness(one) - brightness(other)) > 24;
    }

    private static double brightness(Color colour) {
        return Stream.of(0.3 * colour.getRed(), 0.59 * colour.getGreen(), 0.11 * colour.getBlue())
                .mapToDouble(Double::doubleValue)
                .sum();
    }
}
