package lectern.gui.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.print.PageFormat;
import java.awt.print.Paper;
import java.awt.print.Printable;
import java.awt.print.PrinterException;
import java.util.Arrays;
import lectern.games.Games;
import lectern.picture.Palette;
import lectern.picture.Scene;
import org.junit.jupiter.api.Test;

/** The board on paper: one page, and nothing beyond what the printer can reach. */
class PrintBoardTest {
    private static final int WHITE = Color.WHITE.getRGB();

    @Test
    void theBoardFillsTheWidthOfOnePage() throws PrinterException {
        Scene scene = Scene.of(Games.read("pushee").start(1).position(), Palette.read("dark"));
        Printable page = PrintBoard.page(scene);
        PageFormat format = new PageFormat();
        Paper paper = new Paper();
        paper.setSize(300, 400);
        paper.setImageableArea(20, 30, 260, 340);
        format.setPaper(paper);
        BufferedImage image = new BufferedImage(300, 400, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, 300, 400);

        assertThat(page.print(graphics, format, 0)).isEqualTo(Printable.PAGE_EXISTS);
        assertThat(page.print(graphics, format, 1)).isEqualTo(Printable.NO_SUCH_PAGE);
        graphics.dispose();

        assertThat(isBlank(image, 0, 0, 18, 400)).isTrue();
        assertThat(isBlank(image, 282, 0, 18, 400)).isTrue();
        assertThat(isBlank(image, 0, 0, 300, 28)).isTrue();
        assertThat(isBlank(image, 0, 295, 300, 100)).isTrue();
        assertThat(isBlank(image, 230, 60, 40, 180)).isFalse();
    }

    private static boolean isBlank(BufferedImage image, int x, int y, int width, int height) {
        return Arrays.stream(image.getRGB(x, y, width, height, null, 0, width)).allMatch(pixel -> pixel == WHITE);
    }
}
