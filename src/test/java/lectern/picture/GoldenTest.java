package lectern.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Boards look as they did when somebody last looked at them. With {@code -Dlectern.golden.write=true} they are painted
 * anew: look at each, then keep it.
 */
class GoldenTest {
    private static final Path FOLDER = Path.of("src/test/resources/lectern/picture");
    private static final boolean WRITE = Boolean.getBoolean("lectern.golden.write");

    /** How far a channel may be off, of 255: other versions of Java smooth edges a little differently. */
    private static final int TOLERANCE = 40;

    /** Which share of the pixels may be farther off: fonts differ. */
    private static final double STRAYS = 0.005;

    /** Of a large picture, this much from the top left is kept: enough for a look at every detail. */
    private static final int KEPT = 620;

    @ParameterizedTest(name = "{0} {1} {2}")
    @MethodSource("pictures")
    void aBoardLooksAsItDid(String board, String theme, int cell) throws IOException {
        Palette palette = Palette.read(theme);
        Scene scene = board.equals("marks")
                ? Boards.marked(palette)
                : Boards.all(palette).get(board);
        BufferedImage painted = painted(scene, cell);
        Path file = FOLDER.resolve(board + "-" + theme + "-" + cell + ".png");
        if (WRITE) ImageIO.write(new FewColours(painted).image(), "png", file.toFile());

        assertThat(Files.size(file)).isLessThan(60_000);
        assertThat(strays(painted, ImageIO.read(file.toFile()))).as("%s", file).isLessThanOrEqualTo(STRAYS);
    }

    static Stream<Object[]> pictures() {
        List<Object[]> pictures = new ArrayList<>();
        for (String board : List.of("shiftago", "syrtis", "pushee", "catsdogs", "infection", "marks")) {
            for (String theme : List.of("light", "dark")) {
                pictures.add(new Object[] {board, theme, 56});
                if (!board.equals("marks")) pictures.add(new Object[] {board, theme, 112});
            }
            pictures.add(new Object[] {board, "contrast", 56});
        }
        return pictures.stream();
    }

    private static BufferedImage painted(Scene scene, int cell) {
        Rectangle2D size = BoardPainting.size(scene, cell);
        int width = (int) Math.ceil(size.getWidth());
        int height = (int) Math.ceil(size.getHeight());
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(scene.palette().of("surface"));
        g.fillRect(0, 0, width, height);
        new BoardPainting(scene, new Rectangle2D.Double(0, 0, width, height)).paint(g);
        g.dispose();
        return image.getSubimage(0, 0, Math.min(width, KEPT), Math.min(height, KEPT));
    }

    private static double strays(BufferedImage one, BufferedImage other) {
        assertThat(one.getWidth()).isEqualTo(other.getWidth());
        assertThat(one.getHeight()).isEqualTo(other.getHeight());
        int strays = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                if (distance(one.getRGB(x, y), other.getRGB(x, y)) > TOLERANCE) strays++;
            }
        }
        return strays / (double) (one.getWidth() * one.getHeight());
    }

    private static int distance(int one, int other) {
        Color a = new Color(one);
        Color b = new Color(other);
        int red = Math.abs(a.getRed() - b.getRed());
        int green = Math.abs(a.getGreen() - b.getGreen());
        return Math.max(Math.max(red, green), Math.abs(a.getBlue() - b.getBlue()));
    }
}
