package lectern.games.syrtis;

import java.util.List;
import lectern.game.Phrase;
import lectern.search.DrawingPlayer;
import lectern.search.PlayerKind;

/** The report's two levels. */
public final class SyrtisLevels {
    public static final List<PlayerKind> ALL = List.of(
            new PlayerKind(
                    "easy",
                    Phrase.of("syrtis.player.easy"),
                    "report",
                    true,
                    (judge, options) -> new DrawingPlayer("easy", List.of())),
            new PlayerKind(
                    "hard",
                    Phrase.of("syrtis.player.hard"),
                    "report",
                    true,
                    (judge, options) -> new HardPlayer(judge)));

    private SyrtisLevels() {}
}
