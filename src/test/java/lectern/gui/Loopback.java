package lectern.gui;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/** A port of this machine that counts who calls, and texts that make whoever takes them for HTML call there. */
final class Loopback implements AutoCloseable {
    private final ServerSocket port;
    private final AtomicInteger calls = new AtomicInteger();

    Loopback() {
        try {
            port = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        Thread listening = new Thread(this::listen, "loopback");
        listening.setDaemon(true);
        listening.start();
    }

    /** How many have called. */
    int calls() {
        return calls.get();
    }

    /** @param name where the text stands, by which it is known again */
    String page(String name) {
        return "<html><img src=\"http://127.0.0.1:" + port.getLocalPort() + "/" + name + "\">" + name;
    }

    /** As {@link #page}, without signs that no file's name may hold. */
    String fileName(String name) {
        return "<HTML><img src=http:&#47;&#47;127.0.0.1:" + port.getLocalPort() + "&#47;" + name + ">" + name;
    }

    private void listen() {
        while (!port.isClosed()) {
            try (Socket caller = port.accept()) {
                calls.incrementAndGet();
                caller.getOutputStream().write("HTTP/1.0 404 Not Found\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            } catch (IOException closed) {
                // The test is over, or the caller has gone.
            }
        }
    }

    @Override
    public void close() {
        try {
            port.close();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
