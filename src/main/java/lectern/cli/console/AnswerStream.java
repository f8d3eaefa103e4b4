package lectern.cli.console;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/**
 * What all commands write their answers to. Writers above it may hide that something was not written; this remembers it,
 * so that no command ends well whose answer was lost. After the first failure nothing more is tried.
 */
public final class AnswerStream extends OutputStream {
    private final OutputStream out;
    private Lost lost;

    /** Answers can no longer be written, and why. */
    public static final class Lost extends IOException {
        private Lost(IOException cause) {
            super(cause.getMessage(), cause);
        }
    }

    /** Something that writes. */
    @FunctionalInterface
    private interface Output {
        void write() throws IOException;
    }

    public AnswerStream(OutputStream out) {
        this.out = out;
    }

    /** Why something was not written, if anything was not. */
    public synchronized Optional<Lost> lost() {
        return Optional.ofNullable(lost);
    }

    @Override
    public void write(int letter) throws IOException {
        attempt(() -> out.write(letter));
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        attempt(() -> out.write(bytes, from, length));
    }

    @Override
    public void flush() throws IOException {
        attempt(out::flush);
    }

    private synchronized void attempt(Output output) throws IOException {
        if (lost != null) throw lost;
        try {
            output.write();
        } catch (IOException e) {
            lost = new Lost(e);
            throw lost;
        }
    }
}
