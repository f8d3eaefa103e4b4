package lectern.bench;

import java.awt.EventQueue;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import java.util.SplittableRandom;
import lectern.game.Game;
import lectern.game.Handle;
import lectern.game.Position;
import lectern.game.Start;
import lectern.games.Games;
import lectern.gui.board.BoardView;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.play.RecordHead;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What pointing at another cell costs until the board is painted: it is to be seen within 16 ms on the largest board. */
@State(Scope.Thread)
public class HoverBenchmark {
    private static final int SIZE = 1000;

    @Param({"catsdogs:size=12", "syrtis", "infection"})
    public String game;

    /** How many moves were played. */
    @Param({"0", "30"})
    public int plies;

    private BoardAim aim;
    private BoardView board;
    private int cells;
    private int at;
    private Graphics2D screen;

    @Setup
    public void setUp() {
        Game played = Games.read(game);
        SplittableRandom random = new SplittableRandom(7);
        Position position = played.start(1).position();
        for (int ply = 0; ply < plies && !position.isOver(); ply++)
            position = position.play(position.move(random.nextInt(position.moveCount())), lectern.game.Narrator.SILENT);
        Desk desk = new Desk(Start.of(position, 1), RecordHead.EMPTY);
        aim = new BoardAim(desk);
        board = new BoardView(desk, aim);
        board.setSize(SIZE, SIZE);
        cells = played.board().cells();
        screen = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB).createGraphics();
    }

    @Benchmark
    public void hoverAndPaint(CpuTime cpu) throws InterruptedException, InvocationTargetException {
        EventQueue.invokeAndWait(() -> {
            cpu.start();
            at = (at + 7) % cells;
            aim.hover(Optional.of(new Handle.Cell(at)));
            board.paint(screen);
            cpu.stop(1);
        });
    }
}
