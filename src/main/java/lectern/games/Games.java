package lectern.games;

import java.util.List;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.base.GameText;
import lectern.games.catsdogs.CatsDogsKind;
import lectern.games.catsdogs.CatsDogsLevels;
import lectern.games.infection.InfectionKind;
import lectern.games.infection.InfectionLevels;
import lectern.games.pushee.PusheeKind;
import lectern.games.pushee.PusheeLevels;
import lectern.games.shiftago.ShiftagoKind;
import lectern.games.shiftago.ShiftagoLevels;
import lectern.games.syrtis.SyrtisKind;
import lectern.games.syrtis.SyrtisLevels;
import lectern.search.PlayerKind;

/** The games there are, with the players that their reports describe: the only list of them. */
public final class Games {
    private static final List<Entry> ENTRIES = List.of(
            new Entry(new ShiftagoKind(), ShiftagoLevels.ALL),
            new Entry(new SyrtisKind(), SyrtisLevels.ALL),
            new Entry(new PusheeKind(), PusheeLevels.ALL),
            new Entry(new CatsDogsKind(), CatsDogsLevels.ALL),
            new Entry(new InfectionKind(), InfectionLevels.ALL));

    public static final List<GameKind> ALL = ENTRIES.stream().map(Entry::kind).toList();

    private record Entry(GameKind kind, List<PlayerKind> levels) {}

    private Games() {}

    /**
     * A game from its text, such as {@code pushee:size=8}.
     *
     * @throws lectern.game.UnreadableText if there is no such game or option
     */
    public static Game read(String text) {
        return GameText.read(text, ALL);
    }

    /** The players of a game's report. */
    static List<PlayerKind> levels(GameKind kind) {
        return ENTRIES.stream()
                .filter(entry -> entry.kind().id().equals(kind.id()))
                .findFirst()
                .orElseThrow()
                .levels();
    }
}
