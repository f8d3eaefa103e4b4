package lectern.heuristic.written;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.option.Option;
import lectern.game.option.Settings;

/** Positions of one game under all kinds of options, met in random play. */
final class PositionsWithOptions {
    private static final int LONGEST_GAME = 200;

    /** Of the positions of a game, so many are taken. */
    private static final int PERCENT = 15;

    private final GameKind kind;
    private final Draws draws;

    private PositionsWithOptions(GameKind kind) {
        this.kind = kind;
        draws = Draws.of(2026, "written positions of " + kind.id());
    }

    static List<Position> of(GameKind kind, int count) {
        PositionsWithOptions random = new PositionsWithOptions(kind);
        List<Position> positions = new ArrayList<>();
        while (positions.size() < count) positions.addAll(random.game());
        return positions.subList(0, count);
    }

    private List<Position> game() {
        List<Position> taken = new ArrayList<>();
        Game game = kind.with(settings());
        Position position = game.start(draws.next()).position();
        for (int ply = 0; ply < LONGEST_GAME; ply++) {
            if (draws.chance(PERCENT)) taken.add(position);
            if (position.isOver()) break;
            position = position.play(draws.from(position.moves()), Narrator.SILENT);
        }
        return taken;
    }

    private Settings settings() {
        Settings settings = Settings.defaults(kind.options());
        for (Option option : kind.options()) {
            Settings changed = settings.with(option, value(option));
            if (kind.conflict(option, changed).isEmpty()) settings = changed;
        }
        return settings;
    }

    private String value(Option option) {
        return option.match(new Option.OptionCases<>(
                choice -> draws.from(choice.values()),
                range -> String.valueOf(range.min() + draws.below(range.max() - range.min() + 1)),
                list -> Stream.generate(() ->
                                list.board().label(draws.below(list.board().cells())))
                        .limit(draws.below(8))
                        .filter(list::allows)
                        .distinct()
                        .collect(Collectors.joining("+"))));
    }
}
