package lectern.gui.present;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JLayer;
import javax.swing.JPanel;
import lectern.games.Games;
import lectern.gui.act.Act;
import lectern.gui.act.Acts;
import lectern.gui.board.BoardView;
import lectern.gui.chart.ChartPane;
import lectern.gui.desk.Background;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.MoveSigns;
import lectern.gui.desk.Playing;
import lectern.gui.inspector.decision.DecisionPane;
import lectern.gui.keeping.GameFile;
import lectern.gui.keeping.Keeping;
import lectern.gui.lesson.LessonPanel;
import lectern.gui.lesson.LessonRoom;
import lectern.gui.lesson.NoSurroundings;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.play.RecordHead;
import lectern.text.Language;

/** A desk with all that a presentation needs, and no window. On the event thread. */
final class PresentedDesk implements AutoCloseable {
    final Desk desk;
    final BoardAim aim;
    final Playing playing;
    final LessonRoom room;

    /** What the window shows of a lesson. */
    final LessonPanel panel;

    final BoardView board;
    final Wording wording;
    final PresentationView stage;
    final Leading leading;
    private final Background background = new Background();
    private final Keeping keeping;

    PresentedDesk(String game, Language language) {
        desk = new Desk(Games.read(game).start(1), RecordHead.EMPTY);
        aim = new BoardAim(desk);
        playing = new Playing(desk);
        wording = new Wording(language);
        board = new BoardView(desk, aim);
        DataFolder data = new DataFolder(folder());
        UserSettings settings = UserSettings.in(data);
        keeping =
                new Keeping(desk, new GameFile(desk, desk.match()), wording, new JPanel(), background, data, settings);
        Acts acts = new Acts(wording);
        for (Act act : new Act[] {Act.NEXT, Act.PREVIOUS, Act.RESTART_LESSON, Act.CLOSE_LESSON})
            acts.bind(act, () -> {});
        panel = new LessonPanel(desk, acts, wording, think -> {});
        room = new LessonRoom(desk, aim, playing, board, new NoSurroundings(), keeping, () -> panel, wording, settings);
        PaneShelf panes = new PaneShelf();
        panes.add("inspector.tab.decision", 1, DecisionPane.class, () -> new DecisionPane(desk, aim, playing, wording));
        panes.add(
                "present.chart",
                0.6,
                ChartPane.class,
                () -> new ChartPane(desk, new MoveSigns(), background, wording, kind -> NamedHeuristics.NONE));
        stage = new PresentationView(desk, aim, playing, room, board.another(), wording, panes, order -> {});
        leading = new Leading(desk, playing, room, stage.remarks(), stage::search, stage::showMore, stage::tell);
        stage.begin();
    }

    /** Left to the build: settings may be written a little longer than the desk is used. */
    private static Path folder() {
        try {
            return Files.createTempDirectory(Files.createDirectories(Path.of("target", "presented")), "data");
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** Gives it a screen. */
    void on(int width, int height) {
        layOut(stage, width, height);
    }

    /** Where a part of the stage is, or the layer that shows it magnified. */
    Rectangle place(String name) {
        return Stream.of(stage.getComponents())
                .filter(part -> name.equals(part.getName())
                        || (part instanceof JLayer<?> layer
                                && name.equals(layer.getView().getName())))
                .findFirst()
                .orElseThrow()
                .getBounds();
    }

    /** Twice: what a part needs can change with the width that it was given. */
    static void layOut(JComponent part, int width, int height) {
        part.setSize(width, height);
        for (int i = 0; i < 2; i++) layOut(part);
    }

    private static void layOut(Container container) {
        container.invalidate();
        container.doLayout();
        for (Component part : container.getComponents()) {
            if (part instanceof Container inner) layOut(inner);
        }
    }

    @Override
    public void close() {
        room.destroy();
        playing.close();
        keeping.close();
        background.close();
    }
}
