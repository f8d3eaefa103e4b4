package lectern.cli.ugi;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import lectern.game.Phrase;
import lectern.text.Sentences;

/** Says whole lines, each at once, whichever thread has something to say. */
final class UgiOutput {
    private final OutputStream out;
    private final Sentences sentences;
    private IOException broken;
    private Runnable whenLost = () -> {};

    UgiOutput(OutputStream out, Sentences sentences) {
        this.out = out;
        this.sentences = sentences;
    }

    /** Says a line; if it can no longer be heard, {@link #isHeard} tells. */
    synchronized void say(String line) {
        try {
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException e) {
            broken = e;
            whenLost.run();
        }
    }

    /** What to do, on whichever thread it happens, when a line could not be said. */
    synchronized void whenLost(Runnable deed) {
        whenLost = deed;
    }

    /** Says something to the people who watch, not to the program that listens. */
    void remark(Phrase phrase) {
        say("info string " + sentences.of(phrase).replaceAll("\\p{Cntrl}", "?"));
    }

    synchronized boolean isHeard() {
        return broken == null;
    }

    /**
     * @throws IOException if something could not be said
     */
    synchronized void check() throws IOException {
        if (broken != null) throw broken;
    }
}
