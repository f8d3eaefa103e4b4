package lectern.gui.desk;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Evaluator;
import lectern.game.Seat;
import lectern.play.player.Contender;

/**
 * Who sits where: a player of the catalogue, or a person where there is none; and the seeds that they draw from.
 *
 * @param firstSeed in ply {@code n} a player draws from its seed + {@code n}
 */
public record Seats(Optional<Contender> first, Optional<Contender> second, long firstSeed, long secondSeed) {
    public static final Seats PEOPLE = new Seats(Optional.empty(), Optional.empty(), 1, 2);

    public Optional<Contender> at(Seat seat) {
        return seat == Seat.FIRST ? first : second;
    }

    /** What the players that sit here judge by; empty if none does, or they do not agree. */
    Optional<Evaluator> evaluator() {
        List<Evaluator> evaluators = Stream.of(first, second)
                .flatMap(Optional::stream)
                .flatMap(contender -> contender.evaluator().stream())
                .distinct()
                .toList();
        return evaluators.size() == 1 ? Optional.of(evaluators.get(0)) : Optional.empty();
    }

    public boolean isPerson(Seat seat) {
        return at(seat).isEmpty();
    }

    public long seed(Seat seat) {
        return seat == Seat.FIRST ? firstSeed : secondSeed;
    }

    public Seats with(Seat seat, Optional<Contender> contender) {
        return seat == Seat.FIRST
                ? new Seats(contender, second, firstSeed, secondSeed)
                : new Seats(first, contender, firstSeed, secondSeed);
    }

    /** No person has to be asked: every move comes from a player of the catalogue. */
    public boolean areAllPlayers() {
        return first.isPresent() && second.isPresent();
    }
}
