package lectern.cli.contest;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import lectern.cli.console.Headless;
import lectern.cli.console.LanguageOption;
import lectern.cli.console.OutputFile;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.game.reading.Excerpt;
import lectern.game.reading.Nearest;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.heuristic.file.HeuristicFiles;
import lectern.picture.rate.RateDrawing;
import lectern.picture.rate.RatePictures;
import lectern.play.TournamentRefused;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.play.sweep.WeightedPlayer;
import lectern.text.Sentences;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What the commands have in common that let a heuristic play with other weights. */
public final class ContestOptions {
    @Mixin
    private final PlayedGamesOptions played = new PlayedGamesOptions();

    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game")
    private String game;

    @Option(names = "--heuristic", paramLabel = "FILE", descriptionKey = "contest.heuristic")
    private String heuristic = "strong";

    @Option(names = "--player", paramLabel = "PLAYER", descriptionKey = "contest.player")
    private String player = "greedy";

    @Option(names = "--csv", paramLabel = "FILE", descriptionKey = "contest.csv")
    private String csv;

    @Option(names = "--png", paramLabel = "FILE", descriptionKey = "contest.png")
    private String png;

    @Option(names = "--svg", paramLabel = "FILE", descriptionKey = "contest.svg")
    private String svg;

    /** Before anything is played or drawn. */
    void check(LanguageOption lang) {
        played.check(lang);
        if (played.opening() >= played.plies()) throw lang.wrong("play.long-opening", played.opening(), played.plies());
        if (isDrawn()) Headless.begin(lang);
    }

    /**
     * How the heuristic plays.
     *
     * @throws UnreadableText if game or player cannot be read
     * @throws TournamentRefused if there is no such evaluator
     * @throws lectern.heuristic.UnreadableHeuristic if the file cannot be read
     */
    public WeightedPlayer weighted() {
        Game chosen = Games.read(game);
        Optional<Evaluator> own = chosen.evaluator(heuristic);
        if (own.isPresent()) return WeightedPlayer.of(chosen, player, own.get());
        return WeightedPlayer.of(chosen, player, file(chosen.kind()));
    }

    /** What is no file may be a misspelt evaluator. */
    private Heuristic file(GameKind game) {
        boolean isFile = heuristic.contains(".") || heuristic.contains("/") || heuristic.contains("\\");
        List<String> known = game.evaluators().stream().map(Evaluator::id).toList();
        if (!isFile) {
            Phrase unknown =
                    Phrase.of("cli.no-such-value", "--heuristic", Excerpt.of(heuristic), new Phrase.AnyOf(known));
            throw new TournamentRefused(Nearest.hinted(unknown, heuristic, known));
        }
        return HeuristicFiles.from(Path.of("")).find(heuristic).in(game);
    }

    public Contender opponent(String text, Game game) {
        return PlayerText.readOrEngine(text, game);
    }

    PlayedGamesOptions played() {
        return played;
    }

    private boolean isDrawn() {
        return png != null || svg != null;
    }

    /** Writes the files that were asked for; the answer is the exit code. */
    public int write(Supplier<byte[]> table, RateDrawing drawing, String title, CommandLine line, Sentences sentences) {
        int worst = ExitCode.OK;
        if (csv != null) worst = Math.max(worst, new OutputFile(csv).write(table.get(), line, sentences));
        if (png != null) worst = Math.max(worst, new OutputFile(png).write(RatePictures.png(drawing), line, sentences));
        if (svg != null) {
            byte[] text = RatePictures.vectors(drawing, title).svg().getBytes(StandardCharsets.UTF_8);
            worst = Math.max(worst, new OutputFile(svg).write(text, line, sentences));
        }
        return worst;
    }
}
