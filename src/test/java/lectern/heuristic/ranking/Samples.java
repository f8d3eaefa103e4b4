package lectern.heuristic.ranking;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import lectern.game.Criterion;
import lectern.game.GameKind;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.option.Settings;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.search.Stop;

/** A heuristic of a game's criteria with weights that were drawn, and what it measures in a position that was drawn. */
record Samples(RawValues values, Heuristic heuristic) {
    /** The same ones in every run, of all games. */
    static Stream<Samples> ofAllGames() {
        SplittableRandom random = new SplittableRandom(18);
        return Games.ALL.stream()
                .flatMap(kind -> Stream.generate(() -> drawn(kind, random)).limit(12));
    }

    private static Samples drawn(GameKind kind, SplittableRandom random) {
        Position position = kind.with(Settings.defaults(kind.options()))
                .start(random.nextInt(100))
                .position();
        int plies = random.nextInt(24);
        for (int i = 0; i < plies; i++) {
            Position next = position.play(position.move(random.nextInt(position.moveCount())), Narrator.SILENT);
            if (next.isOver()) break;
            position = next;
        }
        List<HeuristicTerm> terms = new ArrayList<>();
        for (Criterion criterion : kind.criteria()) {
            if (random.nextBoolean()) terms.add(HeuristicTerm.of(criterion, weight(random)));
        }
        if (terms.isEmpty()) terms.add(HeuristicTerm.of(kind.criteria().get(0), 1));
        Heuristic heuristic = Heuristic.of("drawn", kind, terms);
        return new Samples(RawValues.of(position).with(heuristic, new Stop()), heuristic);
    }

    /** As people write them: few digits, and often the same. */
    private static double weight(SplittableRandom random) {
        return random.nextInt(-40, 41) / 10.0;
    }

    Position position() {
        return values.position();
    }

    Ranking ranking() {
        return values.ranking(heuristic);
    }

    /** The same with another weight. */
    Samples with(int term, double weight) {
        return new Samples(
                values, heuristic.withWeight(heuristic.terms().get(term).name(), weight));
    }
}
