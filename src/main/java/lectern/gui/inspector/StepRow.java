package lectern.gui.inspector;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import lectern.game.Effect;
import lectern.game.Phrase;
import lectern.game.Step;
import lectern.game.board.Cells;

/**
 * A line of the list of steps: a step, or a part of one that is opened.
 *
 * @param number of the step, from 1
 * @param part the number of the part, from 1; 0 for a step
 * @param open whether the step's parts stand below it
 */
record StepRow(Step step, int number, int part, boolean open) {
    static List<StepRow> of(List<Effect> effects, Predicate<Step> opened) {
        List<StepRow> rows = new ArrayList<>();
        int number = 0;
        for (Step step : Step.of(effects)) {
            number++;
            boolean open = opened.test(step);
            rows.add(new StepRow(step, number, 0, open));
            for (int part = 1; open && part <= step.parts().size(); part++)
                rows.add(new StepRow(step, number, part, true));
        }
        return rows;
    }

    /** How many effects have happened when this has. */
    int end() {
        return part == 0 ? step.end() : step.from() + part;
    }

    boolean canBeOpened() {
        return part == 0 && step.isWhole();
    }

    Cells cells() {
        return part == 0 ? step.cells() : effect().cells();
    }

    int tier() {
        return effect().tier();
    }

    Phrase sentence() {
        if (part > 0) return Phrase.of("inspector.step.part", number, part, effect().reason());
        return step.isWhole()
                ? Phrase.of(
                        "inspector.step.whole",
                        number,
                        step.told(),
                        step.parts().size())
                : Phrase.of("inspector.step", number, step.told());
    }

    private Effect effect() {
        return step.parts().get(Math.max(0, part - 1));
    }
}
