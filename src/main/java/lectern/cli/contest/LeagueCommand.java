package lectern.cli.contest;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.Complaints;
import lectern.cli.console.Interruption;
import lectern.cli.console.LanguageOption;
import lectern.cli.console.Terminal;
import lectern.cli.console.TournamentProgress;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.games.Games;
import lectern.play.TournamentRefused;
import lectern.play.engine.Survivor;
import lectern.play.league.League;
import lectern.play.league.LeagueFolder;
import lectern.play.league.LeagueGames;
import lectern.play.league.LeaguePlan;
import lectern.play.league.LeagueStanding;
import lectern.play.league.MoveLimit;
import lectern.play.league.PlayedGame;
import lectern.play.league.Schedule;
import lectern.play.league.Share;
import lectern.play.pairs.SequentialTest;
import lectern.search.Budget;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern league}: every entrant against every other, or against the staff, or in a Swiss system. */
@Command(name = "league", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
public final class LeagueCommand implements Callable<Integer> {
    private static final int MOST_GAMES = 100_000;

    /** What exceeding the limit of a move costs. */
    enum Over {
        GAME,
        NOTHING
    }

    private final Terminal terminal;

    @Mixin
    private final LanguageOption lang;

    @Mixin
    private final LeagueEntrants entrants = new LeagueEntrants();

    @Mixin
    private final LeagueTables tables = new LeagueTables();

    @Mixin
    private final PlayedGamesOptions played = new PlayedGamesOptions();

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", descriptionKey = "game")
    private String game;

    @Option(names = "--games", paramLabel = "N", descriptionKey = "leaguehelp.games")
    private int games = 20;

    @Option(names = "--swiss", paramLabel = "ROUNDS", descriptionKey = "leaguehelp.swiss")
    private Integer swiss;

    @Option(names = "--nodes", paramLabel = "N", descriptionKey = "leaguehelp.nodes")
    private Long nodes;

    @Option(names = "--cpu", paramLabel = "MILLIS", descriptionKey = "leaguehelp.cpu")
    private Long cpu;

    @Option(names = "--over", paramLabel = "game|nothing", descriptionKey = "leaguehelp.over")
    private Over over = Over.GAME;

    @Option(names = "--fouls", descriptionKey = "tournament.fouls")
    private boolean fouls;

    @Option(names = "--sprt", paramLabel = "ELO0,ELO1", descriptionKey = "leaguehelp.sprt")
    private String sprt;

    @Option(names = "--part", paramLabel = "K/N", descriptionKey = "leaguehelp.part")
    private String part = Share.WHOLE.text();

    @Option(names = "--out", paramLabel = "DIR", descriptionKey = "leaguehelp.out")
    private Path out;

    @Option(names = "--resume", descriptionKey = "leaguehelp.resume")
    private boolean resumed;

    @Spec
    private CommandSpec spec;

    private LeagueCommand(Language language, Terminal terminal) {
        lang = new LanguageOption(language);
        this.terminal = terminal;
    }

    /** The command with those below it. */
    public static CommandLine line(Language language, Terminal terminal) {
        return new CommandLine(new LeagueCommand(language, terminal))
                .addSubcommand(new LeagueMergeCommand(language))
                .addSubcommand(new LeagueTablesCommand(language))
                .addSubcommand(new LeagueGameCommand(language));
    }

    @Override
    public Integer call() throws IOException {
        if (game == null) {
            spec.commandLine().usage(spec.commandLine().getOut());
            return ExitCode.OK;
        }
        check();
        Share share = Share.read(part).orElseThrow(() -> lang.wrong("league.no-share", part));
        Game chosen = Games.read(game);
        LeagueEntrants.Found found = entrants.found(chosen);
        List<String> refused = found.refused().stream()
                .map(one -> lang.sentences().of(one.why()))
                .toList();
        refused.forEach(why -> complain(Phrase.of("league.refused", why)));
        LeaguePlan plan = plan(chosen, found);
        if (out == null) return play(plan, share, LeagueGames.inMemory());
        try (LeagueFolder folder = LeagueFolder.open(out, plan, share, resumed)) {
            for (Phrase damage : folder.damage()) complain(damage);
            new RefusedFile(out).add(refused);
            return play(plan, share, folder);
        }
    }

    private LeaguePlan plan(Game chosen, LeagueEntrants.Found found) {
        found.started()
                .forEach(engine -> complain(Phrase.of(
                        "league.engine-line", engine.name(), engine.contender().text())));
        LeaguePlan whole = new LeaguePlan(
                chosen,
                found.entrants(),
                schedule(found.staff()),
                games,
                played.seed(),
                played.opening(),
                played.plies(),
                new MoveLimit(
                        nodes == null ? Budget.ANY_NUMBER : nodes,
                        cpu == null ? Budget.ANY_NUMBER : cpu,
                        over == Over.GAME ? MoveLimit.Cost.GAME : MoveLimit.Cost.NOTHING),
                fouls);
        return whole.endedBy(Optional.ofNullable(sprt).map(SequentialTest::read));
    }

    private Schedule schedule(int staff) {
        if (swiss != null) return new Schedule.Swiss(swiss);
        return staff == 0 ? new Schedule.RoundRobin() : new Schedule.Gauntlet(staff);
    }

    private int play(LeaguePlan plan, Share share, LeagueGames kept) throws IOException {
        Sentences sentences = lang.sentences();
        Stop stop = new Stop();
        League league = new League(plan, share, kept, stop, sentences::of);
        PrintWriter err = spec.commandLine().getErr();
        int planned = Math.toIntExact(league.planned());
        TournamentProgress progress = new TournamentProgress(
                err, sentences, terminal.watched(), planned, league.alreadyPlayed(), System::nanoTime);
        // Until all is said: what is interrupted says how to go on.
        try (Interruption interruption = new Interruption(stop)) {
            LeagueStanding standing = league.run(played.threads(), new League.Spectator() {
                @Override
                public void finished(PlayedGame game, int finished) {
                    progress.tell(finished);
                    if (err.checkError()) stop.ask();
                }

                @Override
                public void leftBehind(Survivor survivor) {
                    complain(survivor.phrase());
                }
            });
            progress.end();
            if (share.isWhole()) tables.tell(standing, out, spec.commandLine(), sentences);
            int finished = standing.games().size();
            if (finished == planned || standing.isComplete()) return ExitCode.OK;
            String key = out == null ? "cli.tournament.stopped" : "cli.tournament.stopped-and-kept";
            complain(Phrase.of(key, String.valueOf(finished), String.valueOf(planned)));
            return Interruption.EXIT_CODE;
        }
    }

    private void check() {
        lang.checkRange("--games", games, 2, MOST_GAMES);
        played.check(lang);
        if (swiss != null) lang.checkRange("--swiss", swiss, 1, LeaguePlan.MOST_ENTRANTS);
        if (nodes != null) lang.checkRange("--nodes", nodes, 1, Integer.MAX_VALUE);
        if (cpu != null) lang.checkRange("--cpu", cpu, 1, Integer.MAX_VALUE);
        if (entrants.isEmpty()) throw new TournamentRefused(Phrase.of("league.no-entrants"));
        if (swiss != null && entrants.hasStaff()) throw lang.wrong("league.swiss-against");
        if (out == null && resumed) throw lang.wrong("cli.tournament.no-folder", "--resume");
        if (out == null && !part.equals(Share.WHOLE.text())) throw lang.wrong("cli.tournament.no-folder", "--part");
        tables.check(out);
    }

    private void complain(Phrase phrase) {
        Complaints.complain(spec.commandLine(), lang.sentences().of(phrase));
    }
}
