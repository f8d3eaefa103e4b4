package lectern.gui.league;

import java.awt.Component;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.dialog.Notice;
import lectern.gui.wording.Wording;
import lectern.play.league.LeagueFolder;
import lectern.play.league.LeaguePlan;
import lectern.play.player.PlayerText;

/** Engines that a folder names start only when the user has seen their command lines and said so. */
final class EngineConsent {
    private final Component owner;
    private final Wording wording;
    private final LatestTask reading;

    EngineConsent(Component owner, Wording wording, Background background) {
        this.owner = owner;
        this.wording = wording;
        reading = LatestTask.interruptible(background);
    }

    /**
     * Asks, if there is anything to ask.
     *
     * @param known the league's plan as it can be shown; engines in it may be known by their texts only
     * @param allowed is given what may be gone on with
     */
    void ask(LeagueSource source, LeaguePlan known, Consumer<LeagueSource> allowed) {
        String commands = known.entrants().stream()
                .map(entrant -> entrant.contender().text())
                .filter(PlayerText::isEngine)
                .distinct()
                .collect(Collectors.joining("\n"));
        // What was begun here was typed here.
        if (commands.isEmpty() || source.plan().isPresent()) {
            allowed.accept(source.goingOn(known));
            return;
        }
        boolean agreed = Notice.askOfCommand(
                owner,
                wording,
                "leaguewindow.engines",
                wording.of("leaguewindow.engines-start"),
                commands,
                "leaguewindow.go-on");
        if (agreed)
            reading.start(() -> LeagueFolder.plan(source.folder(), true), plan -> allowed.accept(source.goingOn(plan)));
    }
}
