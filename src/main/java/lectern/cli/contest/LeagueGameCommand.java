package lectern.cli.contest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.LanguageOption;
import lectern.cli.console.OutputFile;
import lectern.game.Phrase;
import lectern.play.TournamentRefused;
import lectern.play.league.LeagueFolder;
import lectern.play.league.LeagueReader;
import lectern.play.league.LeagueRecords;
import lectern.play.league.LeagueStanding;
import lectern.play.league.PlayedGame;
import lectern.text.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern league game}: the record of one game of a league. */
@Command(name = "game", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
final class LeagueGameCommand implements Callable<Integer> {
    @Mixin
    private final LanguageOption lang;

    @Parameters(index = "0", paramLabel = "DIR", descriptionKey = "leaguehelp.folder")
    private Path folder;

    @Parameters(index = "1", paramLabel = "FIXTURE", descriptionKey = "leaguehelp.fixture")
    private int fixture;

    @Parameters(index = "2", paramLabel = "N", descriptionKey = "leaguehelp.number")
    private int number;

    @Option(names = "--out", paramLabel = "FILE", descriptionKey = "leaguehelp.record")
    private String out;

    @Spec
    private CommandSpec spec;

    LeagueGameCommand(Language language) {
        lang = new LanguageOption(language);
    }

    @Override
    public Integer call() throws IOException {
        LeagueReader found = LeagueFolder.look(folder);
        LeagueStanding standing = new LeagueStanding(found.plan(), found.games());
        PlayedGame game = standing.games().stream()
                .filter(played -> played.fixture() == fixture && played.number() == number)
                .findFirst()
                .orElseThrow(() -> new TournamentRefused(Phrase.of(
                        "league.no-game", folder.toString(), String.valueOf(fixture), String.valueOf(number))));
        String text = LeagueRecords.of(standing, game).text();
        if (out != null) {
            return new OutputFile(out)
                    .write(text.getBytes(StandardCharsets.UTF_8), spec.commandLine(), lang.sentences());
        }
        spec.commandLine().getOut().print(text);
        spec.commandLine().getOut().flush();
        return ExitCode.OK;
    }
}
