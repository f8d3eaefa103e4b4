package lectern.gui.inspector.decision;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLightLaf;
import java.awt.Component;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JSlider;
import javax.swing.JTable;
import javax.swing.JToggleButton;
import javax.swing.JTree;
import javax.swing.KeyStroke;
import javax.swing.text.JTextComponent;
import lectern.game.Move;
import lectern.gui.desk.Seats;
import lectern.gui.desk.Stepping;
import lectern.gui.inspector.decision.view.Decisions;
import lectern.gui.inspector.decision.view.OnEdt;
import lectern.gui.inspector.decision.view.Subject;
import lectern.play.RecordHead;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Decision;
import lectern.telling.trace.FineStep;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pane, without a screen: what it paints and what it does on the board. */
class DecisionPaneTest extends OpenedDecisionPane {
    @ParameterizedTest
    @CsvSource({
        "infection, search:depth=2, true",
        "infection, greedy, false",
        "shiftago, search:depth=2, false",
        "syrtis, solver:nodes=300, true",
        "pushee, impossibru, true",
        "catsdogs, search:depth=2, true",
        "catsdogs, easy, true"
    })
    void everyDecisionCanBePaintedInEveryTabLanguageAndLook(String game, String player, boolean flat) throws Exception {
        OnEdt.run(() -> {
            if (flat) FlatLightLaf.setup();
            open(Decisions.asked(game, player, 8));
            for (Language language : Language.values()) {
                wording.switchTo(language);
                for (DecisionPane.Tab tab : DecisionPane.Tab.values()) {
                    pane.open(tab);
                    assertThat(colours(painted())).as(tab.name()).isGreaterThan(10);
                }
            }
        });
    }

    private static long colours(BufferedImage image) {
        return Arrays.stream(image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth()))
                .distinct()
                .count();
    }

    @Test
    void nothingIsShownBeforeSomebodyLooks() throws Exception {
        OnEdt.run(() -> {
            Subject subject = Decisions.asked(Decisions.PLAIN, "search:depth=2", 6);
            prepare(subject);
            desk.think(Optional.of(opinion(subject)));
            assertThat(pane.getComponentCount()).isZero();
            pane.addNotify();
            assertThat(part("candidates.table", JTable.class).getRowCount())
                    .isEqualTo(subject.decision().candidates().size());
            assertThat(part("tree.nodes", JTree.class).getModel()).isNull();
            pane.open(DecisionPane.Tab.TREE);
            assertThat(part("tree.nodes", JTree.class).getModel()).isNotNull();
        });
    }

    @Test
    void withoutADecisionEveryUsualPlayerCanBeAsked() throws Exception {
        OnEdt.run(() -> {
            prepare(Decisions.asked("pushee", "greedy", 4));
            pane.addNotify();
            painted();
            assertThat(part("decision-tabs", Component.class).isVisible()).isFalse();
            assertThat(part("ask.search", JButton.class).getText()).isEqualTo("Ask: Search");
            wording.switchTo(Language.PT);
            assertThat(part("ask.search", JButton.class).getText()).isEqualTo("Perguntar: Pesquisa");
        });
    }

    @Test
    void aMoveOfTheLineShowsTheBoardAfterItAndAgainGoesBack() throws Exception {
        OnEdt.run(() -> {
            Subject subject = Decisions.asked(Decisions.PLAIN, "search:depth=3", 6);
            open(subject);
            assertThat(desk.lookahead()).isEmpty();
            part("line.2", JToggleButton.class).doClick();
            assertThat(desk.lookahead().orElseThrow().at()).isEqualTo(2);
            assertThat(desk.lookahead().orElseThrow().line())
                    .isEqualTo(subject.decision().line());
            assertThat(part("line.2", JToggleButton.class).isSelected()).isTrue();
            part("line.back", JButton.class).doClick();
            assertThat(desk.lookahead()).isEmpty();
            assertThat(part("line.2", JToggleButton.class).isSelected()).isFalse();
        });
    }

    @Test
    void aNodeOfTheTreeShowsItsLine() throws Exception {
        OnEdt.run(() -> {
            open(Decisions.asked(Decisions.PLAIN, "search:depth=3", 6));
            pane.open(DecisionPane.Tab.TREE);
            JTree tree = part("tree.nodes", JTree.class);
            tree.expandRow(1);
            tree.setSelectionRow(2);
            assertThat(desk.lookahead().orElseThrow().at()).isEqualTo(2);
            assertThat(part("tree.told", JTextComponent.class).getText()).isNotBlank();
        });
    }

    @Test
    void theSliderWalksTheSearchOnTheBoard() throws Exception {
        OnEdt.run(() -> {
            Subject subject = Decisions.asked(Decisions.PLAIN, "search:depth=3", 6);
            open(subject);
            pane.open(DecisionPane.Tab.STEPS);
            JSlider slider = part("steps.slider", JSlider.class);
            assertThat(slider.getMaximum()).isEqualTo(Decisions.events(subject).size());
            slider.setValue(100);
            FineStep step = FineStep.of(Decisions.events(subject), 100);
            assertThat(desk.lookahead().orElseThrow().line()).isEqualTo(step.line());
            part("steps.previous", JButton.class).doClick();
            assertThat(slider.getValue()).isEqualTo(99);
            wording.switchTo(Language.PT);
            assertThat(slider.getValue()).isEqualTo(99);
        });
    }

    @Test
    void theKeyForTheNextStepWalksTheSearchThatIsInFrontAndLeavesTheGameAlone() throws Exception {
        OnEdt.run(() -> {
            open(Decisions.asked(Decisions.PLAIN, "search:depth=3", 6));
            assertThat(pane.stepping()).isEmpty();
            pane.open(DecisionPane.Tab.STEPS);
            JSlider slider = part("steps.slider", JSlider.class);
            Stepping search = pane.stepping().orElseThrow();
            assertThat(search.canGoBack()).isFalse();
            search.next();
            assertThat(slider.getValue()).isEqualTo(1);
            press("PAGE_DOWN");
            assertThat(slider.getValue()).isEqualTo(2);
            press("PAGE_UP");
            assertThat(slider.getValue()).isEqualTo(1);
            KeyStroke key = KeyStroke.getKeyStroke("PAGE_DOWN");
            assertThat(slider.getActionMap().get(slider.getInputMap().get(key)))
                    .as("the slider does not take it for a leap")
                    .isNull();
            slider.setValue(slider.getMaximum());
            assertThat(search.canGoOn()).isFalse();
        });
    }

    private void press(String key) {
        JComponent steps = part("steps", JComponent.class);
        Object name =
                steps.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).get(KeyStroke.getKeyStroke(key));
        steps.getActionMap().get(name).actionPerformed(null);
    }

    @Test
    void whoTurnsToAnotherTabSeesOnTheBoardWhatIsToldThere() throws Exception {
        OnEdt.run(() -> {
            open(Decisions.asked(Decisions.PLAIN, "search:depth=3", 6));
            pane.open(DecisionPane.Tab.TREE);
            JTree tree = part("tree.nodes", JTree.class);
            tree.setSelectionRow(1);
            List<Move> branch = desk.lookahead().orElseThrow().line();
            pane.open(DecisionPane.Tab.STEPS);
            assertThat(desk.lookahead()).as("the search has not begun").isEmpty();
            part("steps.slider", JSlider.class).setValue(100);
            List<Move> step = desk.lookahead().orElseThrow().line();
            pane.open(DecisionPane.Tab.TREE);
            assertThat(desk.lookahead().orElseThrow().line()).isEqualTo(branch);
            pane.open(DecisionPane.Tab.STEPS);
            assertThat(desk.lookahead().orElseThrow().line()).isEqualTo(step).isNotEqualTo(branch);
            pane.open(DecisionPane.Tab.CANDIDATES);
            assertThat(desk.lookahead()).isEmpty();
        });
    }

    @Test
    void aPlayedMoveTellsThatItsSearchWasNotKept() throws Exception {
        OnEdt.run(() -> {
            Subject subject = Decisions.asked(Decisions.PLAIN, "search:depth=2", 6);
            prepare(subject);
            desk.play(
                    new Decision(
                            subject.decision().move(),
                            subject.decision().score(),
                            subject.decision().choice(),
                            subject.decision().candidates(),
                            2,
                            subject.decision().nodes(),
                            subject.decision().seed(),
                            Optional.empty(),
                            subject.decision().notes()),
                    subject.contender().orElseThrow());
            pane.addNotify();
            pane.open(DecisionPane.Tab.TREE);
            painted();
            assertThat(part("tree.think-again", JButton.class).isVisible()).isTrue();
            part("tree.think-again", JButton.class).doClick();
            assertThat(playing.isThinking()).isTrue();
        });
    }

    @Test
    void aPlayedMoveIsItsPlayersWhoeverSitsThereNow() throws Exception {
        OnEdt.run(() -> {
            Subject subject = Decisions.asked(Decisions.PLAIN, "search:depth=2", 6);
            prepare(subject);
            desk.play(subject.decision(), subject.contender().orElseThrow());
            desk.seat(Seats.PEOPLE);
            assertThat(Subject.of(desk).orElseThrow().contender()).isEqualTo(subject.contender());
            desk.begin(desk.match(), RecordHead.EMPTY, Seats.PEOPLE);
            assertThat(Subject.of(desk).orElseThrow().contender()).isEmpty();
        });
    }

    @Test
    void thePlayerWhoseDecisionIsShownIsTheOneThatIsNamed() throws Exception {
        OnEdt.run(() -> {
            open(Decisions.asked(Decisions.PLAIN, "greedy:evaluator=report", 6));
            assertThat(part("ask.player", JComboBox.class).getSelectedItem()).hasToString("greedy:evaluator=report");
            Contender asked = PlayerText.read("mcts:nodes=500", desk.game());
            pane.ask(asked);
            assertThat(part("ask.player", JComboBox.class).getSelectedItem()).isEqualTo(asked);
        });
    }
}
