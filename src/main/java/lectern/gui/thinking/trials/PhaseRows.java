package lectern.gui.thinking.trials;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.gui.wording.Wording;
import lectern.search.TrialRule;
import lectern.search.trials.phase.Moment;
import lectern.search.trials.phase.NodeUpdate;
import lectern.search.trials.phase.SelectionStep;
import lectern.telling.BoundRows;
import lectern.telling.TrialTelling;

/**
 * The numbers of a moment as rows.
 *
 * @param columns keys of their names; the first is of words, the others are of numbers
 * @param marked the row that the moment is about; -1 for none
 */
record PhaseRows(List<String> columns, List<List<String>> rows, int marked) {
    static final PhaseRows EMPTY = new PhaseRows(List.of(), List.of(), -1);

    static PhaseRows of(Moment moment, TrialRule rule, Position root, Wording wording) {
        return switch (moment.phase()) {
            case SELECTION, EXPANSION -> children(moment.step(), rule, wording);
            case PLAYOUT -> playout(moment, root, wording);
            case BACK_UP -> updates(moment, wording);
        };
    }

    private static PhaseRows children(SelectionStep step, TrialRule rule, Wording wording) {
        BoundRows known = BoundRows.of(step, rule, wording::of);
        return new PhaseRows(known.columns(), known.rows(), known.selected());
    }

    private static PhaseRows playout(Moment moment, Position root, Wording wording) {
        List<List<String>> rows = new ArrayList<>();
        Position position = root;
        int before = moment.trial().playout().path().size();
        for (int i = 0; i < moment.line().size(); i++) {
            Phrase mover = position.view().name(position.toMove());
            String move = moment.line().get(i).text();
            if (i >= before) rows.add(List.of(move, wording.of(mover), String.valueOf(i - before + 1)));
            position = position.play(moment.line().get(i), Narrator.SILENT);
        }
        List<String> columns = List.of("trials.column.move", "trials.column.who", "trials.column.number");
        return new PhaseRows(columns, rows, moment.index() - 1);
    }

    private static PhaseRows updates(Moment moment, Wording wording) {
        List<List<String>> rows = new ArrayList<>();
        for (NodeUpdate update : moment.trial().updates()) {
            rows.add(List.of(
                    update.move() == null
                            ? wording.of("trials.root")
                            : update.move().text(),
                    number(update.added(), wording),
                    String.valueOf(update.visits()),
                    update.visits() > 1 ? number(update.before(), wording) : BoundRows.NONE,
                    number(update.mean(), wording)));
        }
        List<String> columns = List.of(
                "trials.column.node",
                "trials.column.added",
                "trials.column.visits",
                "trials.column.before",
                "trials.column.after");
        return new PhaseRows(columns, rows, -1);
    }

    private static String number(double value, Wording wording) {
        return wording.of(TrialTelling.number(value));
    }
}
