package lectern.gui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import lectern.game.Handle;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Start;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.picture.BoardPainting;
import lectern.picture.Palette;
import lectern.picture.Scene;
import lectern.play.RecordHead;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pointing at another cell paints little anew, and leaves the board as if all of it had been. */
@ExtendWith(OnEventThread.class)
class SceneChangeTest {
    private static final int SIZE = 300;
    private static final Rectangle WHOLE = new Rectangle(0, 0, SIZE, SIZE);

    private static Scene scene(Desk desk, BoardAim aim) {
        return new BoardScene(desk, aim)
                .of(Palette.read("light"), List.of(), List.of(), Optional.empty(), DrawnMarks.NONE);
    }

    private static Desk desk(String game) {
        Position position = Games.read(game).start(1).position();
        for (int ply = 0; ply < 12; ply++) position = position.play(position.move(0), Narrator.SILENT);
        return new Desk(Start.of(position, 1), RecordHead.EMPTY);
    }

    private static void paint(Scene scene, Rectangle part, BufferedImage on) {
        Graphics2D g = on.createGraphics();
        g.clip(part);
        g.setColor(java.awt.Color.GRAY);
        g.fill(part);
        new BoardPainting(scene, WHOLE).paint(g);
        g.dispose();
    }

    @ParameterizedTest
    @ValueSource(strings = {"shiftago", "syrtis", "pushee", "catsdogs", "infection"})
    void whatIsPaintedInPartsIsAsIfItWerePaintedWhole(String game) {
        Desk desk = desk(game);
        BoardAim aim = new BoardAim(desk);
        Scene before = scene(desk, aim);
        BufferedImage screen = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
        paint(before, WHOLE, screen);
        for (int cell = 0; cell < desk.game().board().cells(); cell++) {
            aim.hover(Optional.of(new Handle.Cell(cell)));
            Scene after = scene(desk, aim);
            Rectangle2D part = SceneChange.within(WHOLE, before, after).orElse(WHOLE);
            paint(after, part.getBounds(), screen);
            BufferedImage whole = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
            paint(after, WHOLE, whole);
            assertThat(differences(screen, whole)).as("at cell %d", cell).isZero();
            before = after;
        }
    }

    private static int differences(BufferedImage one, BufferedImage other) {
        int differences = 0;
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) if (one.getRGB(x, y) != other.getRGB(x, y)) differences++;
        }
        return differences;
    }

    @Test
    void pointingAtTheNextCellOfTheLargestBoardPaintsASmallPartOfIt() {
        Desk desk = new Desk(Games.read("catsdogs:size=12").start(1), RecordHead.EMPTY);
        BoardAim aim = new BoardAim(desk);
        aim.hover(Optional.of(new Handle.Cell(65)));
        Scene before = scene(desk, aim);
        aim.hover(Optional.of(new Handle.Cell(66)));
        Rectangle2D part = SceneChange.within(WHOLE, before, scene(desk, aim)).orElseThrow();
        assertThat(part.getWidth() * part.getHeight()).isPositive().isLessThan(SIZE * SIZE / 10.0);
    }

    @Test
    void aMoveIsPaintedWhole() {
        Desk desk = new Desk(Games.read("infection").start(1), RecordHead.EMPTY);
        BoardAim aim = new BoardAim(desk);
        Scene before = scene(desk, aim);
        aim.enter("f6");
        assertThat(SceneChange.within(WHOLE, before, scene(desk, aim))).isEmpty();
        assertThat(SceneChange.within(WHOLE, before, before))
                .hasValueSatisfying(part -> assertThat(part.isEmpty()).isTrue());
    }
}
