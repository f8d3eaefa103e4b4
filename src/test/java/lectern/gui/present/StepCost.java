package lectern.gui.present;

import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import lectern.game.Draws;
import lectern.game.Move;
import lectern.gui.look.Looks;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.text.Language;

/**
 * What the event thread works at a step of a presentation: everything that hears of the step, the layout and a whole
 * painting, in CPU time, once Java is warm. A program to run, no test: machines differ.
 */
public final class StepCost {
    private static final List<Dimension> SCREENS = List.of(new Dimension(1024, 768), new Dimension(3840, 2160));
    private static final int WARM_UP = 2;

    private StepCost() {}

    /** @param args games with their options, such as {@code catsdogs:size=12} */
    public static void main(String[] args) throws Exception {
        System.setProperty("java.awt.headless", "true");
        EventQueue.invokeAndWait(() -> {
            new Looks(Theme.LIGHT, Scale.USUAL);
            System.out.printf("%-24s %10s %8s %14s %14s%n", "game", "screen", "steps", "mean ms", "worst ms");
            for (String game : args) {
                for (Dimension screen : SCREENS) measure(game, screen);
            }
        });
        System.exit(0);
    }

    private static void measure(String game, Dimension screen) {
        try (PresentedDesk presented = new PresentedDesk(game, Language.EN)) {
            BufferedImage image = new BufferedImage(screen.width, screen.height, BufferedImage.TYPE_INT_RGB);
            Draws draws = Draws.of(5, "a game before a class");
            for (int ply = 0; ply < 8 && !presented.desk.position().isOver(); ply++) {
                List<Move> moves = presented.desk.position().moves();
                presented.desk.play(draws.from(moves));
            }
            double worst = 0;
            double all = 0;
            int steps = 0;
            for (int round = 0; round <= WARM_UP; round++) {
                worst = 0;
                all = 0;
                steps = 0;
                presented.desk.goTo(0);
                presented.on(screen.width, screen.height);
                while (presented.desk.canRedo() || !presented.desk.steps().isAtEnd()) {
                    double millis = step(presented, image);
                    worst = Math.max(worst, millis);
                    all += millis;
                    steps++;
                }
            }
            System.out.printf(
                    Locale.ROOT,
                    "%-24s %10s %8d %14.1f %14.1f%n",
                    game,
                    screen.width + "x" + screen.height,
                    steps,
                    all / steps,
                    worst);
        }
    }

    private static double step(PresentedDesk presented, BufferedImage image) {
        long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        presented.leading.next();
        presented.stage.refresh();
        presented.stage.doLayout();
        Graphics2D graphics = image.createGraphics();
        presented.stage.paint(graphics);
        graphics.dispose();
        return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before) / 1e6;
    }
}
