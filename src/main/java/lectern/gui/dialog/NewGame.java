package lectern.gui.dialog;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Start;
import lectern.game.option.Option;
import lectern.game.option.Settings;
import lectern.game.reading.Excerpt;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.gui.players.SeatDraft;
import lectern.gui.players.Seating;
import lectern.gui.players.Seeds;
import lectern.heuristic.NamedHeuristics;
import lectern.play.Match;
import lectern.play.RecordHead;

/**
 * A game that the user is putting together; nothing of it need be right yet. Immutable.
 *
 * @param values what was chosen or typed for each option, by the option's key
 * @param judge the id of the evaluator by which positions are judged; empty for the one of the player that sits here
 * @param known the heuristics that can judge or play besides the game's evaluators
 */
public record NewGame(
        GameKind kind,
        Map<String, String> values,
        String startSeed,
        SeatDraft first,
        SeatDraft second,
        String judge,
        NamedHeuristics known) {
    private static final int SEEDS_TRIED = 16;

    public NewGame {
        values = new LinkedHashMap<>(values);
    }

    /** All that a desk needs to begin. */
    public record Ready(Match match, RecordHead head, Seats seats, Optional<Evaluator> judge) {
        public void on(Desk desk) {
            desk.begin(match, head, seats);
            desk.judgeBy(judge);
        }
    }

    public NewGame with(Option option, String value) {
        Map<String, String> changed = new LinkedHashMap<>(values);
        changed.put(option.key(), value);
        return new NewGame(kind, changed, startSeed, first, second, judge, known);
    }

    public NewGame withStartSeed(String seed) {
        return new NewGame(kind, values, seed, first, second, judge, known);
    }

    public NewGame with(Seat seat, SeatDraft seatDraft) {
        return seat == Seat.FIRST
                ? new NewGame(kind, values, startSeed, seatDraft, second, judge, known)
                : new NewGame(kind, values, startSeed, first, seatDraft, judge, known);
    }

    public NewGame judgedBy(String evaluator) {
        return new NewGame(kind, values, startSeed, first, second, evaluator, known);
    }

    public SeatDraft seatDraft(Seat seat) {
        return seat == Seat.FIRST ? first : second;
    }

    public String value(Option option) {
        return values.getOrDefault(option.key(), option.defaultValue());
    }

    /** What is wrong, as one sentence; empty if it can be played. */
    public Optional<Phrase> trouble() {
        for (Option option : kind.options()) {
            if (!option.allows(typed(option))) return Optional.of(notAllowed(option));
        }
        Settings settings = settings();
        for (Option option : kind.options()) {
            Optional<Phrase> conflict = kind.conflict(option, settings);
            if (conflict.isPresent()) return conflict;
        }
        Optional<Phrase> seed = Seeds.trouble(startSeed);
        if (seed.isPresent()) return seed;
        Position start = start(settings);
        for (Seat seat : Seat.values()) {
            Optional<Phrase> trouble =
                    seatDraft(seat).trouble(start.game(), start.view().name(seat));
            if (trouble.isPresent()) return trouble;
        }
        return Optional.empty();
    }

    /** The board that it would begin with; empty while its options and its seed make none. */
    public Optional<Position> start() {
        boolean seeded = Seeds.trouble(startSeed).isEmpty();
        return seeded && game().isPresent() ? Optional.of(start(settings())) : Optional.empty();
    }

    /** Whether its start depends on the seed; assumed as long as its options make no game. */
    public boolean isDrawn() {
        return game().map(NewGame::isDrawn).orElse(true);
    }

    private static boolean isDrawn(Game game) {
        Position one = game.start(1).position();
        return LongStream.rangeClosed(2, SEEDS_TRIED)
                .anyMatch(seed -> !game.start(seed).position().equals(one));
    }

    private Position start(Settings settings) {
        return kind.with(settings).start(Seeds.read(startSeed)).position();
    }

    /** The game itself, while its options make one. */
    public Optional<Game> game() {
        if (!kind.options().stream().allMatch(option -> option.allows(typed(option)))) return Optional.empty();
        Settings settings = settings();
        boolean possible = kind.options().stream()
                .allMatch(option -> kind.conflict(option, settings).isEmpty());
        return possible ? Optional.of(kind.with(settings)) : Optional.empty();
    }

    /** How it begins. There must be no {@link #trouble}. */
    public Ready ready(LocalDate today) {
        Game game = kind.with(settings());
        Start start = game.start(Seeds.read(startSeed));
        Seats seats = new Seats(
                first.player().contender(game),
                second.player().contender(game),
                first.seed(Seat.FIRST),
                second.seed(Seat.SECOND));
        RecordHead head = RecordHead.EMPTY.on(today).with(RecordHead.START_SEED, start.seed());
        return new Ready(
                Match.from(start.position()),
                Seating.written(head, seats, game),
                seats,
                KnownEvaluators.find(judge, kind, known));
    }

    private Settings settings() {
        Settings settings = Settings.defaults(kind.options());
        for (Option option : kind.options()) settings = settings.with(option, typed(option));
        return settings;
    }

    /** Cells may be typed with anything between them. */
    private String typed(Option option) {
        String value = value(option);
        if (!(option instanceof Option.CellList)) return value;
        return value.strip().toLowerCase(Locale.ROOT).replaceAll("[\\s,;+]+", "+");
    }

    private Phrase notAllowed(Option option) {
        Phrase name = Phrase.of(kind.id() + ".setting." + option.key());
        String value = Excerpt.of(value(option));
        if (option instanceof Option.CellList list) {
            return Phrase.of(
                    "dialog.no-cells",
                    name,
                    value,
                    list.reserved().isEmpty() ? 0 : 1,
                    list.board().labels(list.reserved()));
        }
        return Phrase.of("dialog.no-value", name, value);
    }
}
