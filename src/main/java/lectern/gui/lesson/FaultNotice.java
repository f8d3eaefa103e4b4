package lectern.gui.lesson;

import java.awt.Component;
import java.util.List;
import java.util.stream.Collectors;
import lectern.gui.dialog.Notice;
import lectern.gui.wording.Wording;
import lectern.lesson.read.Finding;
import lectern.lesson.read.Reading;

/** Says why a lesson cannot be opened. */
final class FaultNotice {
    private static final int MOST = 6;

    private FaultNotice() {}

    static void show(Component owner, Wording wording, Reading reading) {
        List<Finding> findings = reading.findings();
        String lines = findings.stream()
                .limit(MOST)
                .map(finding -> wording.of("lecture.fault", finding.line(), finding.reason()))
                .collect(Collectors.joining("\n"));
        Notice.show(
                owner, wording, "lecture.not-opened", wording.of("lecture.unreadable", reading.file()) + "\n" + lines);
    }
}
