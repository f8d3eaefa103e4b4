package lectern.play;

import java.util.List;
import java.util.stream.Stream;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.heuristic.NamedHeuristics;
import lectern.play.player.Contender;

/**
 * Who plays what in a tournament: all that decides its games, and nothing of when and where they are played. Games are
 * numbered from 1; 1 and 2 are a pair, 3 and 4 the next. In a pair, start and opening are the same, and the seats are
 * swapped.
 *
 * @param one the contender that results are told of
 * @param seed decides every draw of every game
 * @param openingPlies how many moves are drawn at random before a player thinks
 * @param plyLimit at how many moves, the opening's included, a game is broken off
 * @param fouls whether contenders that do not keep the rules may take part
 */
public record TournamentPlan(
        Game game, Contender one, Contender two, long seed, int openingPlies, int plyLimit, boolean fouls) {
    /** Seeds of games are below this, so that they are easily entered again. */
    private static final int SEEDS = 1_000_000_000;

    /**
     * @throws TournamentRefused if such games are not to be played
     */
    public TournamentPlan {
        NamedHeuristics named = heuristics(one, two);
        one = one.among(named);
        two = two.among(named);
        for (Contender contender : List.of(one, two)) {
            if (!contender.isHonest() && !fouls) {
                throw new TournamentRefused(Phrase.of("play.dishonest", contender.text()));
            }
        }
        if (openingPlies < 0 || openingPlies >= plyLimit) {
            throw new TournamentRefused(Phrase.of("play.long-opening", openingPlies, plyLimit));
        }
    }

    /** Those that contenders play with, the first one's first: two of one name are told apart by it. */
    NamedHeuristics heuristics() {
        return heuristics(one, two);
    }

    private static NamedHeuristics heuristics(Contender one, Contender two) {
        return NamedHeuristics.of(Stream.of(one, two)
                .flatMap(contender -> contender.heuristic().stream())
                .toList());
    }

    /**
     * A game as it is to be played.
     *
     * @param seatOfOne where {@link TournamentPlan#one} sits
     */
    public record Pairing(
            int number, Seat seatOfOne, long startSeed, long firstSeed, long secondSeed, List<Move> opening) {
        public Pairing {
            opening = List.copyOf(opening);
        }
    }

    public Pairing pairing(int number) {
        int pair = (number + 1) / 2;
        long startSeed = Draws.of(seed, "start of pair " + pair).below(SEEDS);
        return new Pairing(
                number,
                seatOfOne(number),
                startSeed,
                Draws.of(seed, "first player of game " + number).below(SEEDS),
                Draws.of(seed, "second player of game " + number).below(SEEDS),
                opening(startSeed, Draws.of(seed, "opening of pair " + pair)));
    }

    static Seat seatOfOne(int number) {
        return number % 2 == 1 ? Seat.FIRST : Seat.SECOND;
    }

    /** Who sits in a seat in a game. */
    public Contender contender(Pairing pairing, Seat seat) {
        return seat == pairing.seatOfOne() ? one : two;
    }

    /** Moves drawn at random, except that none of them ends the game; fewer where that cannot be helped. */
    private List<Move> opening(long startSeed, Draws draws) {
        Match match = Match.from(game.start(startSeed).position());
        while (match.ply() < openingPlies) {
            Position position = match.position();
            List<Move> moves = position.moves().stream()
                    .filter(move -> !position.play(move, Narrator.SILENT).isOver())
                    .toList();
            if (moves.isEmpty()) break;
            match = match.play(draws.from(moves));
        }
        return match.line().stream().map(Turn::move).toList();
    }
}
