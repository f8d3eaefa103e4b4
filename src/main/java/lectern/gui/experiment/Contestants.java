package lectern.gui.experiment;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.games.Players;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.play.sweep.WeightedPlayer;
import lectern.search.PlayerKind;

/**
 * Who can take part in the experiments of a window: heuristics of a game, and players that they play against.
 *
 * @param heuristic the one that the window was opened for, if there is one; it is offered first
 */
record Contestants(Game game, Optional<Heuristic> heuristic) {
    static final String HEURISTIC = "heuristic";
    static final String PLAYER = "player";
    static final String AGAINST = "against";
    static final String GAMES = "games";
    static final String SEED = "seed";
    static final String OPENING = "opening";

    /** At how many moves a game is broken off. */
    static final int PLIES = 400;

    /** The fields that every experiment has. */
    List<InputField> fields(int games) {
        List<String> judges = judges();
        return List.of(
                InputField.choice(
                        HEURISTIC,
                        heuristic.isPresent()
                                ? judges.get(0)
                                : game.kind().strong().id(),
                        judges),
                InputField.player(PLAYER, "greedy", List.of("greedy", "search:depth=2", "search:nodes=1000")),
                InputField.player(AGAINST, opponents().get(0), opponents()),
                InputField.text(GAMES, String.valueOf(games)),
                InputField.text(SEED, "1"),
                InputField.text(OPENING, "4"));
    }

    /** How the chosen heuristic plays. */
    WeightedPlayer player(FilledFields entries) {
        String how = entries.text(PLAYER);
        String judge = entries.text(HEURISTIC);
        if (heuristic.isPresent() && judge.equals(judges().get(0)))
            return WeightedPlayer.of(game, how, heuristic.get());
        return WeightedPlayer.of(game, how, game.evaluator(judge).orElseThrow());
    }

    Contender opponent(FilledFields entries) {
        return read(entries.text(AGAINST));
    }

    Contender read(String player) {
        return PlayerText.readOrEngine(player, game);
    }

    /** The terms that can be weighted; in an evaluator of the game, any of its criteria. */
    List<String> terms() {
        Stream<String> own =
                heuristic.stream().flatMap(written -> written.terms().stream()).map(HeuristicTerm::name);
        Stream<String> ofGame = game.kind().criteria().stream().map(Criterion::key);
        return Stream.concat(own, ofGame).distinct().toList();
    }

    /** A term to begin with: the last that counts, since the first ones often decide games by themselves. */
    Evaluator.Weighted usual() {
        Evaluator judge = heuristic.map(Heuristic::evaluator).orElse(game.kind().strong());
        return judge.parts().stream()
                .filter(part -> part.weight() != 0 && !part.criterion().countsTurn())
                .reduce((before, after) -> after)
                .orElseGet(() -> new Evaluator.Weighted(game.kind().criteria().get(0), 1));
    }

    private List<String> judges() {
        Stream<String> own = heuristic.stream().map(written -> Evaluator.WRITTEN + written.name());
        return Stream.concat(own, game.kind().evaluators().stream().map(Evaluator::id))
                .toList();
    }

    private List<String> opponents() {
        List<String> offered = new ArrayList<>();
        Players.of(game.kind()).stream()
                .filter(PlayerKind::honest)
                .filter(kind -> !Players.isOfEveryGame(kind))
                .map(PlayerKind::id)
                .forEach(offered::add);
        // The last of the report's levels is its best.
        Collections.reverse(offered);
        offered.addAll(List.of("greedy", "search:depth=2", "search:nodes=1000"));
        return offered;
    }
}
