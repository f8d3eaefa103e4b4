package lectern.games;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.search.GreedyPlayer;
import lectern.search.PlayerKind;
import lectern.search.PlayerKind.Aspect;
import lectern.search.alphabeta.SearchPlayer;
import lectern.search.proof.SolverPlayer;
import lectern.search.trials.MctsPlayer;

/** Who can play: the levels of each game's report, and the players that play every game. */
public final class Players {
    private static final Set<Aspect> OF_A_SEARCH = Set.of(Aspect.JUDGEMENT, Aspect.BUDGET, Aspect.THREADS);

    private static final List<PlayerKind> OF_EVERY_GAME = List.of(
            new PlayerKind(
                    "greedy",
                    Phrase.of("players.greedy"),
                    GameKind.STRONG,
                    true,
                    Set.of(Aspect.JUDGEMENT),
                    (judge, options) -> new GreedyPlayer(judge)),
            new PlayerKind(
                    "search", Phrase.of("players.search"), GameKind.STRONG, true, OF_A_SEARCH, SearchPlayer::new),
            new PlayerKind(
                    "mcts",
                    Phrase.of("players.mcts"),
                    GameKind.STRONG,
                    true,
                    Set.of(Aspect.JUDGEMENT, Aspect.BUDGET, Aspect.TRIALS),
                    (judge, options) -> new MctsPlayer(judge, options.trials())),
            new PlayerKind(
                    "solver", Phrase.of("players.solver"), GameKind.STRONG, true, OF_A_SEARCH, SolverPlayer::new));

    private Players() {}

    public static List<PlayerKind> of(GameKind game) {
        return Stream.concat(Games.levels(game).stream(), OF_EVERY_GAME.stream())
                .toList();
    }

    /** Whether a player plays every game, and can be told how long to think and what to judge by. */
    public static boolean isOfEveryGame(PlayerKind player) {
        return OF_EVERY_GAME.contains(player);
    }

    /** What a player judges by unless told otherwise. */
    public static Evaluator judge(Game game, PlayerKind player) {
        return game.evaluator(player.evaluator()).orElseThrow();
    }

    public static Optional<PlayerKind> find(GameKind game, String id) {
        return of(game).stream().filter(player -> player.id().equals(id)).findFirst();
    }
}
