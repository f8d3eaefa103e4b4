package lectern.play.quiz;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import lectern.game.Move;

/**
 * How often each move was named, in the order in which they were named first: that gives each its letter, which stays.
 * Immutable.
 */
public record Tally(List<Vote> votes) {
    public static final Tally EMPTY = new Tally(List.of());

    /** So many moves have letters; no more can be named. */
    public static final int MOST = 26;

    private static final int HIGHEST = 9999;

    /** A move and how many named it; none any more, if all were taken back. */
    public record Vote(Move move, int count) {}

    public Tally {
        votes = List.copyOf(votes);
    }

    /** What the move at a place is called: A, B, C. */
    public static String letter(int place) {
        return String.valueOf((char) ('A' + place));
    }

    public OptionalInt place(Move move) {
        for (int place = 0; place < votes.size(); place++) {
            if (votes.get(place).move().equals(move)) return OptionalInt.of(place);
        }
        return OptionalInt.empty();
    }

    /** How many named a move. */
    public int count(Move move) {
        OptionalInt place = place(move);
        return place.isPresent() ? votes.get(place.getAsInt()).count() : 0;
    }

    public int total() {
        return votes.stream().mapToInt(Vote::count).sum();
    }

    /** Whether a move more can be named. */
    public boolean hasRoom() {
        return votes.size() < MOST;
    }

    /** A move is named so many times more, or fewer. */
    public Tally changed(Move move, int by) {
        return with(move, count -> count + by);
    }

    /** A move was named so many times. */
    public Tally set(Move move, int count) {
        return with(move, before -> count);
    }

    /** The moves, the most named first; of two that were named equally often, the one that was named first. */
    public List<Vote> ranked() {
        return votes.stream()
                .sorted(Comparator.comparingInt(Vote::count).reversed())
                .toList();
    }

    /** The move at a place from 0 among those that were named at all; empty if there are not so many. */
    public Optional<Move> leading(int rank) {
        return ranked().stream()
                .filter(vote -> vote.count() > 0)
                .skip(rank)
                .findFirst()
                .map(Vote::move);
    }

    private Tally with(Move move, IntUnaryOperator change) {
        List<Vote> changed = new ArrayList<>(votes);
        OptionalInt place = place(move);
        int count = Math.max(0, Math.min(HIGHEST, change.applyAsInt(count(move))));
        if (place.isPresent()) changed.set(place.getAsInt(), new Vote(move, count));
        else if (hasRoom() && count > 0) changed.add(new Vote(move, count));
        return new Tally(changed);
    }
}
