package lectern.lesson.telling;

import lectern.game.Move;
import lectern.game.Overlay;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.lesson.Block;
import lectern.telling.EvaluatorName;

/** What blocks say of their boards: the same of the same block, in the words of the medium where it is read. */
public enum Caption {
    IN_WINDOW("lecture."),
    ON_PAPER("handout.");

    private final String keys;

    Caption(String keys) {
        this.keys = keys;
    }

    public Phrase of(Block.Light light) {
        return said("lit", light.board().game().board().labels(light.cells()));
    }

    public Phrase of(Block.LookAt look) {
        return said(
                "criterion",
                look.board().game().kind().term(look.criterion().key()),
                look.board().view().name(look.side()),
                look.criterion().raw(look.board(), look.side()) + 0.0);
    }

    public Phrase of(Overlay.Group group) {
        return said("group", group.name(), group.count());
    }

    public Phrase of(Block.Chart chart) {
        return said(
                chart.stacked() ? "chart-criteria" : "chart",
                chart.before().view().name(chart.side()),
                EvaluatorName.of(chart.evaluator()));
    }

    /** A move that is played in a position. */
    public Phrase of(Position before, Move move) {
        return said("plays", before.view().name(before.toMove()), move.text());
    }

    private Phrase said(String word, Object... arguments) {
        return Phrase.of(keys + word, arguments);
    }
}
