package lectern.lesson.check;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Phrase;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.lesson.condition.Unproven;
import lectern.lesson.read.Finding;
import lectern.search.Stop;

/** Carries out what a lesson asks of the engine: that questions can be answered right and wrong, and claims hold. */
final class Proofs {
    private final String file;
    private final Stop stop;
    private final List<Finding> findings = new ArrayList<>();

    private Proofs(String file, Stop stop) {
        this.file = file;
        this.stop = stop;
    }

    static List<Finding> findings(String file, Lesson lesson, Stop stop) {
        Proofs proofs = new Proofs(file, stop);
        for (Block block : lesson.blocks()) {
            if (!stop.isAsked()) proofs.check(block);
        }
        return proofs.findings;
    }

    private void check(Block block) {
        try {
            block.fault(stop).ifPresent(reason -> report(block, reason));
        } catch (Unproven unproven) {
            report(block, unproven.reason());
        }
    }

    private void report(Block block, Phrase reason) {
        if (!stop.isAsked()) findings.add(Finding.error(file, block.line(), reason));
    }
}
