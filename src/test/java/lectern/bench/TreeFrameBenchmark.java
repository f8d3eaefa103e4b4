package lectern.bench;

import java.awt.EventQueue;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.lang.reflect.InvocationTargetException;
import lectern.gui.tree.TreeCanvas;
import lectern.gui.wording.Wording;
import lectern.picture.tree.DrawnTree;
import lectern.picture.tree.SearchedTrees;
import lectern.text.Language;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What a frame of a drawn tree costs while it is dragged or zoomed, wholly open: a frame has 16 ms. */
@State(Scope.Thread)
public class TreeFrameBenchmark {
    private static final int WIDTH = 1600;
    private static final int HEIGHT = 1000;
    private static final int NODES = 50_000;
    private static final double STEP = 1.15;

    /** How far in: 0 shows the whole tree, each step is a turn of the wheel; from 45 on nodes can be read. */
    @Param({"0", "25", "45", "55"})
    public int wheel;

    private TreeCanvas canvas;
    private Graphics2D screen;
    private int frame;

    @Setup
    public void setUp() throws InterruptedException, InvocationTargetException {
        SearchedTrees searched = SearchedTrees.of("pushee", "search:depth=5", 4, NODES);
        DrawnTree tree = searched.tree();
        if (tree.size() != NODES) throw new IllegalStateException("only " + tree.size() + " nodes");
        screen = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB).createGraphics();
        EventQueue.invokeAndWait(() -> {
            canvas = new TreeCanvas(new Wording(Language.PT));
            canvas.setSize(WIDTH, HEIGHT);
            canvas.show(searched.root(), tree);
            canvas.openAll();
            for (int i = 0; i < wheel; i++) canvas.zoom(STEP);
            canvas.select(NODES / 2);
        });
    }

    @Benchmark
    public void pan(CpuTime cpu) throws InterruptedException, InvocationTargetException {
        frame++;
        measured(cpu, () -> canvas.pan(frame % 40 < 20 ? 37 : -37, frame % 8 < 4 ? 3 : -3));
    }

    @Benchmark
    public void zoom(CpuTime cpu) throws InterruptedException, InvocationTargetException {
        frame++;
        measured(cpu, () -> canvas.zoom(frame % 2 == 0 ? STEP : 1 / STEP));
    }

    private void measured(CpuTime cpu, Runnable change) throws InterruptedException, InvocationTargetException {
        EventQueue.invokeAndWait(() -> {
            cpu.start();
            change.run();
            canvas.paint(screen);
            cpu.stop(1);
        });
    }
}
