package lectern.bench;

import java.awt.AWTException;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.function.ToDoubleFunction;
import lectern.gui.robot.RobotScreen;

/**
 * How long it takes from starting Lectern's jar until its window is painted, next to an {@link EmptyFrame} started the
 * same way: both are looked at from outside, on the screen. Run after {@code mvn package}.
 */
public final class StartUp {
    private static final Path JAR = Path.of("target", "lectern.jar");
    private static final int COLOURS_OF_A_PICTURE = 6;
    private static final long LONGEST = 60_000_000_000L;

    private final Robot robot;
    private final Rectangle middle;
    private final String display;

    private StartUp(String display) throws AWTException {
        this.display = display;
        robot = new Robot();
        Dimension screen = Toolkit.getDefaultToolkit().getScreenSize();
        middle = new Rectangle(screen.width / 2 - 200, screen.height / 2 - 150, 400, 300);
    }

    /**
     * @param args how many times each is started, 15 unless given; another program to start, such as a package's
     */
    public static void main(String[] args) throws Exception {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 15;
        RobotScreen.open();
        StartUp startUp = new StartUp(RobotScreen.display().orElseThrow());
        Path data = Files.createTempDirectory("lectern-start-up");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> lectern =
                new ArrayList<>(args.length > 1 ? List.of(args[1]) : List.of(java, "-jar", JAR.toString()));
        lectern.addAll(List.of("--data", data.toString()));
        List<String> empty = List.of(java, "-cp", JAR + ":target/test-classes", EmptyFrame.class.getName());
        startUp.measured(lectern);
        startUp.measured(empty);

        List<Start> lecterns = new ArrayList<>();
        List<Start> empties = new ArrayList<>();
        for (int i = 0; i < rounds; i++) {
            lecterns.add(startUp.measured(lectern));
            empties.add(startUp.measured(empty));
        }
        print("lectern", lecterns);
        print("one button", empties);
        System.out.printf("ratio of medians: %.2f%n", median(lecterns, Start::millis) / median(empties, Start::millis));
        System.exit(0);
    }

    private Start measured(List<String> command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
        builder.environment().put("DISPLAY", display);
        waitUntilPainted(false);
        long start = System.nanoTime();
        Process process = builder.start();
        try {
            waitUntilPainted(true);
            long end = System.nanoTime();
            long cpu = process.info().totalCpuDuration().orElseThrow().toMillis();
            return new Start((end - start) / 1e6, cpu);
        } finally {
            process.destroy();
            process.waitFor();
        }
    }

    private void waitUntilPainted(boolean painted) throws InterruptedException {
        long end = System.nanoTime() + LONGEST;
        while (isPainted() != painted) {
            if (System.nanoTime() > end) throw new IllegalStateException("nothing happens on the screen");
            Thread.sleep(4);
        }
    }

    /** Whether there is more than a background: letters alone have several shades. */
    private boolean isPainted() {
        BufferedImage seen = robot.createScreenCapture(middle);
        int[] colours = seen.getRGB(0, 0, seen.getWidth(), seen.getHeight(), null, 0, seen.getWidth());
        return Arrays.stream(colours).distinct().limit(COLOURS_OF_A_PICTURE).count() == COLOURS_OF_A_PICTURE;
    }

    private static void print(String what, List<Start> starts) {
        DoubleSummaryStatistics all = starts.stream().mapToDouble(Start::millis).summaryStatistics();
        System.out.printf(
                "%-12s median %5.0f ms (from %.0f to %.0f, %d times), %.0f ms of CPU time%n",
                what,
                median(starts, Start::millis),
                all.getMin(),
                all.getMax(),
                starts.size(),
                median(starts, Start::cpu));
    }

    private static double median(List<Start> starts, ToDoubleFunction<Start> measure) {
        double[] sorted = starts.stream().mapToDouble(measure).sorted().toArray();
        int half = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    }

    /** What it took until something was to be seen, in milliseconds by the clock and of all cores together. */
    private record Start(double millis, double cpu) {}
}
