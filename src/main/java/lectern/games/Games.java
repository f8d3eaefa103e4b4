package lectern.games;

import java.util.List;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.GameText;
import lectern.games.catsdogs.CatsDogsKind;
import lectern.games.infection.InfectionKind;
import lectern.games.infection.InfectionLevels;
import lectern.games.pushee.PusheeKind;
import lectern.games.shiftago.ShiftagoKind;
import lectern.games.syrtis.SyrtisKind;
import lectern.search.PlayerKind;

/** The games there are, with the players that their reports describe: the only list of them. */
public final class Games {
    private static final List<Entry> ENTRIES = List.of(
            new Entry(new ShiftagoKind(), List.of()),
            new Entry(new SyrtisKind(), List.of()),
            new Entry(new PusheeKind(), List.of()),
            new Entry(new CatsDogsKind(), List.of()),
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
