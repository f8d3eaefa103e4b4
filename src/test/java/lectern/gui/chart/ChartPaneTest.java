package lectern.gui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Point;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import lectern.game.GameKind;
import lectern.game.Seat;
import lectern.game.Start;
import lectern.games.Games;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.desk.MoveSigns;
import lectern.gui.wording.Wording;
import lectern.heuristic.Heuristic;
import lectern.heuristic.NamedHeuristics;
import lectern.picture.chart.ChartExport;
import lectern.picture.chart.ChartMode;
import lectern.play.RecordHead;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The chart on the screen, with what the solver found out beside the event thread. */
class ChartPaneTest {
    private static final String NEARLY_OVER = "xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/ooooooo/ooooooo/ooooox1 x 0 1";

    private final Background background = new Background();
    private final BlockingQueue<String> drawn = new LinkedBlockingQueue<>();
    private Desk desk;
    private ChartPane chart;
    private NamedHeuristics saved = NamedHeuristics.NONE;

    @BeforeEach
    void open() throws Exception {
        onEventThread(() -> {
            desk = new Desk(Start.of(Games.read("infection").read(NEARLY_OVER), 1), RecordHead.EMPTY);
            chart = new ChartPane(desk, new MoveSigns(), background, new Wording(Language.EN), kind -> saved);
            chart.look(ChartMode.TOTAL, Seat.FIRST);
            return null;
        });
    }

    @AfterEach
    void close() {
        background.close();
    }

    private static <T> T onEventThread(Supplier<T> work) throws Exception {
        FutureTask<T> task = new FutureTask<>(work::get);
        EventQueue.invokeLater(task);
        return task.get(60, TimeUnit.SECONDS);
    }

    /** All work that was given to the background so far is done and told, and what that began, too. */
    private void settle() throws Exception {
        for (int round = 0; round < 4; round++) {
            onEventThread(() -> background.work(() -> "done", drawn::add));
            assertThat(drawn.poll(60, TimeUnit.SECONDS)).isEqualTo("done");
        }
    }

    private String tooltip(int ply) throws Exception {
        return onEventThread(() -> {
            ChartCanvas canvas = find(chart, ChartCanvas.class);
            chart.setSize(600, 300);
            chart.doLayout();
            canvas.setSize(600, 250);
            canvas.paint(new BufferedImage(600, 250, BufferedImage.TYPE_INT_RGB).createGraphics());
            Point place = canvas.place(ply);
            return canvas.getToolTipText(
                    new MouseEvent(canvas, MouseEvent.MOUSE_MOVED, 0, 0, place.x, place.y, 0, false));
        });
    }

    private static <T extends Component> T find(Container whole, Class<T> type) {
        for (Component part : whole.getComponents()) {
            if (type.isInstance(part)) return type.cast(part);
            if (part instanceof Container inner) {
                T found = find(inner, type);
                if (found != null) return found;
            }
        }
        return null;
    }

    @Test
    void theTooltipTellsWhoIsProvenToWin() throws Exception {
        settle();
        assertThat(tooltip(0)).contains("proven: Red");
    }

    @Test
    void theTableHasWhoIsProvenToWin() throws Exception {
        settle();
        assertThat(onEventThread(() -> chart.export().orElseThrow().csv())).contains(",first,");
    }

    @Test
    void whoDoesNotWantToKnowWhoWinsIsNotTold() throws Exception {
        settle();
        onEventThread(() -> {
            find(chart, JCheckBox.class).doClick();
            return null;
        });
        assertThat(tooltip(0)).doesNotContain("proven");
        onEventThread(() -> {
            find(chart, JCheckBox.class).doClick();
            return null;
        });
        assertThat(tooltip(0)).as("it was kept").contains("proven: Red");
    }

    @Test
    void whileAMoveIsToBePredictedItIsNotGivenAwayWhoWins() throws Exception {
        settle();
        onEventThread(() -> {
            desk.hide();
            return null;
        });
        assertThat(onEventThread(() -> chart.export().map(ChartExport::csv).orElse("")))
                .doesNotContain(",first,");
        onEventThread(() -> {
            desk.reveal();
            return null;
        });
        assertThat(onEventThread(() -> chart.export().orElseThrow().csv())).contains(",first,");
    }

    @Test
    void aHeuristicCanJudgeAsSoonAsItIsSaved() throws Exception {
        GameKind game = Games.read("infection").kind();
        Heuristic made = Heuristic.of("Made just now", game, game.report());
        assertThat(judges()).doesNotContain(made.evaluator());
        onEventThread(() -> {
            saved = saved.with(made);
            chart.offerJudges();
            return null;
        });
        assertThat(judges()).contains(made.evaluator());
    }

    private List<Object> judges() throws Exception {
        return onEventThread(() -> Stream.of(find(chart, ChartControls.class).getComponents())
                .filter(part -> "chart.judge".equals(part.getName()))
                .map(part -> ((JComboBox<?>) part).getModel())
                .flatMap(model -> IntStream.range(0, model.getSize()).<Object>mapToObj(model::getElementAt))
                .toList());
    }
}
