package lectern.gui.league;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicSource;
import lectern.heuristic.UnreadableHeuristic;
import lectern.heuristic.file.HeuristicFiles;
import lectern.play.handin.EngineAdmission;
import lectern.play.handin.HandIn;
import lectern.play.handin.HandIns;
import lectern.play.handin.Refused;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;

/** Where those who take part come from. It reads files, and none of them starts a program. */
record EntrantSources(Game game) {
    /** How a heuristic is tried when it is read: any way that every game knows. */
    private static final String ANY_WAY = "greedy";

    /**
     * What was found.
     *
     * @param refused a sentence for each that does not play
     */
    record Found(List<EntrantDraft> entrants, List<Phrase> refused) {}

    Found folder(Path folder) {
        HandIns handIns = HandIns.read(folder, game, ANY_WAY, EngineAdmission.REFUSED);
        List<EntrantDraft> entrants = new ArrayList<>();
        for (HandIn handIn : handIns.accepted()) {
            entrants.add(handIn.contender()
                    .heuristic()
                    .map(written -> EntrantDraft.of(handIn.name(), written))
                    .orElseGet(() -> EntrantDraft.of(handIn.name(), handIn.contender())));
        }
        return new Found(entrants, handIns.refused().stream().map(Refused::why).toList());
    }

    Found heuristic(Path file) {
        try {
            Heuristic written = HeuristicFiles.read(file).in(game.kind());
            return new Found(List.of(EntrantDraft.of(written.name(), written)), List.of());
        } catch (UnreadableHeuristic wrong) {
            return new Found(List.of(), List.of(wrong.phrase()));
        }
    }

    /** What the user typed: it may be an engine. */
    Found player(String text, HeuristicSource known) {
        try {
            Contender contender = PlayerText.readOrEngine(text, game, known);
            String name = contender.text().replaceAll("\\p{Cntrl}", " ").strip();
            return new Found(List.of(EntrantDraft.of(name, contender)), List.of());
        } catch (UnreadableText wrong) {
            return new Found(List.of(), List.of(wrong.reason()));
        } catch (UnreadableHeuristic wrong) {
            return new Found(List.of(), List.of(wrong.phrase()));
        }
    }
}
