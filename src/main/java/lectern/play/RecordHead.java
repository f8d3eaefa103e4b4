package lectern.play;

import java.time.LocalDate;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lectern.game.Game;
import lectern.game.Seat;
import lectern.heuristic.Heuristic;
import lectern.heuristic.NamedHeuristics;
import lectern.play.player.Contender;
import lectern.play.player.PlayerFields;
import lectern.play.player.PlayerText;

/**
 * What the head of a record says besides what follows from the match itself: who played, from which seeds, and when;
 * and any other {@code key: value} that was written there, in its order. Values are one line each.
 *
 * @param heuristics those that players in it are named with, whole: to read a record needs no other files
 */
public record RecordHead(Map<String, String> entries, NamedHeuristics heuristics) {
    public static final RecordHead EMPTY = new RecordHead(Map.of());

    /** Begins the line of a heuristic, of which there may be several. */
    static final String HEURISTIC = "heuristic";

    /** The seed that the start position was set up from. */
    public static final String START_SEED = "start-seed";

    public static final String DATE = "date";

    static final String KEY = "[a-z][a-z0-9-]{0,39}";

    /** What the record writes itself. */
    private static final Set<String> RESERVED =
            Set.of(GameRecord.FORMAT, GameRecord.GAME, HEURISTIC, GameRecord.START, GameRecord.RESULT);

    public RecordHead {
        Map<String, String> kept = new LinkedHashMap<>();
        entries.forEach((key, value) -> {
            if (!key.matches(KEY) || RESERVED.contains(key))
                throw new IllegalArgumentException("no key of a head's own: " + key);
            kept.put(key, value.replaceAll("\\p{Cntrl}", " ").strip());
        });
        entries = Collections.unmodifiableMap(kept);
    }

    /** One without heuristics. */
    public RecordHead(Map<String, String> entries) {
        this(entries, NamedHeuristics.NONE);
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
        return new RecordHead(changed, heuristics);
    }

    /** This head with a player in a seat, and with the heuristic that it plays with. Those that no seat plays with go. */
    public RecordHead with(Seat seat, Contender player) {
        NamedHeuristics known = player.heuristic().map(heuristics::with).orElse(heuristics);
        Map<String, String> changed = new LinkedHashMap<>(entries);
        changed.put(player(seat), player.among(known).text());
        Map<Seat, Heuristic> played = new EnumMap<>(Seat.class);
        for (Seat each : Seat.values()) {
            PlayerFields.heuristic(changed.getOrDefault(player(each), ""))
                    .flatMap(known::named)
                    .ifPresent(heuristic -> played.put(each, heuristic));
        }
        NamedHeuristics kept = NamedHeuristics.of(played.values());
        played.forEach((each, heuristic) -> changed.computeIfPresent(
                player(each), (key, text) -> PlayerFields.naming(text, kept.reference(heuristic))));
        return new RecordHead(changed, kept);
    }

    /** The player in a seat, if it is one that can play the game here; an engine is not. */
    public Optional<Contender> contender(Seat seat, Game game) {
        return value(player(seat)).flatMap(text -> PlayerText.find(text, game, heuristics));
    }

    public RecordHead on(LocalDate date) {
        return with(DATE, date);
    }
}
