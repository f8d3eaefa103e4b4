package lectern.gui;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Hears of everything that goes wrong on any thread where nobody else would, until it is closed: then that is a failure. */
final class Mishaps implements AutoCloseable {
    private final List<Throwable> heard = new CopyOnWriteArrayList<>();
    private final Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();

    Mishaps() {
        Thread.setDefaultUncaughtExceptionHandler((thread, mishap) -> heard.add(mishap));
    }

    @Override
    public void close() {
        Thread.setDefaultUncaughtExceptionHandler(before);
        if (!heard.isEmpty()) throw new AssertionError("something went wrong behind the scenes", heard.get(0));
    }
}
