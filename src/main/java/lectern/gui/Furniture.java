package lectern.gui;

import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import lectern.game.Seat;
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
import lectern.gui.desk.Walk;
import lectern.gui.dialog.Dialogs;
import lectern.gui.history.MoveListPane;
import lectern.gui.inspector.ConnectivityPane;
import lectern.gui.inspector.Inspector;
import lectern.gui.inspector.MovePane;
import lectern.gui.inspector.RulesPane;
import lectern.gui.inspector.ValidMovesPane;
import lectern.gui.inspector.decision.DecisionPane;
import lectern.gui.keeping.GameFile;
import lectern.gui.keeping.InterruptedBar;
import lectern.gui.keeping.Keeping;
import lectern.gui.lesson.LessonPanel;
import lectern.gui.lesson.LessonRoom;
import lectern.gui.lesson.Lessons;
import lectern.gui.memory.DataFolder;
import lectern.gui.memory.Remembered;
import lectern.gui.words.Wording;

/** What stands around the board of a component: commands, chart, inspector, the list of moves, and what keeps games. */
final class Furniture {
    private final JComponent owner;
    private final Desk desk;
    private final Wording wording;
    private final BoardPane boardPane;
    private final Acts acts;
    private final Keeping keeping;
    private final Dialogs dialogs;
    private final ChartPane chart;
    private final Inspector inspector;
    private final MoveListPane history;
    private final LessonRoom room;
    private final Lessons lessons;

    /** @param owner the component: dialogs belong to it, and shortcuts work wherever the focus is inside it */
    Furniture(
            JComponent owner,
            Desk desk,
            Playing playing,
            GameFile file,
            Wording wording,
            Background background,
            BoardPane boardPane,
            Arrangement arrangement,
            DataFolder data,
            Remembered remembered) {
        this.owner = owner;
        this.desk = desk;
        this.wording = wording;
        this.boardPane = boardPane;
        acts = new Acts(wording);
        keeping = new Keeping(desk, file, wording, owner, background, data, remembered);
        dialogs = new Dialogs(owner, wording, desk, playing, boardPane.board()::scene, background, remembered);
        chart = new ChartPane(desk, background, wording);
        inspector = new Inspector(wording);
        history = new MoveListPane(desk, wording);
        arrangement.furnish(chart, inspector);
        room = new LessonRoom(
                desk,
                playing,
                boardPane.board(),
                arrangement,
                keeping,
                () -> new LessonPanel(desk, acts, wording),
                wording,
                remembered);
        lessons = new Lessons(room, desk, wording, owner, background, remembered);

        Commands commands = new Commands(acts, desk);
        commands.bindGames(dialogs, keeping, new SaveChart(chart, wording, background, remembered));
        commands.bindSteps(new Walk(desk), room);
        commands.bindPlayers(playing, dialogs, inspector, room);
        commands.bindLessons(lessons, room);
        commands.bindViews(boardPane, inspector, boardPane.field());
        acts.putKeysOn(owner);

        inspector.add("move", () -> new MovePane(desk, wording, acts));
        inspector.add("moves", () -> new ValidMovesPane(desk, wording, background));
        inspector.add("connectivity", () -> new ConnectivityPane(desk, wording, boardPane.board()));
        inspector.add("decision", () -> new DecisionPane(desk, playing, wording));
        inspector.add("rules", () -> new RulesPane(desk, wording, lessons.links()));

        keeping.listen(this::putTitle);
        room.listen(this::putTitle);
        wording.write(this::putTitle);
    }

    void fill(Menus menus) {
        menus.fill(acts);
        lessons.fill(menus.menu(Act.Menu.LESSONS));
        Choices choices = new Choices(menus, wording);
        choices.addSpeeds(desk);
        choices.addTapPreview(boardPane.board());
        choices.addLanguages();
    }

    void fillTop(JPanel top) {
        top.add(new ToolBar(acts));
        top.add(new InterruptedBar(keeping, wording));
    }

    JComponent chart() {
        return chart;
    }

    JComponent inspector() {
        return inspector;
    }

    JComponent history() {
        return history;
    }

    JPopupMenu seatMenu(Seat seat) {
        return dialogs.seatMenu(seat);
    }

    void start() {
        keeping.start();
    }

    /** Nobody looks. */
    void rest() {
        room.rest();
    }

    LessonRoom room() {
        return room;
    }

    void close() {
        room.destroy();
        keeping.close();
    }

    private void putTitle() {
        owner.putClientProperty(LecternFrame.TITLE, room.title().orElseGet(keeping::title));
    }
}
