package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JSlider;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import lectern.cli.query.QueryLoop;
import lectern.game.GameKind;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.gui.robot.MovedPointer;
import lectern.gui.robot.Replacing;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.file.HeuristicFiles;
import lectern.heuristic.file.HeuristicJson;
import lectern.heuristic.formula.Formula;
import lectern.telling.ScorePhrase;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A heuristic is made in the window, saved, opened again, played against and compared, in every game. */
@RobotTest
class LabIT {
    private static final List<String> OWN = List.of("count(own & near(vacant))", "if(turn > 0, 1, 0)");
    private static final List<String> WEIGHTS = List.of("2", "-0.5", "3", "1.5", "0.25");
    private static final String NAME = "Made by hand";
    private static final int PLIES = 14;

    private final Path folder = Journey.folder().toAbsolutePath();
    private Journey journey;

    static List<GameKind> games() {
        return Games.ALL;
    }

    @BeforeEach
    void open() {
        UserSettings memory = UserSettings.in(new DataFolder(folder));
        memory.remember("files.folder", folder.toString());
        memory.awaitWritten();
        journey = Journey.begin(folder);
    }

    @AfterEach
    void close() {
        journey.close();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aHeuristicIsMadeSavedOpenedAgainPlayedAgainstAndCompared(GameKind game) throws Exception {
        Position position = middleGame(game);
        journey.with(game.id(), position.text());
        journey.openTab("Lab");
        make(game);
        assertTotalsAreThoseOfQuery(position);

        journey.click("lab.save");
        journey.answer("lab.name", NAME);
        Waiting.until("it has its name", NAME, () -> heuristic().name());
        Heuristic made = heuristic();
        beginAnother(made);
        journey.choose("lab.open", "lab.open." + NAME);
        Waiting.until("it is there again", made, this::heuristic);
        assertTotalsAreThoseOfQuery(position);

        playAgainstIt(position.toMove(), made);
        compareIt();
    }

    @Test
    void aHeuristicIsSavedAsAFileAndOpenedDuplicatedAndDeleted() {
        GameKind game = Games.read("infection").kind();
        journey.with(game.id(), middleGame(game).text());
        journey.openTab("Lab");
        journey.click("lab.save");
        journey.answer("lab.name", NAME);
        Waiting.until("it has its name", NAME, () -> heuristic().name());
        Heuristic made = heuristic();
        saveAsFileAndOpenIt(made);
        duplicateAndDeleteIt(made);
    }

    /** Of three criteria of the game and two of one's own. */
    private void make(GameKind game) {
        journey.choose("lab.open", "lab.begin-empty");
        Waiting.until("nothing is there", List.of(), this::names);
        game.criteria().stream().limit(3).forEach(criterion -> {
            journey.choose("lab.add-criterion", "lab.add." + criterion.key());
            Waiting.until("it is a term", () -> names().contains(criterion.key()));
        });
        for (String formula : OWN) {
            int before = names().size();
            journey.click("lab.add-formula");
            journey.type("lab.editor.formula", formula);
            Waiting.until("it is a term", before + 1, () -> names().size());
        }
        List<String> terms = names();
        assertThat(terms).hasSize(5);
        for (int i = 0; i < terms.size(); i++) weigh(terms.get(i), WEIGHTS.get(i));
        assertThat(weights()).containsExactly(2.0, -0.5, 3.0, 1.5, 0.25);
    }

    private void saveAsFileAndOpenIt(Heuristic made) {
        Path file = Path.of("a" + HeuristicFiles.ENDING);
        journey.choose("lab.actions", "lab.save-file");
        journey.answerFileDialog(file);
        journey.untilSaid("prompt", "The file “%s” has been saved.".formatted(file));
        assertThat(HeuristicFiles.read(folder.resolve(file))).isEqualTo(made);
        beginAnother(made);
        journey.choose("lab.open", "lab.open-file");
        journey.answerFileDialog(file);
        Waiting.until("what is in the file is there", made, this::heuristic);
    }

    private void beginAnother(Heuristic made) {
        journey.choose("lab.open", "lab.begin.report");
        Waiting.until("another one is there", () -> !heuristic().terms().equals(made.terms()));
    }

    private void duplicateAndDeleteIt(Heuristic made) {
        JButton save = journey.find("lab.save", JButton.class);
        journey.choose("lab.actions", "lab.duplicate");
        journey.answer("lab.name", "Its double");
        Waiting.until("the double is worked at", made.withName("Its double"), this::heuristic);
        Waiting.until("it is saved", () -> !save.isEnabled());
        journey.choose("lab.actions", "lab.delete");
        journey.agree();
        Waiting.until("it is not saved any more", save::isEnabled);
        journey.choose("lab.open", "lab.open." + NAME);
        Waiting.until("the first one is as it was", made, this::heuristic);
        assertThat(Waiting.onEventThread(save::isEnabled))
                .as("it could be saved")
                .isFalse();
    }

    /** Until it has made a move of its own. */
    private void playAgainstIt(Seat person, Heuristic made) {
        Seat other = person.other();
        journey.choose("lab.play", "lab.play." + other.word());
        Waiting.until(
                "it sits there",
                Optional.of(made),
                () -> journey.desk().seats().at(other).flatMap(player -> player.heuristic()));
        Position here = Waiting.onEventThread(() -> journey.desk().position());
        while (here.toMove() == person) {
            Move move = onward(here);
            journey.playByMouse(move.text());
            here = here.play(move, Narrator.SILENT);
        }
        Waiting.until(
                "it answers",
                () -> journey.desk().match().line().stream()
                        .anyMatch(turn -> turn.before().toMove() == other
                                && turn.decision().isPresent()));
    }

    /** A move after which the game goes on. */
    private static Move onward(Position position) {
        return position.moves().stream()
                .filter(move -> !position.play(move, Narrator.SILENT).isOver())
                .findFirst()
                .orElseThrow();
    }

    private void compareIt() {
        journey.choose("lab.actions", "lab.compare");
        journey.await("comparison.save", JButton.class);
        journey.untilTold("comparison.state", "they would choose differently in");
        journey.untilTold("comparison.first", NAME);
        journey.click("comparison.back");
        journey.await("lab.actions", JButton.class);
    }

    @Test
    void keysThatComeBeforeTheWordsForThemCompleteNothing() {
        GameKind game = Games.ALL.get(0);
        journey.with(game.id(), middleGame(game).text());
        journey.openTab("Lab");
        journey.click("lab.add-formula");
        JTextArea formula = journey.await("lab.editor.formula", JTextArea.class);
        journey.robot().click(formula);
        Waiting.until("one can write", formula::isFocusOwner);
        journey.robot().enterText("count(own & edg");
        journey.await("lab.editor.formula.words", JList.class);
        Waiting.onEventThread(() -> {
            formula.replaceSelection("e)");
            formula.getActionMap().get("ENTER").actionPerformed(null);
            return formula;
        });

        Waiting.until(
                "it is a term as it was written",
                Optional.of("count(own & edge)"),
                () -> heuristic().term("mine").flatMap(HeuristicTerm::formula).map(Formula::text));
    }

    @Test
    void aTermThatIsPointedAtGivesTheBoardBackToTheGroupsThatStay() {
        GameKind game = Games.read("infection").kind();
        journey.with(game.id(), middleGame(game).text());
        journey.openTab("Connectivity");
        journey.click("connectivity.stays");
        journey.openTab("Lab");
        Painted groups = journey.paintedAlone();

        JComponent term = journey.await("lab.term.edge", JComponent.class);
        journey.scrollTo(term);
        MovedPointer.at(journey.robot(), term, new Point(5, 5));
        Waiting.until("its cells are lit", () -> !journey.painted().equals(groups));
        journey.pointAway();
        Waiting.until("the groups are there again", groups, journey::painted);
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
        journey.choose("lab.actions", "lab.experiment");

        JComboBox<?> tried = journey.await("experiment.sweep.heuristic", JComboBox.class);
        Waiting.until("it is chosen", "@" + heuristic().name(), tried::getSelectedItem);
    }

    private void weigh(String term, String weight) {
        JTextField field = journey.await("lab.weight." + term, JTextField.class);
        journey.scrollTo(field);
        Replacing.all(journey.robot(), field, weight);
        Waiting.until(
                "it weighs so",
                Double.parseDouble(weight),
                () -> journey.panel().lab().heuristic().term(term).orElseThrow().weight());
    }

    /** What is printed in the window is what a query prints: of the position, and after each of its moves. */
    private void assertTotalsAreThoseOfQuery(Position position) throws Exception {
        JTable table = journey.await("lab.ranking", JTable.class);
        Waiting.until("all moves are ranked", position.moveCount(), table::getRowCount);
        String sum = "Sum " + worded(ScorePhrase.exact(queried(position, position.toMove())));
        Waiting.until("the sum is there", sum, () -> said("lab.sum"));
        List<List<Object>> rows = Waiting.onEventThread(() -> IntStream.range(0, table.getRowCount())
                .mapToObj(row -> List.of(table.getValueAt(row, 2), table.getValueAt(row, 3)))
                .toList());
        for (List<Object> row : rows) {
            Move move = position.readMove((String) row.get(0));
            double total = queried(position.play(move, Narrator.SILENT), position.toMove());
            assertThat(row.get(1)).as(move.text()).isEqualTo(worded(ScorePhrase.of(total)));
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
