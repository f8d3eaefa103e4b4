package lectern.gui.dialog;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Seat;
import lectern.game.UnreadableText;
import lectern.game.option.Option;
import lectern.game.option.Settings;
import lectern.games.Games;
import lectern.gui.players.PlayerDraft;
import lectern.gui.players.SeatDraft;
import lectern.gui.settings.UserSettings;
import lectern.heuristic.NamedHeuristics;

/** What was chosen for each game the last time that it was begun. Seeds are drawn anew. */
final class LastChoices {
    private static final String LAST = "new-game";

    private final UserSettings memory;
    private final LongSupplier seeds;
    private final Function<GameKind, NamedHeuristics> saved;

    /** @param saved the heuristics of a game that can be chosen again */
    LastChoices(UserSettings memory, LongSupplier seeds, Function<GameKind, NamedHeuristics> saved) {
        this.saved = saved;
        this.memory = memory;
        this.seeds = seeds;
    }

    /** The game that was begun last, or else another one. */
    NewGame last(GameKind otherwise) {
        GameKind kind = memory.text(LAST)
                .flatMap(id -> Games.ALL.stream()
                        .filter(known -> known.id().equals(id))
                        .findFirst())
                .orElse(otherwise);
        return of(kind);
    }

    NewGame of(GameKind kind) {
        String judge = memory.text(key(kind, "judge"))
                .filter(id -> KnownEvaluators.ids(kind, saved.apply(kind)).contains(id))
                .orElse("");
        return new NewGame(
                kind,
                values(kind),
                seed(),
                seatDraft(kind, Seat.FIRST),
                seatDraft(kind, Seat.SECOND),
                judge,
                saved.apply(kind));
    }

    /** There must be no trouble with it. */
    void remember(NewGame game) {
        GameKind kind = game.kind();
        Map<String, String> chosen = new HashMap<>();
        chosen.put(LAST, kind.id());
        chosen.put(key(kind, "game"), game.game().orElseThrow().text());
        chosen.put(key(kind, "judge"), game.judge());
        for (Seat seat : Seat.values()) {
            chosen.put(key(kind, seat.word()), game.seatDraft(seat).player().named());
        }
        memory.remember(chosen);
    }

    String seed() {
        return String.valueOf(seeds.getAsLong());
    }

    private Map<String, String> values(GameKind kind) {
        Map<String, String> values = new HashMap<>();
        Optional<Game> last = memory.text(key(kind, "game")).flatMap(LastChoices::read);
        for (Option option : kind.options()) {
            values.put(
                    option.key(), last.map(game -> game.settings().text(option)).orElse(option.defaultValue()));
        }
        return values;
    }

    private static Optional<Game> read(String text) {
        try {
            return Optional.of(Games.read(text));
        } catch (UnreadableText fromAnotherVersion) {
            return Optional.empty();
        }
    }

    private SeatDraft seatDraft(GameKind kind, Seat seat) {
        Game game = kind.with(Settings.defaults(kind.options()));
        PlayerDraft player = memory.text(key(kind, seat.word()))
                .map(text -> new PlayerDraft(text, saved.apply(kind)))
                .map(draft -> draft.readable(game))
                .orElse(PlayerDraft.PERSON);
        return new SeatDraft(player, seed());
    }

    private static String key(GameKind kind, String what) {
        return LAST + "." + kind.id() + "." + what;
    }
}
