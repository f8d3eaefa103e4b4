package lectern.gui.players;

import java.util.Optional;
import java.util.Random;
import java.util.function.LongSupplier;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;

/** Seeds as people read and type them. */
public final class Seeds {
    /** Short enough to be read aloud. */
    private static final int BOUND = 1_000_000;

    private static final String NUMBER = "-?[0-9]{1,18}";

    private Seeds() {}

    public static LongSupplier drawn() {
        Random random = new Random();
        return () -> 1 + random.nextInt(BOUND - 1);
    }

    public static Optional<Phrase> trouble(String text) {
        return text.strip().matches(NUMBER)
                ? Optional.empty()
                : Optional.of(Phrase.of("dialog.no-seed", Excerpt.of(text.strip())));
    }

    public static long read(String text) {
        return Long.parseLong(text.strip());
    }
}
