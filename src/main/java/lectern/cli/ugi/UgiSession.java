package lectern.cli.ugi;

import java.util.List;
import java.util.Optional;
import lectern.game.Dialect;
import lectern.game.Game;
import lectern.game.Outcome;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.reading.Excerpt;
import lectern.search.Stop;

/** One side of a conversation: what was agreed so far, and what each command does. */
final class UgiSession {
    private final String version;
    private final UgiOutput voice;
    private final UgiThinker thinker;
    private final UgiOptions options;
    private Game game;
    private Dialect dialect;

    /** The position that was set; empty while it is the start, which depends on the seed. */
    private Optional<Position> set = Optional.empty();

    /**
     * @param version what to call this program
     */
    UgiSession(Game game, String version, UgiOutput voice, UgiThinker thinker) {
        this.game = game;
        this.version = version;
        this.voice = voice;
        this.thinker = thinker;
        options = new UgiOptions(game.kind());
        dialect = game.kind().dialects().get(0);
    }

    /** Carries out a command; lines that are none are ignored. The answer is whether to go on. */
    boolean hear(List<String> words) {
        List<String> rest = words.subList(1, words.size());
        try {
            switch (words.get(0)) {
                case "isready" -> voice.say("readyok");
                case "stop" -> thinker.stop();
                case "position" -> set = Optional.of(PositionCommand.read(rest, game, options.seed(), dialect));
                case "moves" -> set = Optional.of(PositionCommand.play(position(), rest, dialect));
                case "go" -> go(rest);
                case "query" -> voice.say("response " + answer(rest));
                case "setoption" -> setOption(rest);
                case "quit" -> {
                    return false;
                }
                default -> hearOfDialects(words.get(0));
            }
        } catch (UgiFault fault) {
            voice.remark(fault.reason());
        }
        return true;
    }

    private void hearOfDialects(String word) {
        for (Dialect known : game.kind().dialects()) {
            if (word.equals(known.protocol())) introduce(known);
            if (word.equals(known.protocol() + "newgame")) set = Optional.empty();
        }
    }

    /** From now on the dialect is spoken, and the game is what its speakers take it for. */
    private void introduce(Dialect spoken) {
        dialect = spoken;
        Game meant = spoken.under(game);
        if (!meant.text().equals(game.text())) set = Optional.empty();
        game = meant;
        voice.say("id name " + version);
        voice.say("id author The Lectern authors");
        options.lines().forEach(voice::say);
        voice.remark(Phrase.of("ugi.game", game.text()));
        voice.say(spoken.protocol() + "ok");
    }

    private void go(List<String> words) {
        try {
            Position position = position();
            if (position.isOver()) {
                throw UgiFault.of(
                        "ugi.game-over", position.outcome().orElseThrow().reason());
            }
            GoCommand command = new GoCommand(words, dialect, position.toMove(), options.overhead());
            thinker.think(new UgiThinker.Task(
                    position, dialect, options.player(), command.budget(), options.seed(), new Stop()));
        } catch (UgiFault fault) {
            // A program that says go waits for an answer, whatever was wrong with it.
            thinker.decline(fault.reason());
        }
    }

    private String answer(List<String> words) {
        String question = words.isEmpty() ? "" : words.get(0);
        return switch (question) {
            case "p1turn" -> String.valueOf(position().toMove() == Seat.FIRST);
            case "gameover" -> String.valueOf(position().isOver());
            case "result" -> position().outcome().map(UgiSession::result).orElse("none");
            default -> throw UgiFault.of("ugi.no-question", Excerpt.of(question));
        };
    }

    private static String result(Outcome outcome) {
        if (outcome.winner() == null) return "draw";
        return outcome.winner() == Seat.FIRST ? "p1win" : "p2win";
    }

    private void setOption(List<String> words) {
        int value = words.contains("value") ? words.indexOf("value") : words.size();
        int name = words.indexOf("name") + 1;
        if (name == 0 || name > value) throw UgiFault.of("ugi.no-name");
        String given = value == words.size() ? "" : String.join(" ", words.subList(value + 1, words.size()));
        options.set(String.join(" ", words.subList(name, value)), given);
    }

    private Position position() {
        return set.orElseGet(() -> game.start(options.seed()).position());
    }
}
