package lectern.cli.contest;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import lectern.cli.table.LeagueTable;
import lectern.game.Phrase;
import lectern.picture.report.LeagueReport;
import lectern.play.TournamentRefused;
import lectern.play.league.LeagueStanding;
import lectern.play.league.table.CrossCsv;
import lectern.play.league.table.LeagueGamesCsv;
import lectern.play.league.table.LeagueJson;
import lectern.play.league.table.RatingsCsv;
import lectern.storage.DurableFile;
import lectern.text.Sentences;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** What a league's commands write of its standing: all tables into its folder, one of them to standard output. */
final class LeagueTables {
    @Option(names = "--csv", descriptionKey = "leaguehelp.csv")
    private boolean csv;

    @Option(names = "--json", descriptionKey = "leaguehelp.json")
    private boolean json;

    @Option(names = "--records", descriptionKey = "leaguehelp.records")
    private boolean records;

    @Option(names = "--pictures", descriptionKey = "leaguehelp.pictures")
    private boolean pictures;

    /** @throws TournamentRefused if they cannot be written together */
    void check(Path folder) {
        if (csv && json) throw new TournamentRefused(Phrase.of("league.two-outputs"));
        if (records && folder == null) throw new TournamentRefused(Phrase.of("cli.tournament.no-folder", "--records"));
        if (pictures && folder == null)
            throw new TournamentRefused(Phrase.of("cli.tournament.no-folder", "--pictures"));
    }

    /** @param folder where the tables are kept; null if they are not */
    void tell(LeagueStanding standing, Path folder, CommandLine line, Sentences sentences) throws IOException {
        PrintWriter print = line.getOut();
        List<String> text = new LeagueTable(standing, sentences).lines();
        if (csv) {
            print.print(RatingsCsv.csv(standing));
            print.flush();
        } else if (json) {
            print.println(LeagueJson.of(standing));
        } else {
            text.forEach(print::println);
        }
        if (folder == null) return;
        write(folder, "ratings.csv", RatingsCsv.csv(standing));
        write(folder, "cross.csv", CrossCsv.csv(standing));
        write(folder, "games.csv", LeagueGamesCsv.csv(standing));
        write(folder, "summary.json", LeagueJson.text(standing));
        write(folder, "ratings.txt", String.join("\n", text) + "\n");
        RecordsFolder kept = new RecordsFolder(folder);
        if (records || kept.isThere()) kept.write(standing);
        if (pictures) new PicturesFolder(folder).write(standing, sentences);
        List<String> refused = new RefusedFile(folder).read();
        write(folder, "report.html", new LeagueReport(standing, sentences, kept.isThere(), refused).html());
    }

    private static void write(Path folder, String name, String content) throws IOException {
        DurableFile.shared(folder.resolve(name)).write(content);
    }
}
