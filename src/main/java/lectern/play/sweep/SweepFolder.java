package lectern.play.sweep;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import lectern.play.FinishedGames;
import lectern.play.TournamentFolder;
import lectern.play.TournamentPlan;

/**
 * A folder that a sweep is kept in: for each value the folder of its tournament.
 *
 * @param withRecords whether every game gets a record too
 * @param resumed whether to go on with the sweep that the folder holds, if it holds one
 */
public record SweepFolder(Path folder, boolean withRecords, boolean resumed) implements SweepGames {
    @Override
    public OfValue at(int place, TournamentPlan plan) throws IOException {
        Path own = folder.resolve(String.format(Locale.ROOT, "value-%03d", place + 1));
        TournamentFolder opened = TournamentFolder.open(own, plan, withRecords, resumed);
        return new OfValue() {
            @Override
            public FinishedGames games() {
                return opened;
            }

            @Override
            public void close() throws IOException {
                opened.close();
            }
        };
    }
}
