package lectern.play.rating;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Draws;

/**
 * A league whose strengths are known. Each game alone goes as the model says; how the two games of a pair hang together
 * is another matter.
 *
 * @param elo the strength of each entrant; their mean is 0
 * @param seat the first seat's advantage
 * @param nu the draw parameter
 * @param pairs how many every two entrants play
 * @param suited in so many of a hundred pairs the opening suits one of the two entrants, in both games alike
 * @param decided in so many of a hundred pairs the opening decides for a seat, as far as it can
 */
record SimulatedLeague(List<Double> elo, double seat, double nu, int pairs, int suited, int decided) {
    /** Entrants whose strengths are equally far from each other, from so many points below the average to as many above. */
    static SimulatedLeague of(int entrants, double widest, double seat, double nu, int pairs, int suited, int decided) {
        List<Double> elo = new ArrayList<>();
        for (int i = 0; i < entrants; i++) elo.add(widest * (2.0 * i / (entrants - 1) - 1));
        return new SimulatedLeague(elo, seat, nu, pairs, suited, decided);
    }

    List<RatedPair> play(Draws draws) {
        List<RatedPair> played = new ArrayList<>();
        for (int one = 0; one < elo.size(); one++) {
            for (int two = one + 1; two < elo.size(); two++) {
                for (int pair = 0; pair < pairs; pair++) {
                    // Half of the pairs are told of the other entrant.
                    played.add(pair % 2 == 0 ? pair(draws, one, two) : pair(draws, two, one));
                }
            }
        }
        return played;
    }

    RatedPair pair(Draws draws, int one, int two) {
        double luck = uniform(draws);
        double other = uniform(draws);
        int kind = draws.below(100);
        if (kind < suited) other = luck;
        if (kind >= 100 - decided) other = 1 - luck;
        return new RatedPair(
                one,
                two,
                points(luck, elo.get(one) - elo.get(two) + seat),
                points(other, elo.get(one) - elo.get(two) - seat));
    }

    /** What a side gets that is so many points ahead, the seat included; the more, the higher its luck. */
    private GamePoints points(double luck, double ahead) {
        double odds = StrictMath.pow(10, ahead / 400);
        double total = odds + 1 + nu * Math.sqrt(odds);
        if (luck < 1 / total) return GamePoints.LOSS;
        return luck < (1 + nu * Math.sqrt(odds)) / total ? GamePoints.DRAW : GamePoints.WIN;
    }

    /** From 0 to 1. */
    static double uniform(Draws draws) {
        return (draws.next() >>> 11) * 0x1p-53;
    }
}
