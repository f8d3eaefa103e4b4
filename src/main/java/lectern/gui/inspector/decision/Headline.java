package lectern.gui.inspector.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JPanel;
import lectern.game.Phrase;
import lectern.gui.wording.PlayerName;
import lectern.gui.wording.Wording;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.ProvenResult;
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
        Decision decision = subject.decision();
        title.setText(titleOf(subject));
        rule.setText(sentences(ruleOf(decision), decision.notes()));
        List<String> parts = factsOf(decision).stream()
                .map(fact -> wording.of(fact).replace(' ', NO_BREAK))
                .toList();
        facts.setText(String.join(wording.of("decision.fact.separator"), parts));
    }

    private String titleOf(Subject subject) {
        String move = subject.decision().move().text();
        return subject.contender()
                .map(contender -> wording.of(
                        subject.asked() ? "decision.would-play" : "decision.played",
                        PlayerName.of(wording, contender.text()),
                        subject.side(),
                        move))
                .orElseGet(() -> wording.of("decision.somebody-played", subject.side(), move));
    }

    static Phrase ruleOf(Decision decision) {
        Optional<ProvenResult> verdict = decision.chosen().verdict();
        String key = "decision.choice." + decision.choice().word();
        if (decision.choice() == Choice.DRAWN)
            return Phrase.of(key, decision.candidates().size());
        if (verdict.isPresent()) return Phrase.of("decision.choice.proven", Window.proven(verdict.get()));
        if (decision.choice() == Choice.MOST_VISITED)
            return Phrase.of(key, decision.chosen().visits());
        return Phrase.of(key, Window.value(decision.score()));
    }

    static List<Phrase> factsOf(Decision decision) {
        List<Phrase> facts = new ArrayList<>();
        facts.add(Phrase.of("decision.fact.candidates", decision.candidates().size()));
        if (decision.depth() > 0) facts.add(Phrase.of("decision.fact.depth", decision.depth()));
        if (decision.nodes() > 0) facts.add(Phrase.of("decision.fact.nodes", decision.nodes()));
        facts.add(Phrase.of("decision.fact.seed", String.valueOf(decision.seed())));
        return facts;
    }

    private String sentences(Phrase first, List<Phrase> others) {
        StringBuilder text = new StringBuilder(wording.of(first));
        others.forEach(other -> text.append(' ').append(wording.of(other)));
        return text.toString();
    }
}
