package lectern.gui;

import java.awt.BorderLayout;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
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
import lectern.play.RecordHead;
import lectern.text.Language;

/**
 * The whole tool as one component, with an applet's life: {@code init} once, then {@code start} and {@code stop} as
 * often as it is shown and hidden, and {@code destroy} at the end. It can be put into any Swing container, several
 * times in one program. Themes and scale are the program's, not its own; its language is.
 */
public final class LecternPanel extends JPanel {
    private static final String EXAMPLE = "infection";

    private final Wording wording;
    private final Acts acts;
    private transient Desk desk;
    private transient Playing playing;
    private transient Background background;
    private transient Menus menus;
    private BoardPane boardPane;
    private ChartPane chart;

    public LecternPanel(Language language) {
        super(new BorderLayout());
        wording = new Wording(language);
        acts = new Acts(wording);
    }

    /** Builds everything. Once, before anything else. */
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
        Inspector inspector = new Inspector(wording);
        inspector.add("move", new MovePane(desk, wording, acts));
        inspector.add("moves", new ValidMovesPane(desk, wording, background));
        inspector.add("connectivity", new ConnectivityPane(desk, wording, boardPane.board()));
        inspector.add("rules", new RulesPane(desk, wording));
        add(new ToolBar(acts), BorderLayout.NORTH);
        Split left = new Split(JSplitPane.VERTICAL_SPLIT, boardPane, chart, 0.77);
        Split right = new Split(JSplitPane.VERTICAL_SPLIT, inspector, new JPanel(), 0.7);
        add(new Split(JSplitPane.HORIZONTAL_SPLIT, left, right, 0.6));
    }

    /** It is shown. */
    public void start() {
        boardPane.board().requestFocusInWindow();
    }

    /** It is hidden: nobody thinks while nobody looks. */
    public void stop() {
        playing.stop();
    }

    /** It will not be used any more: what it holds is given back. */
    public void destroy() {
        playing.close();
        background.close();
    }

    public Menus menus() {
        return menus;
    }

    public Wording wording() {
        return wording;
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
