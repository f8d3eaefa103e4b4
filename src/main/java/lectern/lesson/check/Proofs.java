package lectern.lesson.check;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Phrase;
import lectern.lesson.Block;
import lectern.lesson.condition.Unproven;
import lectern.lesson.read.Finding;
import lectern.lesson.read.Reading;
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

    static List<Finding> findings(Reading reading, Stop stop) {
        Proofs proofs = new Proofs(reading.file(), stop);
        for (Block block : reading.blocks()) {
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
