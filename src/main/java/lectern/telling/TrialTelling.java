package lectern.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.search.TrialRule;
import lectern.search.trials.phase.ChildBound;
import lectern.search.trials.phase.Moment;
import lectern.search.trials.phase.NodeUpdate;
import lectern.search.trials.phase.Phase;
import lectern.search.trials.phase.SelectionStep;
import lectern.search.trials.phase.TrialPlayout;

/** What happens at a moment of a trial, and what the rules of trials are, in phrases. */
public final class TrialTelling {
    private final TrialRule rule;
    private final Phrase side;

    /** @param root whose side every result is for */
    public TrialTelling(TrialRule rule, Position root) {
        this.rule = rule;
        side = root.view().name(root.toMove());
    }

    public static Phrase name(TrialRule rule) {
        return Phrase.of("trials.rule." + rule.word());
    }

    public static Phrase about(TrialRule rule) {
        return Phrase.of("trials.about." + rule.word());
    }

    public static Phrase formula(TrialRule rule) {
        return Phrase.of("trials.formula." + rule.word());
    }

    public static Phrase name(Phase phase) {
        return Phrase.of("trials.phase." + phase.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    /** A mean, a bound or a prior, with as many decimals as all others. */
    public static Phrase number(double value) {
        if (Double.isInfinite(value)) return Phrase.of("trials.infinite");
        return Phrase.of("trials.number", value);
    }

    /** The sentences that tell of a moment. */
    public List<Phrase> told(Moment moment) {
        return switch (moment.phase()) {
            case SELECTION, EXPANSION -> List.of(selected(moment.step()));
            case PLAYOUT -> playout(moment);
            case BACK_UP -> List.of(backedUp(moment));
        };
    }

    private Phrase selected(SelectionStep step) {
        Phrase place = place(step.path());
        int moves = step.children().size();
        if (step.taken() < 0) return Phrase.of("trials.said.proves", place, moves);
        ChildBound taken = step.selected().orElseThrow();
        String move = taken.move().text();
        if (moves == 1) return Phrase.of("trials.said.only", place, move);
        if (rule == TrialRule.FLAT) return Phrase.of("trials.said.turn", place, move, taken.visits());
        if (Double.isInfinite(taken.exploration())) return untried(step, place, move);
        String key = step.opened() ? "trials.said.judged" : "trials.said.highest";
        Phrase highest = Phrase.of(
                key, place, moves, move, number(taken.value()), number(taken.exploration()), number(taken.bound()));
        return taken.visits() == 0 && !step.opened() ? Phrase.of("trials.said.new", highest, move) : highest;
    }

    private Phrase untried(SelectionStep step, Phrase place, String move) {
        if (!rule.growsTree()) return Phrase.of("trials.said.first-try", place, move);
        if (step.opened())
            return Phrase.of("trials.said.listed", place, step.children().size(), move);
        return Phrase.of("trials.said.untried", place, move);
    }

    /** The node that some moves lead to. */
    private static Phrase place(List<Move> path) {
        if (path.isEmpty()) return Phrase.of("trials.place.root");
        return Phrase.of("trials.place.after", path.get(path.size() - 1).text());
    }

    private List<Phrase> playout(Moment moment) {
        TrialPlayout playout = moment.trial().playout();
        List<Phrase> told = new ArrayList<>();
        int moves = playout.moves().size();
        if (moment.index() > 0) {
            String key = rule.isInformed() ? "trials.said.promising" : "trials.said.drawn";
            told.add(Phrase.of(
                    key,
                    moment.index(),
                    moves,
                    playout.moves().get(moment.index() - 1).text()));
        }
        if (moment.isLastOfPlayout()) ended(playout, told);
        return told;
    }

    private void ended(TrialPlayout playout, List<Phrase> told) {
        String key = switch (playout.ending()) {
            case PROVEN -> "trials.said.proven";
            case GAME_OVER -> "trials.said.over";
            case JUDGED -> playout.moves().isEmpty() ? "trials.said.at-once" : "trials.said.cut-off";
        };
        told.add(Phrase.of(key, number(playout.reached()), side));
        boolean halved = rule.isInformed()
                && playout.ending() != TrialPlayout.Ending.PROVEN
                && !playout.moves().isEmpty();
        if (halved) {
            told.add(Phrase.of("trials.said.halves", number(playout.judged()), number(playout.result())));
        }
    }

    private Phrase backedUp(Moment moment) {
        List<NodeUpdate> updates = moment.trial().updates();
        // The last update is the root's; the move that leads from it is the one before.
        NodeUpdate first = updates.get(Math.max(0, updates.size() - 2));
        return Phrase.of(
                "trials.said.back-up",
                number(moment.trial().playout().result()),
                side,
                updates.size(),
                first.move() == null ? "–" : first.move().text(),
                first.visits(),
                number(first.mean()));
    }
}
