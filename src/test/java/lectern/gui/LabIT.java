package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JSlider;
import javax.swing.JTable;
import javax.swing.JTextField;
import lectern.cli.query.QueryLoop;
import lectern.game.GameKind;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.gui.robot.Replacing;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.file.HeuristicJson;
import lectern.telling.ScorePhrase;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A heuristic is made in the window, saved, opened again and played against, in every game. */
@RobotTest
class LabIT {
    private static final List<String> OWN = List.of(
            "count(own & near(vacant)) - 0.5 * count(enemy & edge)", "if(count(vacant) > 4, count(own & centre), 0)");
    private static final List<String> WEIGHTS = List.of("2", "-0.5", "3", "1.5", "0.25");
    private static final int PLIES = 14;

    private Journey journey;

    static List<GameKind> games() {
        return Games.ALL;
    }

    @BeforeEach
    void open() {
        journey = Journey.begin();
    }

    @AfterEach
    void close() {
        journey.close();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aHeuristicIsMadeSavedOpenedAgainAndPlayedAgainst(GameKind game) throws Exception {
        Position position = middleGame(game);
        journey.with(game.id(), position.text());
        journey.openTab("Lab");
        choose("lab.open", "lab.begin-empty");
        Waiting.until("nothing is there", List.of(), this::names);
        game.criteria().stream()
                .limit(3)
                .forEach(criterion -> {
                    choose("lab.add-criterion", "lab.add." + criterion.key());
                    Waiting.until("it is a term", () -> names().contains(criterion.key()));
                });
        for (String formula : OWN) {
            journey.click("lab.add-formula");
            int before = names().size();
            journey.type("lab.editor.formula", formula);
            Waiting.until("it is a term", before + 1, () -> names().size());
        }
        List<String> terms = names();
        assertThat(terms).hasSize(5);
        for (int i = 0; i < terms.size(); i++) weigh(terms.get(i), WEIGHTS.get(i));
        assertThat(weights()).containsExactly(2.0, -0.5, 3.0, 1.5, 0.25);
        assertTotalsAreThoseOfQuery(position);

        Heuristic made = heuristic();
        journey.click("lab.save");
        write("lab.name", "Made by hand");
        journey.press(KeyEvent.VK_ENTER);
        Waiting.until("it has its name", "Made by hand", () -> heuristic().name());
        choose("lab.open", "lab.begin.strong");
        Waiting.until("another one is there", () -> !heuristic().terms().equals(made.terms()));
        choose("lab.open", "lab.open.Made by hand");
        Waiting.until("it is there again", made.withName("Made by hand"), this::heuristic);
        assertTotalsAreThoseOfQuery(position);

        Seat other = position.toMove().other();
        choose("lab.play", "lab.play." + other.word());
        Waiting.until(
                "it sits there",
                Optional.of(heuristic()),
                () -> journey.desk().seats().at(other).flatMap(player -> player.heuristic()));
    }

    @Test
    void aNewTermComesIntoSightAndItsWeightCanBeChangedWithTheKeyboardAtOnce() {
        GameKind game = Games.ALL.get(0);
        journey.with(game.id(), middleGame(game).text());
        journey.openTab("Lab");
        journey.click("lab.add-formula");
        journey.type("lab.editor.formula", OWN.get(0));

        JSlider slider = journey.await("lab.slider.mine", JSlider.class);
        Waiting.until("the keyboard is there", slider::isFocusOwner);
        Waiting.until("all of its row is seen", () -> {
            JComponent row = (JComponent) slider.getParent();
            return row.getVisibleRect().getSize().equals(row.getSize());
        });
        double before = heuristic().term("mine").orElseThrow().weight();
        journey.press(KeyEvent.VK_LEFT);
        Waiting.until(
                "it weighs less", () -> heuristic().term("mine").orElseThrow().weight() < before);
    }

    @Test
    void experimentsWithTheHeuristicOfTheLabBeginInItsMenu() {
        GameKind game = Games.ALL.get(0);
        journey.with(game.id(), middleGame(game).text());
        journey.openTab("Lab");
        choose("lab.actions", "lab.experiment");

        JComboBox<?> tried = journey.await("experiment.sweep.heuristic", JComboBox.class);
        assertThat(Waiting.onEventThread(tried::getSelectedItem))
                .isEqualTo("@" + heuristic().name());
    }

    private void choose(String button, String item) {
        journey.click(button);
        journey.click(item);
    }

    private void weigh(String term, String weight) {
        write("lab.weight." + term, weight);
        Waiting.until(
                "it weighs so",
                Double.parseDouble(weight),
                () -> journey.panel().lab().heuristic().term(term).orElseThrow().weight());
    }

    /** In the place of what stands there. */
    private void write(String name, String text) {
        JTextField field = journey.await(name, JTextField.class);
        journey.scrollTo(field);
        Replacing.all(journey.robot(), field, text);
    }

    /** What is printed in the window is what a query prints: of the position, and after each of its moves. */
    private void assertTotalsAreThoseOfQuery(Position position) throws Exception {
        JTable table = journey.await("lab.ranking", JTable.class);
        Waiting.until("all moves are ranked", position.moveCount(), table::getRowCount);
        String sum = "Sum " + worded(ScorePhrase.exact(queried(position, position.toMove())));
        Waiting.until("the sum is there", sum, () -> said("lab.sum"));
        for (int i = 0; i < position.moveCount(); i++) {
            int row = i;
            Move move = position.readMove(Waiting.onEventThread(() -> (String) table.getValueAt(row, 2)));
            double total = queried(position.play(move, Narrator.SILENT), position.toMove());
            assertThat(Waiting.onEventThread(() -> table.getValueAt(row, 3)))
                    .as(move.text())
                    .isEqualTo(worded(ScorePhrase.of(total)));
        }
    }

    private double queried(Position position, Seat side) throws Exception {
        ObjectNode request = new ObjectMapper().createObjectNode();
        request.put("do", "evaluate");
        request.put("game", position.game().text());
        request.put("position", position.text());
        request.put("side", side.word());
        request.set("evaluator", HeuristicJson.of(heuristic()));
        JsonNode answer = new ObjectMapper().readTree(new QueryLoop().answer(request.toString()));
        assertThat(answer.has("total")).as("%s", answer).isTrue();
        return answer.get("total").doubleValue();
    }

    private static String worded(lectern.game.Phrase phrase) {
        return new Sentences(Language.EN).of(phrase);
    }

    private String said(String label) {
        return Waiting.onEventThread(
                () -> journey.find(label, javax.swing.JLabel.class).getText());
    }

    private Heuristic heuristic() {
        return Waiting.onEventThread(() -> journey.panel().lab().heuristic());
    }

    private List<String> names() {
        return heuristic().terms().stream().map(HeuristicTerm::name).toList();
    }

    private List<Double> weights() {
        return heuristic().terms().stream().map(HeuristicTerm::weight).toList();
    }

    private static Position middleGame(GameKind game) {
        Position position = Games.read(game.id()).start(1).position();
        SplittableRandom random = new SplittableRandom(18);
        for (int i = 0; i < PLIES; i++) {
            Position next = position.play(position.move(random.nextInt(position.moveCount())), Narrator.SILENT);
            if (next.isOver()) break;
            position = next;
        }
        return position;
    }
}
