package lectern.gui.inspector.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import lectern.game.Term;
import lectern.picture.chart.RobustScale;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.trace.Bound;

/**
 * The scores of a decision as bars on one scale, which always has room for 0. What raises a score is stacked to the
 * right of 0, what lowers it to the left. A criterion that is far larger than the others is cut short, or they could not
 * be seen. Proven results have no bar: they are no opinion.
 */
public final class Bars {
    /** Half of the criteria are the measure, however many candidates share a large one. */
    private static final RobustScale SCALE = new RobustScale(0.5, 10);

    /** What is cut is still longer than what is not. */
    private static final double CUT_ROOM = 1.25;

    private final boolean countsVisits;
    private final double most;
    private final double low;
    private final double high;

    /** What a bar is made of. */
    public enum Kind {
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
     * @param cut whether it is drawn shorter than it is
     */
    public record Segment(String key, double from, double to, boolean cut) {
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
     * @param total where its score lies; with cut segments, where their drawn lengths add up to
     */
    public record Bar(Kind kind, List<Segment> segments, double total) {
        private static final Bar NOTHING = new Bar(Kind.NONE, List.of(), 0);
    }

    Bars(Decision decision) {
        this(decision.candidates(), decision.choice() == Choice.MOST_VISITED);
    }

    private Bars(List<Candidate> candidates, boolean visited) {
        countsVisits = visited;
        most = countsVisits ? Double.POSITIVE_INFINITY : CUT_ROOM * SCALE.limit(largest(candidates));
        double least = 0;
        double greatest = 0;
        for (Candidate candidate : candidates) {
            for (Segment segment : of(candidate).segments()) {
                least = Math.min(least, segment.low());
                greatest = Math.max(greatest, segment.high());
            }
        }
        low = least;
        high = greatest;
    }

    /** Candidates whose scores are sums of criteria. */
    public static Bars of(List<Candidate> judged) {
        return new Bars(judged, false);
    }

    public Bar of(Candidate candidate) {
        if (countsVisits) return plain(Kind.PLAIN, (double) candidate.visits());
        if (candidate.verdict().isPresent() || !Double.isFinite(candidate.score())) return Bar.NOTHING;
        if (candidate.terms().isEmpty()) {
            return plain(candidate.bound() == Bound.EXACT ? Kind.PLAIN : Kind.BOUND, candidate.score());
        }
        List<Segment> segments = stacked(candidate.terms());
        double drawn = segments.stream()
                .mapToDouble(segment -> segment.to() - segment.from())
                .sum();
        boolean whole = segments.stream().noneMatch(Segment::cut);
        return new Bar(Kind.STACKED, segments, whole ? candidate.score() : drawn);
    }

    /** Where a value lies on the scale, from 0 to 1. */
    double at(double value) {
        return high == low ? 0 : (value - low) / (high - low);
    }

    /** The inverse of {@link #at}. */
    double valueAt(double place) {
        return low + place * (high - low);
    }

    /** How large each criterion becomes; where scores are no sums, how large they are. */
    private static DoubleStream largest(List<Candidate> candidates) {
        Map<String, Double> largest = new TreeMap<>();
        int plain = 0;
        for (Candidate candidate : candidates) {
            if (candidate.verdict().isPresent()) continue;
            for (Term term : candidate.terms()) largest.merge(term.key(), Math.abs(term.contribution()), Math::max);
            if (candidate.terms().isEmpty()) largest.put("." + plain++, Math.abs(candidate.score()));
        }
        return largest.values().stream().mapToDouble(Double::doubleValue);
    }

    private Bar plain(Kind kind, double value) {
        Segment segment = segment("", 0, value);
        return new Bar(kind, List.of(segment), segment.to());
    }

    private Segment segment(String key, double from, double length) {
        double drawn = Math.max(-most, Math.min(most, length));
        return new Segment(key, from, from + drawn, drawn != length);
    }

    private List<Segment> stacked(List<Term> terms) {
        List<Segment> segments = new ArrayList<>();
        double right = 0;
        double left = 0;
        for (Term term : terms) {
            double contribution = term.contribution();
            double from = contribution < 0 ? left : right;
            Segment segment = segment(term.key(), from, contribution);
            segments.add(segment);
            if (contribution < 0) left = segment.to();
            else right = segment.to();
        }
        return segments;
    }
}
