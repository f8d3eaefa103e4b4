package lectern.search.trials.phase;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Move;

/**
 * One thing to look at in a trial: a node where a move is selected, a move of the playout, or what is backed up.
 *
 * @param index in selection and expansion which of the trial's steps; in a playout how many of its moves are made, 0 only
 *     if it has none
 */
public record Moment(Trial trial, Phase phase, int index) {
    /** All moments of a trial, in order. */
    public static List<Moment> of(Trial trial) {
        List<Moment> moments = new ArrayList<>();
        for (int i = 0; i < trial.steps().size(); i++) {
            moments.add(new Moment(trial, trial.steps().get(i).phase(), i));
        }
        int moves = trial.playout().moves().size();
        for (int i = Math.min(1, moves); i <= moves; i++) moments.add(new Moment(trial, Phase.PLAYOUT, i));
        moments.add(new Moment(trial, Phase.BACK_UP, 0));
        return moments;
    }

    /** Where a move is selected; not for other phases. */
    public SelectionStep step() {
        return trial.steps().get(index);
    }

    public boolean isSelecting() {
        return phase == Phase.SELECTION || phase == Phase.EXPANSION;
    }

    /** Whether the playout ends here. */
    public boolean isLastOfPlayout() {
        return phase == Phase.PLAYOUT && index == trial.playout().moves().size();
    }

    /** Every move of the trial, from the root on. */
    public List<Move> line() {
        List<Move> line = new ArrayList<>(trial.playout().path());
        line.addAll(trial.playout().moves());
        return line;
    }

    /** After how many moves of the line the position is that is looked at; what is backed up ends at the root. */
    public int at() {
        return switch (phase) {
            case SELECTION, EXPANSION -> index;
            case PLAYOUT -> trial.playout().path().size() + index;
            case BACK_UP -> 0;
        };
    }
}
