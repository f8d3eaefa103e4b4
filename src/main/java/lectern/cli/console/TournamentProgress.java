package lectern.cli.console;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongSupplier;
import lectern.play.FinishedGame;
import lectern.play.Tournament;
import lectern.text.Sentences;

/** Tells how far a tournament is: on a line that is written over where a person watches, in a few lines elsewhere. */
public final class TournamentProgress implements Tournament.Spectator {
    private static final int BAR = 30;
    private static final int LINES = 10;

    private final PrintWriter out;
    private final Sentences sentences;
    private final boolean watched;
    private final int planned;
    private final int before;
    private final LongSupplier nanos;
    private final long started;
    private int shown;

    /**
     * @param before how many games were finished before, and took no time now
     */
    public TournamentProgress(
            PrintWriter out, Sentences sentences, boolean watched, int planned, int before, LongSupplier nanos) {
        this.out = out;
        this.sentences = sentences;
        this.watched = watched;
        this.planned = planned;
        this.before = before;
        this.nanos = nanos;
        started = nanos.getAsLong();
    }

    @Override
    public void finished(FinishedGame game, int finished) {
        tell(finished);
    }

    /** So many games are finished now. */
    public void tell(int finished) {
        String line = sentences.of(
                "cli.tournament.progress", String.valueOf(finished), String.valueOf(planned), timeLeft(finished));
        if (watched) {
            int filled = (int) ((long) BAR * finished / planned);
            String bar = "[" + "#".repeat(filled) + "-".repeat(BAR - filled) + "] " + line;
            // What was longer before is written over with spaces.
            out.print("\r" + bar + " ".repeat(Math.max(0, shown - bar.length())));
            out.flush();
            shown = bar.length();
        } else if ((long) LINES * finished / planned > (long) LINES * (finished - 1) / planned) {
            out.println(line);
        }
    }

    /** Nothing more will be told: what comes now begins on a line of its own. */
    public void end() {
        if (shown > 0) out.println();
    }

    private String timeLeft(int finished) {
        double perGame = (nanos.getAsLong() - started) / 1e9 / (finished - before);
        long seconds = Math.round(perGame * (planned - finished));
        return seconds >= 3600
                ? String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
                : String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }
}
