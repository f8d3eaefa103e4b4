package lectern.gui.chart;

import java.awt.BorderLayout;
import java.awt.Graphics;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.desk.LatestTask;
import lectern.gui.desk.MoveSigns;
import lectern.gui.desk.Topic;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.picture.chart.ChartColours;
import lectern.picture.chart.ChartContent;
import lectern.picture.chart.ChartExport;
import lectern.picture.chart.ChartMode;
import lectern.picture.chart.ChartPoint;
import lectern.picture.chart.Curve;
import lectern.picture.chart.Truth;
import lectern.play.Match;
import lectern.play.Turn;

/**
 * How the game went: what each position is worth, always to the same side. Judging is done beside the event thread, and
 * the chart itself is made only once the window is there to be seen.
 */
public final class ChartPane extends JPanel {
    private final transient Desk desk;
    private final transient Function<GameKind, NamedHeuristics> saved;
    private final transient MoveSigns signs;
    private final transient Wording wording;
    private final transient LatestTask work;
    private final transient Curve curve = new Curve();
    private final transient TruthSearch truth;
    private final transient List<Runnable> watchers = new ArrayList<>();
    private ChartControls controls;
    private transient List<ChartPoint> points = List.of();
    private transient String drawnGame = "";
    private transient List<Integer> drawnLine = List.of();
    private transient Evaluator drawnJudge;
    private transient Seat drawnSide;
    private transient Match drawnMatch;
    private ChartCanvas canvas;
    private final JLabel notice = new JLabel("", SwingConstants.CENTER);

    /**
     * @param signs what stands at the points of moves
     * @param saved the heuristics of a game that can judge besides its evaluators
     */
    public ChartPane(
            Desk desk,
            MoveSigns signs,
            Background background,
            Wording wording,
            Function<GameKind, NamedHeuristics> saved) {
        super(new BorderLayout());
        this.signs = signs;
        this.saved = saved;
        this.desk = desk;
        this.wording = wording;
        work = LatestTask.interruptible(background);
        truth = new TruthSearch(background, this::redraw);
        setName("chart");
        notice.setName("chart.hidden");
        add(notice, BorderLayout.SOUTH);
        wording.write(() -> notice.setText(wording.of("predict.hidden")));
        desk.listen(topic -> {
            if (topic == Topic.MATCH || topic == Topic.JUDGE || topic == Topic.VIEWPOINT) judge();
        });
        desk.follow(this::coverScores, Topic.HIDING);
        signs.listen(this::redraw);
    }

    /** Runs something whenever there is a new line to be seen. */
    public void watch(Runnable watcher) {
        watchers.add(watcher);
    }

    /** There are others that can judge. */
    public void offerJudges() {
        if (controls != null) controls.fill();
    }

    /** What is shown, for an export to a file. */
    public Optional<ChartExport> export() {
        return isJudged()
                ? Optional.of(new ChartExport(
                        content(),
                        ChartColours.onPaper(desk.game().kind()),
                        wording.numbers().axis()))
                : Optional.empty();
    }

    /** Shows it in a certain manner, from one side's view. */
    public void look(ChartMode mode, Seat side) {
        openCanvas();
        controls.look(mode);
        desk.viewFor(side);
    }

    /** The first paint is the window's: what takes long to make comes after it. */
    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        if (canvas == null) SwingUtilities.invokeLater(this::openCanvas);
    }

    private void openCanvas() {
        if (canvas != null) return;
        controls = new ChartControls(desk, wording, saved, this::redraw, this::prove);
        add(controls, BorderLayout.NORTH);
        canvas = new ChartCanvas(desk, signs, wording);
        add(canvas, BorderLayout.CENTER);
        revalidate();
        wording.write(this::redraw);
        judge();
    }

    /** A line that was judged already only needs its mark moved. */
    private void judge() {
        if (canvas == null) return;
        work.cancel();
        Match match = desk.match();
        Evaluator judge = desk.judge();
        Seat side = desk.viewpoint();
        List<Integer> line =
                match.mainLine().stream().map(turn -> turn.number()).toList();
        boolean same = line.equals(drawnLine)
                && judge.equals(drawnJudge)
                && side == drawnSide
                && match.start().equals(canvas.start());
        if (same) {
            canvas.mark(match.mainPly());
            return;
        }
        work.start(() -> curve.points(match, judge, side), judged -> {
            drawnGame = match.game().kind().id();
            drawnLine = line;
            drawnJudge = judge;
            drawnSide = side;
            drawnMatch = match;
            points = judged;
            prove();
            watchers.forEach(Runnable::run);
        });
    }

    /** What is proven already is drawn at once, and the rest is found out meanwhile. */
    private void prove() {
        if (isJudged() && controls.showsTruth()) truth.follow(positions(drawnMatch));
        else truth.stop();
        redraw();
    }

    private static List<Position> positions(Match match) {
        return Stream.concat(Stream.of(match.start()), match.mainLine().stream().map(Turn::after))
                .toList();
    }

    private void coverScores() {
        notice.setVisible(desk.hiding().isOn());
        if (canvas != null) prove();
    }

    private void redraw() {
        if (canvas == null || points.isEmpty()) return;
        if (isJudged()) canvas.show(content(), desk.match());
        else if (seen().isEmpty()) canvas.clear();
    }

    /** What those may see who are asked to predict a move: how the game went before it. */
    private List<ChartPoint> seen() {
        return points.stream()
                .filter(point -> !desk.hiding().hidesScore(point.ply()))
                .toList();
    }

    /** After another game has begun, what is known is about the one before until the new one is judged. */
    private boolean isJudged() {
        return !seen().isEmpty() && drawnGame.equals(desk.game().kind().id());
    }

    /** While a game of another kind is being judged, what is drawn is still the one before it, in its own words. */
    private ChartContent content() {
        Position last = drawnMatch.mainEnd();
        Map<Integer, String> marks = new HashMap<>();
        for (ChartPoint point : seen()) signs.of(point.turn()).ifPresent(sign -> marks.put(point.ply(), sign.text()));
        return ChartContent.of(seen(), controls.mode(), last, wording::of)
                .with(shownTruth(), last, wording::of)
                .signed(marks);
    }

    /** What is hidden from those who predict a move is not given away by what is proven. */
    private Truth shownTruth() {
        if (!controls.showsTruth()) return Truth.NONE;
        Truth all = truth.truth();
        return desk.hiding().isOn() ? all.before(desk.hiding().from()) : all;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (canvas != null) SwingUtilities.invokeLater(this::redraw);
    }
}
