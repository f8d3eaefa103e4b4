package lectern.gui.thinking.search;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.search.Refinement;
import lectern.telling.ScorePhrase;
import lectern.telling.pseudocode.CodeFrame;
import lectern.telling.pseudocode.CodeVariable;
import lectern.telling.pseudocode.LineRole;
import lectern.telling.pseudocode.SearchMoment;
import lectern.telling.trace.FineStep;
import lectern.telling.trace.StepSentence;

/** Says what the search does at a step. */
final class StepTelling {
    private StepTelling() {}

    static Phrase of(WatchedSearch search, SearchMoment moment) {
        if (moment.current().isEmpty())
            return moment.pass() == 0
                    ? Phrase.of("thinking.step.before")
                    : Phrase.of("thinking.step.pass", moment.pass());
        CodeFrame frame = moment.current().get();
        if (frame.line() == LineRole.BEST) return compared(frame, moment);
        if (frame.line() == LineRole.RAISE || frame.line() == LineRole.CUT) return window(frame);
        List<Position> positions = new ArrayList<>(List.of(search.question().root()));
        for (Move move : moment.line())
            positions.add(positions.get(positions.size() - 1).play(move, Narrator.SILENT));
        boolean windows = search.question().refinements().effective().has(Refinement.PRUNING);
        if (frame.line() == LineRole.HEAD && frame.move() != null && !windows) {
            Position before = positions.get(positions.size() - 2);
            return Phrase.of(
                    "thinking.step.look",
                    before.view().name(before.toMove()),
                    frame.move().text());
        }
        return StepSentence.of(FineStep.of(search.events(), moment.events()), positions);
    }

    private static Phrase compared(CodeFrame frame, SearchMoment moment) {
        Phrase value = ScorePhrase.of(frame.value());
        if (moment.changed().contains(CodeVariable.BEST)) return Phrase.of("thinking.step.better", value);
        return Phrase.of("thinking.step.no-better", value, ScorePhrase.of(frame.best()));
    }

    private static Phrase window(CodeFrame frame) {
        Phrase low = ScorePhrase.of(frame.alpha());
        Phrase high = ScorePhrase.of(frame.beta());
        if (frame.line() == LineRole.CUT) return Phrase.of("thinking.step.cut", low, high);
        return Phrase.of(frame.own() ? "thinking.step.alpha" : "thinking.step.beta", low, high);
    }
}
