package lectern.play.pairs;

import lectern.game.Phrase;

/** What a sequential test says, for tables and windows alike. */
public final class SequentialTelling {
    private SequentialTelling() {}

    public static Phrase of(SequentialVerdict verdict) {
        SequentialTest test = verdict.test();
        String key = switch (verdict.accepted()) {
            case ELO1 -> "pairs.elo1";
            case ELO0 -> "pairs.elo0";
            case NEITHER -> "pairs.undecided";
        };
        return Phrase.of(key, test.elo0(), test.elo1(), verdict.pair(), verdict.ratio(), test.lower(), test.upper());
    }
}
