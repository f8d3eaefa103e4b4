package lectern.gui.inspector.decision;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Term;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.trace.Bound;

/**
 * The scores of a decision as bars on one scale, which always has room for 0. What raises a score is stacked to the
 * right of 0, what lowers it to the left. Proven results have no bar: they are no opinion.
 */
final class Bars {
    private final boolean countsVisits;
    private final double low;
    private final double high;

    /** What a bar is made of. */
    enum Kind {
        NONE,
        /** Each segment is a criterion. */
        STACKED,
        /** One segment: a score that is no sum, or a count. */
        PLAIN,
        /** One segment, which may be too long or too short. */
        BOUND
    }

    /**
     * A part of a bar.
     *
     * @param key the criterion's; empty if it stands for none
     */
    record Segment(String key, double from, double to) {
        double low() {
            return Math.min(from, to);
        }

        double high() {
            return Math.max(from, to);
        }
    }

    /**
     * One candidate's.
     *
     * @param total where its score lies
     */
    record Bar(Kind kind, List<Segment> segments, double total) {
        private static final Bar NOTHING = new Bar(Kind.NONE, List.of(), 0);
    }

    Bars(Decision decision) {
        countsVisits = decision.choice() == Choice.MOST_VISITED;
        double least = 0;
        double most = 0;
        for (Candidate candidate : decision.candidates()) {
            for (Segment segment : of(candidate).segments()) {
                least = Math.min(least, segment.low());
                most = Math.max(most, segment.high());
            }
        }
        low = least;
        high = most;
    }

    Bar of(Candidate candidate) {
        if (countsVisits) return plain(Kind.PLAIN, (double) candidate.visits());
        if (candidate.verdict().isPresent() || !Double.isFinite(candidate.score())) return Bar.NOTHING;
        if (candidate.terms().isEmpty()) {
            return plain(candidate.bound() == Bound.EXACT ? Kind.PLAIN : Kind.BOUND, candidate.score());
        }
        return new Bar(Kind.STACKED, stacked(candidate.terms()), candidate.score());
    }

    /** Where a value lies on the scale, from 0 to 1. */
    double at(double value) {
        return high == low ? 0 : (value - low) / (high - low);
    }

    /** The inverse of {@link #at}. */
    double valueAt(double place) {
        return low + place * (high - low);
    }

    private static Bar plain(Kind kind, double value) {
        return new Bar(kind, List.of(new Segment("", 0, value)), value);
    }

    private static List<Segment> stacked(List<Term> terms) {
        List<Segment> segments = new ArrayList<>();
        double right = 0;
        double left = 0;
        for (Term term : terms) {
            double contribution = term.contribution();
            double from = contribution < 0 ? left : right;
            segments.add(new Segment(term.key(), from, from + contribution));
            if (contribution < 0) left += contribution;
            else right += contribution;
        }
        return segments;
    }
}
