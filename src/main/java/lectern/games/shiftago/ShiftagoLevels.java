package lectern.games.shiftago;

import java.util.List;
import java.util.Set;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.search.DrawingPlayer;
import lectern.search.GreedyPlayer;
import lectern.search.PlayerKind;
import lectern.search.TieBreak;

/** The report's three levels. Moves are listed in the order in which the report's program prefers equal ones. */
public final class ShiftagoLevels {
    private static final TieBreak FIRST = TieBreak.by("shiftago.tie");

    public static final List<PlayerKind> ALL = List.of(
            new PlayerKind(
                    "easy",
                    Phrase.of("shiftago.player.easy"),
                    GameKind.REPORT,
                    true,
                    Set.of(),
                    (judge, options) -> new DrawingPlayer("easy", List.of(Phrase.of("shiftago.note.easy")))),
            new PlayerKind(
                    "medium",
                    Phrase.of("shiftago.player.medium"),
                    "longest",
                    true,
                    Set.of(PlayerKind.Aspect.JUDGEMENT),
                    (judge, options) -> new GreedyPlayer("medium", judge, FIRST)),
            new PlayerKind(
                    "hard",
                    Phrase.of("shiftago.player.hard"),
                    GameKind.REPORT,
                    true,
                    Set.of(PlayerKind.Aspect.JUDGEMENT),
                    (judge, options) -> new GreedyPlayer("hard", judge, FIRST)));

    private ShiftagoLevels() {}
}
