package lectern.cli.contest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import lectern.game.Game;
import lectern.heuristic.file.HeuristicFiles;
import lectern.play.handin.EngineAdmission;
import lectern.play.handin.HandIn;
import lectern.play.handin.HandIns;
import lectern.play.handin.Refused;
import lectern.play.league.Entrant;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.play.sweep.WeightedPlayer;
import picocli.CommandLine.Option;

/** Who takes part in a league, as the command line names them. */
final class LeagueEntrants {
    @Option(names = "--player", paramLabel = "PLAYER", descriptionKey = "leaguehelp.player")
    private final List<String> players = new ArrayList<>();

    @Option(names = "--from", paramLabel = "DIR", descriptionKey = "leaguehelp.from")
    private Path folder;

    @Option(names = "--as", paramLabel = "PLAYER", descriptionKey = "leaguehelp.as")
    private String as = "greedy";

    @Option(names = "--against", paramLabel = "STAFF", descriptionKey = "leaguehelp.against")
    private final List<String> staff = new ArrayList<>();

    @Option(names = "--engines", descriptionKey = "leaguehelp.engines")
    private boolean engines;

    /**
     * Those that were found.
     *
     * @param entrants the staff first
     * @param staff how many of them are staff
     * @param started those that start a program, whose command lines are to be told
     */
    record Found(List<Entrant> entrants, int staff, List<Refused> refused, List<HandIn> started) {}

    /**
     * @throws lectern.game.UnreadableText if a player cannot be read
     * @throws lectern.heuristic.UnreadableHeuristic if a heuristic cannot
     */
    Found found(Game game) {
        HandIns handIns = folder == null
                ? new HandIns(List.of(), List.of())
                : HandIns.read(folder, game, as, engines ? EngineAdmission.ADMITTED : EngineAdmission.REFUSED);
        Set<String> names = new HashSet<>();
        handIns.accepted().forEach(handIn -> names.add(handIn.name()));
        List<Entrant> named = new ArrayList<>();
        for (String text : Stream.concat(staff.stream(), players.stream()).toList()) {
            named.add(entrant(text, game, names));
        }
        handIns.accepted().forEach(handIn -> named.add(new Entrant(handIn.name(), handIn.contender())));
        return new Found(named, staff.size(), handIns.refused(), handIns.engines());
    }

    boolean isEmpty() {
        return players.isEmpty() && folder == null;
    }

    boolean hasStaff() {
        return !staff.isEmpty();
    }

    private Entrant entrant(String text, Game game, Set<String> names) {
        boolean isFile = isFile(text);
        Contender contender = isFile
                ? WeightedPlayer.of(
                                game,
                                as,
                                HeuristicFiles.from(Path.of("")).find(text).in(game.kind()))
                        .asItIs()
                : PlayerText.readOrEngine(text, game);
        String name = isFile
                ? contender.heuristic().orElseThrow().name()
                : contender.text().replaceAll("\\p{Cntrl}", " ").strip();
        String unique = name;
        for (int i = 2; !names.add(unique); i++) unique = name + " " + i;
        return new Entrant(unique, contender);
    }

    /** Settings of a player hold an equals sign. */
    private static boolean isFile(String text) {
        return text.indexOf('=') < 0 && text.matches(".*[.](yaml|yml|json)");
    }
}
