package lectern.soak;

import com.sun.management.UnixOperatingSystemMXBean;
import java.awt.Component;
import java.awt.Window;
import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.util.List;
import lectern.gui.robot.Waiting;

/**
 * What is held after some games, when everything else has been collected.
 *
 * @param games how many games, or lives of a component, came before
 * @param heap bytes in use after a full collection
 * @param threads what the threads are called that are alive, but for those that the toolkit and the JVM start as they
 *     please
 * @param windows how many windows can be displayed
 * @param listeners those of the component's parts, of its desk and of the program
 * @param files how many files, pipes and sockets the process has open; 0 where the system does not say
 */
record HeapLevel(int games, long heap, List<String> threads, int windows, int listeners, long files) {
    private static final String TOOLKIT =
            "AWT-.*|Java2D.*|TimerQueue|Swing.*|.*[Cc]leaner.*|process reaper.*|Window Ready Timer|Image Fetcher.*"
                    + "|Common-Cleaner|GC .*|G1 .*|Notification Thread|.*CompilerThread.*|JFR.*|surefire.*";

    private static final int COLLECTIONS = 3;

    static HeapLevel after(int games, Component component) {
        for (int i = 0; i < COLLECTIONS; i++) {
            System.gc();
            Waiting.onEventThread(() -> true);
        }
        Runtime runtime = Runtime.getRuntime();
        long heap = runtime.totalMemory() - runtime.freeMemory();
        int windows = (int) List.of(Window.getWindows()).stream()
                .filter(Window::isDisplayable)
                .count();
        int listeners = Waiting.onEventThread(() -> Listeners.of(component));
        return new HeapLevel(games, heap, threadNames(), windows, listeners, openFiles());
    }

    private static List<String> threadNames() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> !name.matches(TOOLKIT))
                .sorted()
                .toList();
    }

    private static long openFiles() {
        OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
        return system instanceof UnixOperatingSystemMXBean unix ? unix.getOpenFileDescriptorCount() : 0;
    }

    double megabytes() {
        return heap / 1024.0 / 1024.0;
    }
}
