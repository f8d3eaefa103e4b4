package lectern.lesson.exercise;

import java.util.List;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.game.Seat;

/** Judges the positions of a tree on paper by what is written there. */
record PaperCriterion() implements Criterion {
    static final Evaluator EVALUATOR = Evaluator.of("paper", List.of(new PaperCriterion()));

    @Override
    public String key() {
        return "paper";
    }

    @Override
    public double weight() {
        return 1;
    }

    /** The values are those of the root's side, for which searches judge leaves. */
    @Override
    public double raw(Position position, Seat side) {
        if (position instanceof PaperPosition paper) return paper.node().value();
        throw new IllegalArgumentException("not on paper: " + position.text());
    }
}
