package lectern.games.syrtis;

import java.util.List;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;

/** Where a pass has other consequences here than in the report's program. */
final class ProgramDifferences {
    private ProgramDifferences() {}

    /** What to say of a move: nothing if the program would do as the rules do. */
    static List<Phrase> notes(SyrtisPosition position, Move move) {
        if (!move.equals(SyrtisMove.PASS)) return List.of();
        SyrtisPosition after = position.play(move, Narrator.SILENT);
        SyrtisWord rule = GameEnd.rule(after);
        boolean onceEach = after.tally.passes(Side.WHITE) == 1 && after.tally.passes(Side.BLACK) == 1;
        if (rule == SyrtisWord.FOUR_PASSES) return List.of(Phrase.of("syrtis.note.four-passes"));
        if (rule == SyrtisWord.DOUBLE_PASS && !onceEach) return List.of(Phrase.of("syrtis.note.exactly-once"));
        return rule == null && onceEach ? List.of(Phrase.of("syrtis.note.once-each")) : List.of();
    }
}
