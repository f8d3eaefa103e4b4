package lectern.gui.inspector.decision;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JTable;
import javax.swing.JToggleButton;
import javax.swing.text.JTextComponent;
import lectern.gui.desk.Opinion;
import lectern.gui.inspector.decision.view.Decisions;
import lectern.gui.inspector.decision.view.OnEdt;
import lectern.gui.inspector.decision.view.Subject;
import lectern.search.Candidate;
import org.junit.jupiter.api.Test;

/** A move of a decision is worked out, or set beside the chosen one, in the pane without a screen. */
class LookedIntoCandidatesTest extends OpenedDecisionPane {
    @Test
    void aCandidateAtABoundCanBeWorkedOutBesideTheEventThread() throws Exception {
        OnEdt.run(() -> {
            open(Decisions.asked(Decisions.PLAIN, "search:depth=3", 6));
            JTable table = part("candidates.table", JTable.class);
            JButton exact = part("candidates.exact", JButton.class);
            assertThat(exact.isVisible()).as("the chosen move's score is exact").isFalse();
            int last = table.getRowCount() - 1;
            table.setRowSelectionInterval(last, last);
            assertThat(exact.isVisible()).isTrue();
            exact.doClick();
            assertThat(playing.isThinking()).isTrue();
            assertThat(part("ask.ask", JButton.class).getText()).isEqualTo("Stop");
        });
    }

    @Test
    void aCandidateIsSetBesideTheChosenMoveAndBothLinesArePlayable() throws Exception {
        OnEdt.run(() -> {
            Subject subject = Decisions.asked(Decisions.PLAIN, "search:depth=3", 6);
            open(subject);
            JTable table = part("candidates.table", JTable.class);
            JButton why = part("candidates.why", JButton.class);
            assertThat(why.isVisible()).as("the chosen move is selected").isFalse();
            table.setRowSelectionInterval(3, 3);
            String other = (String) table.getValueAt(3, 0);
            why.doClick();
            assertThat(part("whynot.answer", JTextComponent.class).getText()).contains(other);
            part("whynot.other-line.1", JToggleButton.class).doClick();
            assertThat(desk.lookahead().orElseThrow().line().get(0).text()).isEqualTo(other);
            part("whynot.chosen-line.2", JToggleButton.class).doClick();
            assertThat(desk.lookahead().orElseThrow().line())
                    .isEqualTo(subject.decision().line());
            assertThat(desk.lookahead().orElseThrow().at()).isEqualTo(2);
        });
    }

    @Test
    void whatIsComparedStaysComparedWhenMoreIsKnownOfIt() throws Exception {
        OnEdt.run(() -> {
            Subject subject = Decisions.asked(Decisions.PLAIN, "search:depth=3", 6);
            open(subject);
            pane.open(DecisionPane.Tab.WHY_NOT);
            JComboBox<?> others = part("whynot.other", JComboBox.class);
            others.setSelectedIndex(others.getItemCount() - 1);
            Candidate compared = (Candidate) others.getSelectedItem();
            assertThat(part("whynot.exact", JButton.class).isVisible()).isTrue();
            Candidate known = Candidate.of(compared.move(), -1_000, List.of());
            desk.think(Optional.of(new Opinion(
                    subject.root(),
                    subject.contender().orElseThrow(),
                    subject.decision().with(known, 5, List.of()))));
            assertThat(others.getSelectedItem()).isEqualTo(known);
            assertThat(part("whynot.exact", JButton.class).isVisible()).isFalse();
        });
    }

    @Test
    void theCandidateThatWasWorkedOutStaysTheOneThatIsLookedInto() throws Exception {
        OnEdt.run(() -> {
            Subject subject = Decisions.asked(Decisions.PLAIN, "search:depth=3", 6);
            open(subject);
            JTable table = part("candidates.table", JTable.class);
            table.setRowSelectionInterval(1, 1);
            String move = (String) table.getValueAt(1, 0);
            Candidate bounded = subject.decision().candidates().stream()
                    .filter(candidate -> candidate.move().text().equals(move))
                    .findFirst()
                    .orElseThrow();
            Candidate known = Candidate.of(bounded.move(), -1_000, List.of());
            desk.think(Optional.of(new Opinion(
                    subject.root(),
                    subject.contender().orElseThrow(),
                    subject.decision().with(known, 5, List.of()))));
            assertThat(table.getSelectedRow()).isEqualTo(table.getRowCount() - 1);
            assertThat(table.getValueAt(table.getSelectedRow(), 0)).isEqualTo(move);
        });
    }
}
