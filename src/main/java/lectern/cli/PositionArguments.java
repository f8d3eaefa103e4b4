package lectern.cli;

import java.util.List;
import java.util.Optional;
import lectern.cli.console.LanguageOption;
import lectern.game.Game;
import lectern.game.Position;
import lectern.games.Games;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A game, and a position of it: either its text, or the start that belongs to a seed. */
final class PositionArguments {
    private static final String START = "start";
    private static final long USUAL_SEED = 1;

    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game")
    private String game;

    @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
    private Long seed;

    /** The game's text as it was given. */
    String game() {
        return game;
    }

    boolean hasSeed() {
        return seed != null;
    }

    /**
     * @param others the arguments after the game: perhaps a position, then something else
     */
    Position position(List<String> others, LanguageOption lang) {
        return position(others.size() > 1 ? Optional.of(others.get(0)) : Optional.empty(), lang);
    }

    /**
     * @param given the position's text, unless it is the start
     */
    Position position(Optional<String> given, LanguageOption lang) {
        String text = given.orElse(START);
        Game chosen = Games.read(game);
        if (text.equals(START))
            return chosen.start(seed == null ? USUAL_SEED : seed).position();
        if (seed == null) return chosen.read(text);
        throw lang.wrong("cli.seed-without-start");
    }
}
