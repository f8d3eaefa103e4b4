package lectern.gui.inspector.decision;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLightLaf;
import java.awt.Component;
import java.util.Optional;
import javax.swing.LookAndFeel;
import javax.swing.UIManager;
import javax.swing.UnsupportedLookAndFeelException;
import lectern.game.Term;
import lectern.gui.inspector.decision.view.Decisions;
import lectern.gui.inspector.decision.view.OnEdt;
import lectern.gui.inspector.decision.view.Subject;
import lectern.gui.wording.Wording;
import lectern.search.Candidate;
import lectern.telling.DecisionTelling;
import lectern.telling.ScorePhrase;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CandidateTableTest {
    private static final int NARROW = 330;
    private LookAndFeel before;

    @BeforeEach
    void useTheUsualLook() {
        before = UIManager.getLookAndFeel();
        FlatLightLaf.setup();
    }

    @AfterEach
    void putTheLookBack() throws UnsupportedLookAndFeelException {
        UIManager.setLookAndFeel(before);
    }

    @ParameterizedTest
    @EnumSource
    void inANarrowWindowTheBarIsShortAndNoWordIsCut(Language language) throws Exception {
        OnEdt.run(() -> {
            Subject subject = Decisions.asked(Decisions.PLAIN, "mcts:nodes=2000", 6);
            CandidateTable table = new CandidateTable(new Wording(language), new Deaf());
            table.show(subject, Optional.empty());
            table.setSize(NARROW, 400);
            table.doLayout();

            for (int column = 0; column < table.getColumnCount() - 1; column++) {
                int width = table.getColumnModel().getColumn(column).getWidth();
                Component head = table.getTableHeader()
                        .getDefaultRenderer()
                        .getTableCellRendererComponent(table, table.getColumnName(column), false, false, -1, column);
                assertThat(head.getPreferredSize().width).isLessThanOrEqualTo(width);
                for (int row = 0; row < table.getRowCount(); row++) {
                    Component cell = table.prepareRenderer(table.getCellRenderer(row, column), row, column);
                    assertThat(cell.getPreferredSize().width)
                            .as(table.getColumnName(column))
                            .isLessThanOrEqualTo(width);
                }
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void aBarSaysWhatEachCriterionAddsToTheScore(Language language) throws Exception {
        OnEdt.run(() -> {
            Subject subject = Decisions.asked(Decisions.PLAIN, "greedy", 6);
            Wording wording = new Wording(language);
            CandidateTable table = new CandidateTable(wording, new Deaf());
            table.show(subject, Optional.empty());
            Candidate first =
                    DecisionTelling.of(subject.decision()).candidates().get(0);
            Term term = first.terms().stream()
                    .filter(share -> share.contribution() != 0)
                    .findFirst()
                    .orElseThrow();

            String said = table.getAccessibleContext()
                    .getAccessibleChild(table.getColumnCount() - 1)
                    .getAccessibleContext()
                    .getAccessibleName();

            assertThat(said)
                    .startsWith(wording.of(subject.root().game().kind().term(term.key())) + " "
                            + wording.of(ScorePhrase.contribution(term)));
        });
    }

    private static final class Deaf implements CandidateTable.Ear {
        @Override
        public void selected(Candidate candidate) {}

        @Override
        public void chosen(Candidate candidate) {}

        @Override
        public void pointed(Candidate candidate) {}

        @Override
        public void left() {}

        @Override
        public void asked(Candidate candidate) {}
    }
}
