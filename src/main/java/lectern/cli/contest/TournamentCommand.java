package lectern.cli.contest;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lectern.cli.console.AnswerStream;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.Complaints;
import lectern.cli.console.Interruption;
import lectern.cli.console.LanguageOption;
import lectern.cli.console.Terminal;
import lectern.cli.console.TournamentProgress;
import lectern.cli.table.TournamentTable;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.games.Games;
import lectern.play.FinishedGames;
import lectern.play.GamesTable;
import lectern.play.Tournament;
import lectern.play.TournamentFolder;
import lectern.play.TournamentJson;
import lectern.play.TournamentPlan;
import lectern.play.TournamentStanding;
import lectern.play.engine.EnginePlayer;
import lectern.play.pairs.SequentialTest;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.PlayerFailure;
import lectern.search.Stop;
import lectern.text.FileFault;
import lectern.text.Language;
import lectern.text.Sentences;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern tournament}: two players, many games. */
@Command(name = "tournament", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
public final class TournamentCommand implements Callable<Integer> {
    private static final int MOST_GAMES = 1_000_000;

    private final Terminal terminal;

    @Mixin
    private final LanguageOption lang;

    @Mixin
    private final PlayedGamesOptions played = new PlayedGamesOptions();

    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game")
    private String game;

    @Parameters(index = "1", paramLabel = "PLAYER", descriptionKey = "tournament.one")
    private String one;

    @Parameters(index = "2", paramLabel = "PLAYER", descriptionKey = "tournament.two")
    private String two;

    @Option(names = "--games", paramLabel = "N", descriptionKey = "tournament.games")
    private int games = 200;

    @Option(names = "--sprt", paramLabel = "ELO0,ELO1", descriptionKey = "tournament.sprt")
    private String sprt;

    @Option(names = "--fouls", descriptionKey = "tournament.fouls")
    private boolean fouls;

    @Option(names = "--out", paramLabel = "DIR", descriptionKey = "tournament.out")
    private Path out;

    @Option(names = "--resume", descriptionKey = "tournament.resume")
    private boolean resumed;

    @Option(names = "--records", descriptionKey = "tournament.records")
    private boolean records;

    @Option(names = "--csv", descriptionKey = "tournament.csv")
    private boolean csv;

    @Option(names = "--json", descriptionKey = "tournament.json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    public TournamentCommand(Language language, Terminal terminal) {
        lang = new LanguageOption(language);
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        check();
        Game chosen = Games.read(game);
        TournamentPlan plan = new TournamentPlan(
                chosen,
                PlayerText.readOrEngine(one, chosen),
                PlayerText.readOrEngine(two, chosen),
                played.seed(),
                played.opening(),
                played.plies(),
                fouls);
        tryEngines(plan);
        Optional<SequentialTest> test = Optional.ofNullable(sprt).map(SequentialTest::read);
        if (out == null) return play(plan, test, FinishedGames.inMemory());
        try (TournamentFolder folder = open(plan)) {
            Sentences sentences = lang.sentences();
            for (Phrase damage : folder.damage()) Complaints.complain(spec.commandLine(), sentences.of(damage));
            return play(plan, test, folder);
        } catch (AnswerStream.Lost told) {
            throw told;
        } catch (IOException unwritable) {
            Complaints.complain(spec.commandLine(), lang.sentences().of(unwritable(unwritable)));
            return ExitCode.SOFTWARE;
        }
    }

    /** An engine that cannot be started would lose every game. */
    private void tryEngines(TournamentPlan plan) {
        for (Contender contender : List.of(plan.one(), plan.two())) {
            if (!(contender.player() instanceof EnginePlayer engine)) continue;
            try (engine) {
                engine.start(plan.game());
            } catch (PlayerFailure failure) {
                throw lang.wrong("cli.tournament.no-engine", contender.text(), failure.reason());
            }
        }
    }

    private TournamentFolder open(TournamentPlan plan) {
        try {
            return TournamentFolder.open(out, plan, records, resumed);
        } catch (IOException unusable) {
            Phrase reason = unwritable(unusable);
            throw lang.wrong(reason.key(), reason.arguments().toArray());
        }
    }

    /** A full disk does not say which file it was. */
    private Phrase unwritable(IOException fault) {
        return Phrase.of("cli.unwritable", FileFault.file(fault).orElse(out.toString()), FileFault.of(fault));
    }

    private void check() {
        lang.checkRange("--games", games, 1, MOST_GAMES);
        played.check(lang);
        if (out != null) return;
        if (records || resumed) throw lang.wrong("cli.tournament.no-folder", records ? "--records" : "--resume");
        if (csv && json) throw lang.wrong("cli.tournament.two-outputs");
    }

    private int play(TournamentPlan plan, Optional<SequentialTest> test, FinishedGames kept) throws IOException {
        Sentences sentences = lang.sentences();
        Stop stop = new Stop();
        Tournament tournament =
                new Tournament(plan, games, kept, stop, sentences::of, Clock.system(ZoneId.systemDefault()), test);
        PrintWriter err = spec.commandLine().getErr();
        TournamentProgress progress = new TournamentProgress(
                err, sentences, terminal.watched(), games, tournament.alreadyFinished(), System::nanoTime);
        // Until all is said: what is interrupted says how to go on.
        try (Interruption interruption = new Interruption(stop)) {
            TournamentStanding standing = tournament.run(played.threads(), (game, finished) -> {
                progress.finished(game, finished);
                if (err.checkError()) stop.ask();
            });
            progress.end();
            tell(standing, kept);
            return err.checkError() ? ExitCode.SOFTWARE : ended(standing, sentences);
        }
    }

    private void tell(TournamentStanding standing, FinishedGames kept) throws IOException {
        PrintWriter print = spec.commandLine().getOut();
        if (kept instanceof TournamentFolder folder) {
            new TournamentTable(standing, lang.sentences()).lines().forEach(print::println);
            if (standing.trouble().isPresent()) return;
            if (csv) folder.writeGamesTable(standing);
            if (json) folder.writeSummary(standing);
        } else if (csv) {
            print.print(GamesTable.csv(standing));
            print.flush();
        } else if (json) {
            print.println(TournamentJson.of(standing));
        } else {
            new TournamentTable(standing, lang.sentences()).lines().forEach(print::println);
        }
    }

    private int ended(TournamentStanding standing, Sentences sentences) {
        if (standing.isComplete()) return ExitCode.OK;
        String finished = String.valueOf(standing.games().size());
        if (standing.trouble().isPresent()) {
            Phrase why = FileFault.named(standing.trouble().get());
            Complaints.complain(spec.commandLine(), sentences.of("cli.tournament.trouble", out.toString(), why));
            return ExitCode.SOFTWARE;
        }
        String key = out == null ? "cli.tournament.stopped" : "cli.tournament.stopped-and-kept";
        Complaints.complain(spec.commandLine(), sentences.of(key, finished, String.valueOf(games)));
        return Interruption.EXIT_CODE;
    }
}
