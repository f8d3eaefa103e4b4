package lectern.search.trials;

import lectern.game.Draws;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.SearchHints;
import lectern.search.Meter;
import lectern.search.TrialOptions;

/**
 * Plays on for a few plies as a player might that has no time to think: of some moves drawn at random, the one that the
 * game finds most promising is made. What the position reached promises counts half, and what the one at the beginning
 * promised counts half: random play blurs what is quiet, and judging at once misses what is not. Where nothing is to be
 * judged, each move is drawn alone, and only what is reached counts.
 */
final class RollOut {
    private static final int DRAWN_AT_ONCE = 2;
    private static final double OF_THE_BEGINNING = 0.5;

    private final int plies;
    private final boolean informed;
    private final double ofTheBeginning;
    private final ExpectedResult expectation;
    private final Draws draws;
    private final Meter meter;
    private final TrialListener listener;

    /**
     * @param options say how long a roll-out is at most; 0 to judge where it would begin
     */
    RollOut(TrialOptions options, ExpectedResult expectation, Draws draws, Meter meter, TrialListener listener) {
        plies = options.rollOut();
        informed = options.rule().isInformed();
        ofTheBeginning = informed ? OF_THE_BEGINNING : 0;
        this.expectation = expectation;
        this.draws = draws;
        this.meter = meter;
        this.listener = listener;
    }

    /** The result for the root's side; without meaning if the budget ran out on the way. */
    double from(TrialNode node) {
        if (plies == 0 && informed) {
            meter.countAndCheck();
            listener.reached(node.judged(), false);
            return node.judged();
        }
        Position position = node.position();
        for (int ply = 0; ply < plies && !position.isOver(); ply++) {
            Move move = drawn(position);
            listener.played(move);
            position = position.play(move, Narrator.SILENT);
            if (meter.countAndCheck()) return node.judged();
        }
        boolean over = position.isOver();
        double reached = over ? ExpectedResult.of(expectation.result(position)) : expectation.of(position);
        listener.reached(reached, over);
        return ofTheBeginning * node.judged() + (1 - ofTheBeginning) * reached;
    }

    private Move drawn(Position position) {
        int count = position.moveCount();
        if (!informed) return position.move(draws.below(count));
        SearchHints hints = position.hints();
        Move best = position.move(draws.below(count));
        int most = hints.promise(best);
        for (int i = 1; i < DRAWN_AT_ONCE; i++) {
            Move move = position.move(draws.below(count));
            int promise = hints.promise(move);
            if (promise > most) {
                most = promise;
                best = move;
            }
        }
        return best;
    }
}
