package lectern.telling.saving;

import java.util.Optional;
import lectern.game.Phrase;
import lectern.search.SearchVariant;
import lectern.search.saving.Savings;
import lectern.search.saving.SavingsRow;

/** Which part of the positions that a minimax of the same depth looks at is left. */
public final class ShareOfMinimax {
    /** From here on a fraction needs no decimals. */
    private static final double WHOLE = 10;

    /** What differs less than this is told in words: its decimals would say that it does not differ. */
    private static final double NEAR = 1.05;

    private ShareOfMinimax() {}

    /** Empty where the search was not finished, or where too little is known of the minimax. */
    public static Optional<Phrase> of(Savings savings, SavingsRow row) {
        Optional<SavingsRow> minimax = savings.row(SearchVariant.MINIMAX, row.depth());
        if (minimax.isEmpty() || !row.isFinished()) return Optional.empty();
        double fewer = minimax.get().nodes() / (double) row.nodes();
        if (minimax.get().isFinished()) return Optional.of(of(fewer));
        // The minimax would have looked at more than it did.
        return fewer < NEAR ? Optional.empty() : Optional.of(Phrase.of("saving.share.less", of(fewer)));
    }

    private static Phrase of(double fewer) {
        if (fewer == 1) return Phrase.of("saving.share.all");
        if (fewer >= NEAR) return Phrase.of("saving.share", rounded(fewer));
        if (1 / fewer >= NEAR) return Phrase.of("saving.share.times", rounded(1 / fewer));
        return Phrase.of(fewer > 1 ? "saving.share.nearly" : "saving.share.slightly");
    }

    private static double rounded(double number) {
        return number >= WHOLE ? Math.round(number) : Math.round(10 * number) / 10.0;
    }
}
