package lectern.gui;

import java.awt.BorderLayout;
import javax.swing.JPanel;
import lectern.gui.act.Act;
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
import lectern.gui.lesson.LessonPanel;
import lectern.gui.lesson.LessonRoom;
import lectern.gui.lesson.Lessons;
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
    private transient Keeping keeping;
    private transient Dialogs dialogs;
    private transient LessonRoom room;
    private transient Lessons lessons;
    private Arrangement arrangement;
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
        arrangement = new Arrangement(boardPane, chart, inspector, new MoveListPane(desk, wording), remembered);
        makeLessons();
        bindActs(chart, inspector);
        inspector.add("move", () -> new MovePane(desk, wording, acts));
        inspector.add("moves", () -> new ValidMovesPane(desk, wording, background));
        inspector.add("connectivity", () -> new ConnectivityPane(desk, wording, boardPane.board()));
        inspector.add("decision", () -> new DecisionPane(desk, playing, wording));
        inspector.add("rules", () -> new RulesPane(desk, wording, lessons.links()));
        menus = new Menus(acts, wording);
        lessons.fill(menus.menu(Act.Menu.LESSONS));
        addChoices();
        layOut();
        acts.putKeysOn(this);
        keeping.listen(this::putTitle);
        room.listen(this::putTitle);
        wording.write(this::putTitle);
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
        room.rest();
        clock.finish();
    }

    /** It will not be used any more: what it holds is given back. */
    @Override
    public void destroy() {
        room.destroy();
        arrangement.remember();
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

    private void makeLessons() {
        room = new LessonRoom(
                desk,
                playing,
                boardPane.board(),
                arrangement,
                keeping,
                () -> new LessonPanel(desk, acts, wording),
                wording,
                remembered);
        lessons = new Lessons(room, desk, wording, this, background, remembered);
    }

    private void bindActs(ChartPane chart, Inspector inspector) {
        Commands commands = new Commands(acts, desk);
        commands.bindGames(dialogs, keeping, new SaveChart(chart, wording, background, remembered));
        commands.bindSteps(new Walk(desk), room);
        commands.bindPlayers(playing, dialogs, inspector, room);
        commands.bindLessons(lessons, room);
        commands.bindViews(boardPane, inspector, boardPane.field());
    }

    private void addChoices() {
        Choices choices = new Choices(menus, wording);
        choices.addSpeeds(desk);
        choices.addTapPreview(boardPane.board());
        choices.addLanguages();
    }

    private void layOut() {
        add(arrangement);
        JPanel top = new JPanel(new MigLayout("insets 0, gap 0, fillx, wrap 1, hidemode 3", "[grow, fill]"));
        top.add(menus.bar());
        top.add(new ToolBar(acts));
        top.add(new InterruptedBar(keeping, wording));
        add(top, BorderLayout.NORTH);
    }

    private void putTitle() {
        putClientProperty(LecternFrame.TITLE, room.title().orElseGet(keeping::title));
    }

    LessonRoom room() {
        return room;
    }

    Desk desk() {
        return desk;
    }
}
