package lectern.cli.ugi;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import lectern.game.Criterion;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;
import lectern.game.reading.Nearest;
import lectern.games.Players;
import lectern.play.player.PlayerSetting;
import lectern.play.player.PlayerSpec;
import lectern.play.player.SettingValues;
import lectern.search.Player;
import lectern.search.PlayerKind;

/**
 * What {@code setoption} can change: who plays, and how. The settings of players are options, except those that say how
 * long to think: {@code go} does. An option that the chosen player does not use is kept for another one.
 */
final class UgiOptions {
    private static final String PLAYER = "player";
    private static final String SEED = "seed";
    private static final String OVERHEAD = "overhead";

    /** The evaluator that a player judges by unless told otherwise. */
    private static final String ITS_OWN = "usual";

    private static final String EMPTY = "<empty>";

    private final GameKind kind;
    private final Map<String, Offer> offers = new LinkedHashMap<>();
    private final Map<String, String> given = new HashMap<>();

    /**
     * An option.
     *
     * @param usual what it is until it is set, and again when it is set to that
     */
    private record Offer(String name, String usual, SettingValues values) {
        private String line() {
            String line = "option name " + name + " type ";
            return switch (values.form()) {
                case WHOLE ->
                    line + "spin default " + usual + " min " + (long) values.least() + " max " + (long) values.most();
                case DECIMAL -> line + "string default " + usual;
                case WORD -> line + "combo default " + usual + words();
            };
        }

        private String words() {
            Stream<String> other = values.words().contains(usual) ? Stream.empty() : Stream.of(usual);
            return " var "
                    + String.join(
                            " var ",
                            Stream.concat(other, values.words().stream()).toList());
        }
    }

    UgiOptions(GameKind kind) {
        this.kind = kind;
        Stream<PlayerKind> honest = Players.of(kind).stream().filter(PlayerKind::honest);
        offer(PLAYER, "search", SettingValues.words(honest.map(PlayerKind::id).toList()));
        for (PlayerSetting setting : PlayerSetting.values()) {
            if (setting.aspect() == PlayerKind.Aspect.BUDGET) continue;
            offer(setting.key(), setting.usual().isEmpty() ? ITS_OWN : setting.usual(), setting.allowed(kind));
        }
        // Programs that show options may keep such numbers in 32 bits.
        offer(SEED, "1", SettingValues.whole(0, Integer.MAX_VALUE));
        offer(OVERHEAD, "10", SettingValues.whole(0, 5_000));
        for (Criterion criterion : kind.criteria()) {
            String weight = PlayerSetting.WEIGHT + criterion.key();
            offer(weight, EMPTY, PlayerSetting.allowed(weight, kind));
        }
    }

    private void offer(String name, String usual, SettingValues values) {
        offers.put(name, new Offer(name, usual, values));
    }

    /** The options as they are told to the other side. */
    List<String> lines() {
        return offers.values().stream().map(Offer::line).toList();
    }

    /**
     * Changes an option.
     *
     * @throws UgiFault if there is no such option, or it cannot have this value
     */
    void set(String name, String value) {
        String option = name.startsWith(PlayerSetting.WEIGHT) ? name : name.toLowerCase(Locale.ROOT);
        Offer offer = offers.get(option);
        if (offer == null) {
            Phrase unknown = Phrase.of("ugi.no-option", Excerpt.of(option));
            throw UgiFault.of(Nearest.hinted(unknown, option, List.copyOf(offers.keySet())));
        }
        if (value.equals(offer.usual()) || (value.isEmpty() && offer.usual().equals(EMPTY))) {
            given.remove(option);
            return;
        }
        offer.values().refusal(option, value).map(UgiFault::of).ifPresent(fault -> {
            throw fault;
        });
        given.put(option, value);
    }

    Player player() {
        PlayerKind chosen = Players.find(kind, value(PLAYER)).orElseThrow();
        return PlayerSpec.of(kind, chosen).withUsable(given).player();
    }

    long seed() {
        return Long.parseLong(value(SEED));
    }

    long overhead() {
        return Long.parseLong(value(OVERHEAD));
    }

    private String value(String option) {
        return given.getOrDefault(option, offers.get(option).usual());
    }
}
