package lectern.gui.inspector.decision.trace;

import javax.swing.JButton;
import javax.swing.JPanel;
import lectern.game.Phrase;
import lectern.gui.inspector.decision.view.Subject;
import lectern.gui.textflow.Prose;
import lectern.gui.wording.Wording;
import lectern.search.Choice;
import net.miginfocom.swing.MigLayout;

/** Why there is nothing of a search to be seen, and the button that changes that if anything can. */
final class NoTrace extends JPanel {
    private final transient Wording wording;
    private final Prose reason;
    private final JButton again = new JButton();

    /**
     * @param name what its parts are called: {@code tree} or {@code steps}
     */
    NoTrace(String name, Wording wording, Runnable thinkAgain) {
        super(new MigLayout("insets 12 0 0 0, fillx, gapy 8, hidemode 3", "[grow, fill]"));
        this.wording = wording;
        reason = new Prose(name + ".reason", "");
        again.setName(name + ".think-again");
        again.addActionListener(event -> thinkAgain.run());
        add(reason, "wmin 0, wrap");
        add(again, "growx 0");
    }

    void show(Subject subject) {
        boolean kept = !subject.asked() && subject.decision().choice() != Choice.DRAWN;
        reason.setText(wording.of(why(subject)));
        again.setText(wording.of("decision.think-again"));
        again.setVisible(kept && subject.decision().trace().isEmpty());
    }

    static Phrase why(Subject subject) {
        if (subject.decision().trace().isPresent()) return Phrase.of("decision.no-steps");
        boolean searched = !subject.asked() && subject.decision().choice() != Choice.DRAWN;
        return Phrase.of(searched ? "decision.not-kept" : "decision.no-search");
    }
}
