package lectern.gui.inspector.decision;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.text.JTextComponent;
import lectern.gui.inspector.decision.view.OnEdt;
import lectern.gui.inspector.decision.view.Subject;
import lectern.gui.wording.Wording;
import lectern.search.Candidate;
import lectern.telling.Decided;
import lectern.telling.Told;
import lectern.text.Language;

/** What the window says of decisions, read from the components that show it. */
public final class ToldByWindow {
    private final Wording wording;
    private final Headline headline;
    private final CandidateTableModel candidates;
    private final TermTableModel terms;

    private ToldByWindow(Language language) {
        wording = new Wording(language);
        headline = new Headline(wording);
        candidates = new CandidateTableModel(wording);
        terms = new TermTableModel(wording);
    }

    public static List<Told> all(List<Decided> decisions, Language language) throws InterruptedException {
        List<Told> all = new ArrayList<>();
        OnEdt.run(() -> {
            ToldByWindow window = new ToldByWindow(language);
            decisions.forEach(decided -> all.add(window.told(decided)));
        });
        return all;
    }

    private Told told(Decided decided) {
        Subject subject = new Subject(decided.position(), decided.decision(), Optional.of(decided.contender()), true);
        headline.show(subject);
        candidates.show(decided.decision());
        List<Map<String, String>> rows = new ArrayList<>();
        List<Boolean> chosen = new ArrayList<>();
        for (int i = 0; i < Math.min(Told.ROWS, candidates.getRowCount()); i++) {
            rows.add(row(subject, i));
            chosen.add(candidates.isChosen(i));
        }
        return new Told(text("decision-title") + ". " + text("decision-rule"), rows, chosen);
    }

    /** A candidate's cells and, below them in the window, the shares that make its score. */
    private Map<String, String> row(Subject subject, int row) {
        Map<String, String> cells = new LinkedHashMap<>();
        for (int i = 0; i < candidates.getColumnCount(); i++) {
            if (candidates.getColumnClass(i) == String.class)
                cells.put(candidates.getColumnName(i), (String) candidates.getValueAt(row, i));
        }
        Candidate candidate = candidates.candidate(row);
        terms.show(subject.root().game().kind(), candidates.telling().criteria(), candidate);
        for (int i = 0; i < terms.getRowCount(); i++) {
            if (!terms.isSum(i))
                cells.put((String) terms.getValueAt(i, 0), (String) terms.getValueAt(i, terms.getColumnCount() - 1));
        }
        return cells;
    }

    private String text(String name) {
        return Arrays.stream(headline.getComponents())
                .filter(part -> name.equals(part.getName()))
                .map(part -> ((JTextComponent) part).getText())
                .collect(Collectors.joining());
    }
}
