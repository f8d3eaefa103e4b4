package lectern.telling;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import lectern.games.Players;
import lectern.play.player.Contender;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.Player;
import lectern.search.PlayerKind;
import lectern.search.SearchOptions;
import lectern.search.Thinking;

/** Decisions of every player of every game, all through games that are drawn at random. */
final class ManyDecisions {
    private static final int NODES = 120;
    private static final int GAMES = 4;

    /** So many positions of a game are taken, the last of them from its very end, where results are proven. */
    private static final int POSITIONS = 8;

    private ManyDecisions() {}

    static List<Decided> all() {
        List<Decided> all = new ArrayList<>();
        for (GameKind kind : Games.ALL) {
            for (Position position : positions(Games.read(kind.id()))) {
                for (PlayerKind player : Players.of(kind)) all.add(decided(position, player, all.size()));
            }
        }
        return all;
    }

    private static List<Position> positions(Game game) {
        List<Position> taken = new ArrayList<>();
        for (int seed = 1; seed <= GAMES; seed++) {
            List<Position> played = played(game, seed);
            int last = played.size() - 1;
            for (int i = 0; i < POSITIONS / 2; i++) {
                taken.add(played.get(last * i / POSITIONS));
                taken.add(played.get(Math.max(0, last - i)));
            }
        }
        return taken;
    }

    private static List<Position> played(Game game, int seed) {
        List<Position> played = new ArrayList<>();
        Draws draws = Draws.of(seed, "many decisions");
        Position position = game.start(seed).position();
        while (!position.isOver()) {
            played.add(position);
            position = position.play(draws.from(position.moves()), Narrator.SILENT);
        }
        return played;
    }

    private static Decided decided(Position position, PlayerKind kind, int seed) {
        Budget budget = Budget.ofNodes(NODES);
        Decision decision = kind.player(Players.judge(position.game(), kind), SearchOptions.USUAL)
                .decide(position, Thinking.within(budget).seeded(seed));
        String text = kind.aspects().contains(PlayerKind.Aspect.BUDGET) ? kind.id() + ":nodes=" + NODES : kind.id();
        return new Decided(
                position, decision, new Contender(text, budget, kind.honest(), () -> new Repeating(decision)));
    }

    private record Repeating(Decision decision) implements Player {
        @Override
        public String id() {
            return "repeating";
        }

        @Override
        public Decision decide(Position position, Thinking thinking) {
            return decision;
        }
    }
}
