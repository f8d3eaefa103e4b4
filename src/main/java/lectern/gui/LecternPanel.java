package lectern.gui;

import static javax.swing.JSplitPane.HORIZONTAL_SPLIT;
import static javax.swing.JSplitPane.VERTICAL_SPLIT;

import java.awt.BorderLayout;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.JPanel;
import lectern.gui.act.Acts;
import lectern.gui.act.Menus;
import lectern.gui.act.ToolBar;
import lectern.gui.board.BoardPane;
import lectern.gui.chart.ChartPane;
import lectern.gui.chart.SaveChart;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.desk.StepClock;
import lectern.gui.desk.Walk;
import lectern.gui.dialog.Dialogs;
import lectern.gui.history.MoveListPane;
import lectern.gui.inspector.ConnectivityPane;
import lectern.gui.inspector.Inspector;
import lectern.gui.inspector.MovePane;
import lectern.gui.inspector.RulesPane;
import lectern.gui.inspector.ValidMovesPane;
import lectern.gui.inspector.decision.DecisionPane;
import lectern.gui.keeping.InterruptedBar;
import lectern.gui.keeping.Keeping;
import lectern.gui.memory.DataFolder;
import lectern.gui.memory.Remembered;
import lectern.gui.words.Wording;
import lectern.text.Language;
import net.miginfocom.swing.MigLayout;

/**
 * The whole tool as one component, with an applet's life: {@code init} once, then {@code start} and {@code stop} as
 * often as it is shown and hidden, and {@code destroy} at the end. It can be put into any Swing container, several
 * times in one program. Themes and scale are the program's, not its own; its language is.
 */
public final class LecternPanel extends JPanel implements Life {
    private final transient Remembered remembered;
    private final transient DataFolder data;
    private final transient Wording wording;
    private final transient Acts acts;
    private transient Desk desk;
    private transient Playing playing;
    private transient StepClock clock;
    private transient Background background;
    private transient Menus menus;
    private final Map<String, Split> splits = new LinkedHashMap<>();
    private transient Keeping keeping;
    private transient Dialogs dialogs;
    private BoardPane boardPane;

    /**
     * @param data where games are kept
     * @param remembered where it looks up, and notes, what it should know the next time
     */
    public LecternPanel(Language language, DataFolder data, Remembered remembered) {
        super(new BorderLayout());
        this.data = data;
        this.remembered = remembered;
        wording = new Wording(language);
        acts = new Acts(wording);
    }

    /** Builds everything. Once, before anything else. */
    @Override
    public void init() {
        desk = ExampleGame.desk();
        playing = new Playing(desk);
        clock = new StepClock(desk);
        background = new Background();
        keeping = new Keeping(desk, wording, this, background, data, remembered);
        boardPane = new BoardPane(desk, playing, wording, seat -> dialogs.seatMenu(seat));
        dialogs = new Dialogs(this, wording, desk, playing, boardPane.board()::scene, background, remembered);
        ChartPane chart = new ChartPane(desk, background, wording);
        Inspector inspector = new Inspector(wording);
        bindActs(chart, inspector);
        inspector.add("move", () -> new MovePane(desk, wording, acts));
        inspector.add("moves", () -> new ValidMovesPane(desk, wording, background));
        inspector.add("connectivity", () -> new ConnectivityPane(desk, wording, boardPane.board()));
        inspector.add("decision", () -> new DecisionPane(desk, playing, wording));
        inspector.add("rules", () -> new RulesPane(desk, wording));
        menus = new Menus(acts, wording);
        addChoices();
        layOut(chart, inspector);
        acts.putKeysOn(this);
        keeping.listen(() -> putTitle(keeping.title()));
        wording.write(() -> putTitle(keeping.title()));
    }

    /** It is shown. */
    @Override
    public void start() {
        keeping.start();
        boardPane.board().requestFocusInWindow();
    }

    /** It is hidden: nobody thinks and nothing moves while nobody looks. */
    @Override
    public void stop() {
        playing.stop();
        clock.finish();
    }

    /** It will not be used any more: what it holds is given back. */
    @Override
    public void destroy() {
        splits.forEach((name, split) -> remembered.remember("split." + name, String.valueOf(split.share())));
        playing.close();
        keeping.close();
        background.close();
    }

    public Menus menus() {
        return menus;
    }

    public Wording wording() {
        return wording;
    }

    private void bindActs(ChartPane chart, Inspector inspector) {
        Commands commands = new Commands(acts, desk);
        commands.bindGames(dialogs, keeping, new SaveChart(chart, wording, background, remembered));
        commands.bindSteps(new Walk(desk));
        commands.bindPlayers(playing, dialogs, inspector);
        commands.bindViews(boardPane, inspector, boardPane.field());
    }

    private void addChoices() {
        Choices choices = new Choices(menus, wording);
        choices.addSpeeds(desk);
        choices.addTapPreview(boardPane.board());
        choices.addLanguages();
    }

    private void layOut(ChartPane chart, Inspector inspector) {
        Split left = split("left", new Split(VERTICAL_SPLIT, boardPane, chart, 0.77));
        Split right = split("right", new Split(VERTICAL_SPLIT, inspector, new MoveListPane(desk, wording), 0.7));
        add(split("whole", new Split(HORIZONTAL_SPLIT, left, right, 0.6)));
        JPanel top = new JPanel(new MigLayout("insets 0, gap 0, fillx, wrap 1, hidemode 3", "[grow, fill]"));
        top.add(menus.bar());
        top.add(new ToolBar(acts));
        top.add(new InterruptedBar(keeping, wording));
        add(top, BorderLayout.NORTH);
    }

    private void putTitle(String title) {
        putClientProperty(LecternFrame.TITLE, title);
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
}
