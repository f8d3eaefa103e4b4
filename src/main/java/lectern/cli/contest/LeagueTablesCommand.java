package lectern.cli.contest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.LanguageOption;
import lectern.play.league.LeagueFolder;
import lectern.play.league.LeagueReader;
import lectern.play.league.LeagueStanding;
import lectern.text.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern league tables}: how the league in a folder stands, whether it is played at the moment or not. */
@Command(name = "tables", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
final class LeagueTablesCommand implements Callable<Integer> {
    @Mixin
    private final LanguageOption lang;

    @Mixin
    private final LeagueTables tables = new LeagueTables();

    @Parameters(paramLabel = "DIR", descriptionKey = "leaguehelp.folder")
    private Path folder;

    @Spec
    private CommandSpec spec;

    LeagueTablesCommand(Language language) {
        lang = new LanguageOption(language);
    }

    @Override
    public Integer call() throws IOException {
        tables.check(folder);
        LeagueReader found = LeagueFolder.look(folder);
        LeagueStanding standing = new LeagueStanding(found.plan(), found.games());
        tables.tell(standing, folder, spec.commandLine(), lang.sentences());
        return ExitCode.OK;
    }
}
