package lectern.cli.contest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.Complaints;
import lectern.cli.console.LanguageOption;
import lectern.game.Phrase;
import lectern.play.league.LeagueFolder;
import lectern.play.league.LeagueMerge;
import lectern.play.league.LeagueReader;
import lectern.play.league.LeagueStanding;
import lectern.text.Language;
import lectern.text.Sentences;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern league merge}: puts the parts of a league together. */
@Command(name = "merge", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
final class LeagueMergeCommand implements Callable<Integer> {
    /** What the command ends with if games are still missing. */
    private static final int INCOMPLETE = 1;

    @Mixin
    private final LanguageOption lang;

    @Mixin
    private final LeagueTables tables = new LeagueTables();

    @Parameters(arity = "1..*", paramLabel = "DIR", descriptionKey = "leaguehelp.parts")
    private List<Path> parts;

    @Option(names = "--out", required = true, paramLabel = "DIR", descriptionKey = "leaguehelp.merged")
    private Path out;

    @Spec
    private CommandSpec spec;

    LeagueMergeCommand(Language language) {
        lang = new LanguageOption(language);
    }

    @Override
    public Integer call() throws IOException {
        tables.check(out);
        Sentences sentences = lang.sentences();
        for (Phrase damage : LeagueMerge.merge(parts, out)) complain(sentences.of(damage));
        for (Path part : parts) new RefusedFile(out).add(new RefusedFile(part).read());
        LeagueReader merged = LeagueFolder.look(out);
        LeagueStanding standing = new LeagueStanding(merged.plan(), merged.games());
        tables.tell(standing, out, spec.commandLine(), sentences);
        if (standing.isComplete()) return ExitCode.OK;
        complain(sentences.of(
                "league.missing",
                String.valueOf(standing.games().size()),
                String.valueOf(standing.plan().planned())));
        return INCOMPLETE;
    }

    private void complain(String sentence) {
        Complaints.complain(spec.commandLine(), sentence);
    }
}
