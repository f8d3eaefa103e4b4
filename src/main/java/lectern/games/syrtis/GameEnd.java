package lectern.games.syrtis;

import static lectern.games.syrtis.SyrtisWord.BOTH_COMPLETE;
import static lectern.games.syrtis.SyrtisWord.COMPLETE;
import static lectern.games.syrtis.SyrtisWord.DOUBLE_PASS;
import static lectern.games.syrtis.SyrtisWord.FOUR_PASSES;
import static lectern.games.syrtis.SyrtisWord.QUICKSAND;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Outcome;
import lectern.game.Phrase;

/** Says whether a game is over, by which rule, and who has won. */
final class GameEnd {
    private final SyrtisPosition position;
    private final RuleCounters tally;

    GameEnd(SyrtisPosition position) {
        this.position = position;
        tally = position.tally;
    }

    /** The first rule that ends the game, or null. */
    static SyrtisWord rule(SyrtisPosition position) {
        if (position.turn.isSetUp()) return null;
        if (position.tally.isQuicksand()) return QUICKSAND;
        boolean white = hasCompleteIsland(position, Side.WHITE);
        boolean black = hasCompleteIsland(position, Side.BLACK);
        if (white || black) return white && black ? BOTH_COMPLETE : COMPLETE;
        if (position.tally.haveBothPassed(position.game.doublePass())) return DOUBLE_PASS;
        return position.tally.tooOftenPassed() == null ? null : FOUR_PASSES;
    }

    /** Where the report's program would go on or end otherwise after a move: nothing if it would do as the rules do. */
    static List<Phrase> programDiffers(SyrtisPosition position, Move move) {
        if (!move.equals(SyrtisMove.PASS)) return List.of();
        SyrtisPosition after = position.play(move, Narrator.SILENT);
        SyrtisWord rule = rule(after);
        boolean onceEach = after.tally.passes(Side.WHITE) == 1 && after.tally.passes(Side.BLACK) == 1;
        if (rule == FOUR_PASSES) return List.of(Phrase.of("syrtis.note.four-passes"));
        if (rule == DOUBLE_PASS && !onceEach) return List.of(Phrase.of("syrtis.note.exactly-once"));
        return rule == null && onceEach ? List.of(Phrase.of("syrtis.note.once-each")) : List.of();
    }

    private static boolean hasCompleteIsland(SyrtisPosition position, Side side) {
        return position.isComplete(side.colour()) || position.isComplete(side.shape());
    }

    /** The side that has won, or null while the game goes on: there are no draws. */
    static Side winner(SyrtisPosition position) {
        SyrtisWord rule = rule(position);
        return rule == null ? null : winner(position, rule);
    }

    /** Quicksand too is won by the side that sank the last tile. */
    private static Side winner(SyrtisPosition position, SyrtisWord rule) {
        if (rule != COMPLETE) return position.tally.initiative();
        return hasCompleteIsland(position, Side.WHITE) ? Side.WHITE : Side.BLACK;
    }

    Outcome outcome(SyrtisWord rule) {
        Side winner = winner(position, rule);
        return new Outcome(position.seat(winner), reason(rule, winner));
    }

    private Phrase reason(SyrtisWord rule, Side winner) {
        return switch (rule) {
            case QUICKSAND -> rule.with(winner.phrase(), winner.other().phrase());
            case COMPLETE -> rule.with(winner.phrase(), completed(winner));
            case DOUBLE_PASS -> rule.with(position.game.doublePass(), initiative());
            case FOUR_PASSES -> rule.with(tally.tooOftenPassed().phrase(), initiative());
            default -> rule.with(initiative());
        };
    }

    private List<Phrase> completed(Side side) {
        List<Phrase> completed = new ArrayList<>();
        if (position.isComplete(side.colour())) completed.add(side.colour().all());
        if (position.isComplete(side.shape())) completed.add(side.shape().all());
        return completed;
    }

    private Phrase initiative() {
        return tally.streak() == 0
                ? Phrase.of("syrtis.initiative-first", Side.WHITE.phrase())
                : Phrase.of("syrtis.initiative-last", tally.initiative().phrase());
    }
}
