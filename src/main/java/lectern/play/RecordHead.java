package lectern.play;

import java.time.LocalDate;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lectern.game.Seat;

/**
 * What the head of a record says besides what follows from the match itself: who played, from which seeds, and when;
 * and any other {@code key: value} that was written there, in its order. Values are one line each.
 */
public record RecordHead(Map<String, String> entries) {
    public static final RecordHead EMPTY = new RecordHead(Map.of());

    /** The seed that the start position was set up from. */
    public static final String START_SEED = "start-seed";

    public static final String DATE = "date";

    static final String KEY = "[a-z][a-z0-9-]{0,39}";

    /** What the record writes itself. */
    private static final Set<String> RESERVED =
            Set.of(GameRecord.FORMAT, GameRecord.GAME, GameRecord.START, GameRecord.RESULT);

    public RecordHead {
        Map<String, String> kept = new LinkedHashMap<>();
        entries.forEach((key, value) -> {
            if (!key.matches(KEY) || RESERVED.contains(key))
                throw new IllegalArgumentException("no key of a head's own: " + key);
            kept.put(key, value.replaceAll("\\p{Cntrl}", " ").strip());
        });
        entries = Collections.unmodifiableMap(kept);
    }

    /** The key under which the player in a seat is named. */
    public static String player(Seat seat) {
        return seat.word();
    }

    /** The key of the seed that a seat's player thinks with; in ply {@code n} it draws from this seed + {@code n}. */
    public static String seed(Seat seat) {
        return seat.word() + "-seed";
    }

    public Optional<String> value(String key) {
        return Optional.ofNullable(entries.get(key));
    }

    /** This head with an entry more, or with another value for it. */
    public RecordHead with(String key, Object value) {
        Map<String, String> changed = new LinkedHashMap<>(entries);
        changed.put(key, String.valueOf(value));
        return new RecordHead(changed);
    }

    public RecordHead on(LocalDate date) {
        return with(DATE, date);
    }
}
