package lectern.games.syrtis;

import java.util.List;
import java.util.Set;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.search.DrawingPlayer;
import lectern.search.PlayerKind;

/** The report's two levels. */
public final class SyrtisLevels {
    public static final List<PlayerKind> ALL = List.of(
            new PlayerKind(
                    "easy",
                    Phrase.of("syrtis.player.easy"),
                    GameKind.REPORT,
                    true,
                    Set.of(),
                    (judge, options) -> new DrawingPlayer("easy", List.of())),
            new PlayerKind(
                    "hard",
                    Phrase.of("syrtis.player.hard"),
                    GameKind.REPORT,
                    true,
                    Set.of(PlayerKind.Aspect.JUDGEMENT),
                    (judge, options) -> new HardPlayer(judge)));

    private SyrtisLevels() {}
}
