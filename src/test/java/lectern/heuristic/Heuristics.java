package lectern.heuristic;

import lectern.game.Game;
import lectern.game.Position;
import lectern.games.Games;
import lectern.heuristic.file.HeuristicYaml;

/** Heuristics to try things with. */
public final class Heuristics {
    public static final Game INFECTION = Games.read("infection");

    public static final String STAY_INSIDE = """
            lectern: heuristic 1
            name: Stay inside
            game: infection
            author: A student
            about: Corners are safe, and what touches nothing cannot be infected.
            terms:
              - use: count
              - use: mobility
                weight: 0.1
                when: 'count(vacant) > 12'
              - name: in-corners
                formula: 'count(own & corners) - count(enemy & corners)'
                weight: 2.5
                about: Microbes in corners.
            """;

    private Heuristics() {}

    public static Heuristic stayInside() {
        return HeuristicYaml.read(STAY_INSIDE);
    }

    /** One of a name that has one term of its own. */
    public static Heuristic of(String name, String formula) {
        return HeuristicYaml.read("""
                lectern: heuristic 1
                name: '%s'
                game: infection
                terms:
                  - name: own-term
                    formula: '%s'
                """.formatted(name.replace("'", "''"), formula));
    }

    public static Position position(String text) {
        return INFECTION.read(text);
    }
}
