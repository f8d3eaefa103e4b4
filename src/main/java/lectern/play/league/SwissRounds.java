package lectern.play.league;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The rounds of a Swiss system that can be told from the games so far: the first, and every other whose round before is
 * over. Entrants stand in the order of their points, of equal ones in that of the plan; the first of them meets the next
 * that it has not met, as long as the others can all be paired too. With an odd number of entrants the last that had
 * none yet has a bye, which counts as half of a round's points when rounds are drawn up, and nowhere else.
 */
final class SwissRounds {
    /** How many pairings are tried before two may meet again. */
    private static final int MOST_TRIES = 200_000;

    private final int entrants;
    private final int rounds;
    private final LeagueStanding so;
    private final double[] points;
    private final Set<List<Integer>> met = new HashSet<>();
    private final Set<Integer> byes = new HashSet<>();
    private int tries;

    SwissRounds(int entrants, int rounds, LeagueStanding so) {
        this.entrants = entrants;
        this.rounds = rounds;
        this.so = so;
        points = new double[entrants];
    }

    List<Fixture> known() {
        List<Fixture> fixtures = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            List<Fixture> next = round(fixtures.size());
            fixtures.addAll(next);
            if (!isOver(fixtures.size())) break;
            count(fixtures, next.get(0).number());
        }
        return fixtures;
    }

    private boolean isOver(int fixtures) {
        long games = (long) fixtures * so.plan().games();
        return so.games().stream().filter(game -> game.fixture() <= fixtures).count() == games;
    }

    private void count(List<Fixture> fixtures, int from) {
        for (PlayedPair pair : LeagueStanding.wholePairs(so.games(), fixtures)) {
            if (pair.fixture().number() < from) continue;
            points[pair.fixture().one()] += pair.pointsOfOne();
            points[pair.fixture().two()] += 1 - pair.pointsOfOne();
        }
    }

    private List<Fixture> round(int before) {
        List<Integer> waiting = new ArrayList<>(IntStream.range(0, entrants)
                .boxed()
                .sorted(Comparator.comparingDouble((Integer entrant) -> -points[entrant])
                        .thenComparing(Comparator.naturalOrder()))
                .toList());
        if (entrants % 2 == 1) waiting.remove(Integer.valueOf(bye(waiting)));
        tries = 0;
        List<List<Integer>> pairs =
                pairs(waiting, false).or(() -> pairs(waiting, true)).orElseThrow();
        List<Fixture> fixtures = new ArrayList<>();
        for (List<Integer> pair : pairs) {
            met.add(pair);
            int one = Math.min(pair.get(0), pair.get(1));
            int two = Math.max(pair.get(0), pair.get(1));
            fixtures.add(new Fixture(before + fixtures.size() + 1, one, two));
        }
        return fixtures;
    }

    private int bye(List<Integer> waiting) {
        int last = waiting.get(waiting.size() - 1);
        int chosen = IntStream.iterate(waiting.size() - 1, i -> i >= 0, i -> i - 1)
                .map(waiting::get)
                .filter(entrant -> !byes.contains(entrant))
                .findFirst()
                .orElse(last);
        byes.add(chosen);
        points[chosen] += so.plan().games() / 4.0;
        return chosen;
    }

    /** @param again whether two may meet that have met before */
    private Optional<List<List<Integer>>> pairs(List<Integer> waiting, boolean again) {
        if (waiting.isEmpty()) return Optional.of(List.of());
        int one = waiting.get(0);
        for (int i = 1; i < waiting.size(); i++) {
            int two = waiting.get(i);
            List<Integer> pair = List.of(Math.min(one, two), Math.max(one, two));
            if (!again && (met.contains(pair) || tries++ > MOST_TRIES)) continue;
            List<Integer> others = new ArrayList<>(waiting);
            others.remove(i);
            others.remove(0);
            Optional<List<List<Integer>>> rest = pairs(others, again);
            if (rest.isEmpty()) continue;
            List<List<Integer>> all = new ArrayList<>();
            all.add(pair);
            all.addAll(rest.get());
            return Optional.of(all);
        }
        return Optional.empty();
    }
}
