package lectern.gui.inspector.decision;

import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.JPanel;
import lectern.gui.inspector.decision.view.Subject;
import lectern.gui.textflow.Prose;
import lectern.gui.wording.Wording;
import lectern.play.player.Contender;
import lectern.telling.DecisionTelling;
import net.miginfocom.swing.MigLayout;

/** Who chose which move, by which rule, and how much thinking went into it. */
final class Headline extends JPanel {
    private static final char NO_BREAK = '\u00a0';

    private final transient Wording wording;
    private final Prose title = new Prose("decision-title", "title");
    private final Prose rule = new Prose("decision-rule", "");
    private final Prose facts = new Prose("decision-facts", "muted");

    Headline(Wording wording) {
        super(new MigLayout("insets 0, fillx, gapy 2", "[grow, fill]"));
        this.wording = wording;
        add(title, "wmin 0, wrap");
        add(rule, "wmin 0, wrap");
        add(facts, "wmin 0");
    }

    void show(Subject subject) {
        DecisionTelling telling = DecisionTelling.of(subject.decision());
        Optional<String> player = subject.contender().map(Contender::text);
        title.setText(wording.of(telling.title(player, subject.asked(), subject.side())));
        rule.setText(telling.reasons().stream().map(wording::of).collect(Collectors.joining(" ")));
        facts.setText(telling.facts().stream()
                .map(fact -> wording.of(fact).replace(' ', NO_BREAK))
                .collect(Collectors.joining(wording.of("decision.fact.separator"))));
    }
}
