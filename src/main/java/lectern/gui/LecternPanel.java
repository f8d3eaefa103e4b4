package lectern.gui;

import static javax.swing.JSplitPane.HORIZONTAL_SPLIT;
import static javax.swing.JSplitPane.VERTICAL_SPLIT;

import java.awt.BorderLayout;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.JPanel;
import lectern.game.Game;
import lectern.game.Start;
import lectern.games.Games;
import lectern.gui.board.BoardPane;
import lectern.gui.board.Drawings;
import lectern.gui.chart.ChartPane;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.desk.StepClock;
import lectern.gui.desk.Walk;
import lectern.gui.inspector.ConnectivityPane;
import lectern.gui.inspector.Inspector;
import lectern.gui.inspector.MovePane;
import lectern.gui.inspector.RulesPane;
import lectern.gui.inspector.ValidMovesPane;
import lectern.gui.memory.Remembered;
import lectern.play.RecordHead;
import lectern.text.Language;

/**
 * The whole tool as one component, with an applet's life: {@code init} once, then {@code start} and {@code stop} as
 * often as it is shown and hidden, and {@code destroy} at the end. It can be put into any Swing container, several
 * times in one program. Themes and scale are the program's, not its own; its language is.
 */
public final class LecternPanel extends JPanel implements Life {
    private static final String EXAMPLE = "infection";

    private final transient Remembered remembered;
    private final transient Wording wording;
    private final transient Acts acts;
    private transient Desk desk;
    private transient Playing playing;
    private transient Background background;
    private transient Menus menus;
    private final Map<String, Split> splits = new LinkedHashMap<>();
    private BoardPane boardPane;
    private ChartPane chart;

    /**
     * @param remembered where it looks up, and notes, what it should know the next time
     */
    public LecternPanel(Language language, Remembered remembered) {
        super(new BorderLayout());
        this.remembered = remembered;
        wording = new Wording(language);
        acts = new Acts(wording);
    }

    /** Builds everything. Once, before anything else. */
    @Override
    public void init() {
        Game game = Games.read(EXAMPLE);
        Start start = game.start(1);
        desk = new Desk(start, RecordHead.EMPTY.with(RecordHead.START_SEED, start.seed()));
        new StepClock(desk);
        playing = new Playing(desk);
        background = new Background();
        boardPane = new BoardPane(desk, playing, wording);
        bindActs();
        chart = new ChartPane(desk, background, wording);
        acts.putKeysOn(this);
        menus = new Menus(acts, wording);
        menus.addLanguages(wording);
        Inspector inspector = new Inspector(wording);
        inspector.add("move", new MovePane(desk, wording, acts));
        inspector.add("moves", new ValidMovesPane(desk, wording, background));
        inspector.add("connectivity", new ConnectivityPane(desk, wording, boardPane.board()));
        inspector.add("rules", new RulesPane(desk, wording));
        split("left", new Split(VERTICAL_SPLIT, boardPane, chart, 0.77));
        split("right", new Split(VERTICAL_SPLIT, inspector, new JPanel(), 0.7));
        add(split("whole", new Split(HORIZONTAL_SPLIT, splits.get("left"), splits.get("right"), 0.6)));
        JPanel top = new JPanel(new BorderLayout());
        top.add(menus.bar(), BorderLayout.NORTH);
        top.add(new ToolBar(acts));
        add(top, BorderLayout.NORTH);
    }

    /** It is shown. */
    @Override
    public void start() {
        boardPane.board().requestFocusInWindow();
    }

    /** It is hidden: nobody thinks while nobody looks. */
    @Override
    public void stop() {
        playing.stop();
    }

    /** It will not be used any more: what it holds is given back. */
    @Override
    public void destroy() {
        splits.forEach((name, split) -> remembered.remember("split." + name, String.valueOf(split.share())));
        playing.close();
        background.close();
    }

    public Menus menus() {
        return menus;
    }

    public Wording wording() {
        return wording;
    }

    private Split split(String name, Split split) {
        remembered
                .text("split." + name)
                .filter(share -> share.matches("0\\.[0-9]+"))
                .ifPresent(share -> split.share(Double.parseDouble(share)));
        splits.put(name, split);
        return split;
    }

    Desk desk() {
        return desk;
    }

    private void bindActs() {
        Walk walk = new Walk(desk);
        acts.bind(Act.UNDO, desk::undo, () -> desk.match().canUndo());
        acts.bind(Act.REDO, desk::redo, () -> desk.match().canRedo());
        acts.bind(Act.START, walk::toStart, () -> desk.match().canUndo());
        acts.bind(Act.END, walk::toEnd, () -> desk.match().canRedo());
        acts.bind(Act.NEXT, walk::next, walk::canGoOn);
        acts.bind(Act.PREVIOUS, walk::previous, walk::canGoBack);
        acts.bind(Act.FIRST_STEP, () -> desk.stepTo(0), walk::canStepBack);
        acts.bind(Act.PREVIOUS_STEP, () -> desk.stepTo(desk.steps().at() - 1), walk::canStepBack);
        acts.bind(Act.NEXT_STEP, () -> desk.stepTo(desk.steps().at() + 1), walk::canStepOn);
        acts.bind(Act.LAST_STEP, () -> desk.stepTo(desk.steps().effects().size()), walk::canStepOn);
        acts.bind(
                Act.RUN,
                playing::run,
                () -> !playing.isRunning() && !desk.position().isOver());
        acts.bind(Act.STOP, playing::stop, () -> playing.isRunning() || playing.isThinking());
        acts.bind(Act.CLEAR_DRAWINGS, () -> boardPane.board().draw(Drawings.NONE));
        acts.bind(Act.TYPE_MOVE, () -> boardPane.field().requestFocusInWindow());
        desk.listen(topic -> acts.refresh());
    }
}
