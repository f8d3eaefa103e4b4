package lectern.telling;

import java.util.Comparator;
import java.util.List;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.option.Option;

/** What was chosen of a game before it started, as its players should see it while they play. */
public final class OptionsInForce {
    private OptionsInForce() {}

    /**
     * Each option with its value, in the order of the game's list, but first those that are not as usual: where room
     * ends, these have been read. Lists of cells that are empty are left out.
     */
    public static List<Phrase> of(Game game) {
        return game.kind().options().stream()
                .filter(option -> !game.settings().text(option).isEmpty())
                .sorted(Comparator.comparing(option -> game.settings().is(option, option.defaultValue())))
                .map(option -> Phrase.of("board.count", name(game, option), value(game, option)))
                .toList();
    }

    private static Phrase name(Game game, Option option) {
        return Phrase.of(game.kind().id() + ".setting." + option.key());
    }

    private static Object value(Game game, Option option) {
        String value = game.settings().text(option);
        Phrase word = Phrase.of(game.kind().id() + ".value." + option.key() + "." + value);
        return option.match(new Option.OptionCases<Object>(
                choice -> word,
                range -> range.words().contains(value) ? word : value,
                cells -> cells.board().labels(cells.cells(value))));
    }
}
