package lectern.gui;

import static lectern.gui.robot.Waiting.onEventThread;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.image.BufferedImage;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import javax.swing.AbstractButton;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import lectern.game.Game;
import lectern.games.Games;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.gui.desk.Speed;
import lectern.gui.look.Looks;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.text.Language;

/**
 * The whole tool, used for a long time: games of all kinds are played, taken back and branched, lessons opened,
 * language, theme and scale switched. In a real window where there is a screen; without one it is laid out and painted
 * all the same.
 */
public final class SoakedWindow implements AutoCloseable {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;

    /** So many moves a game has at most, so that long games do not outweigh the others. */
    private static final int MOST_PLIES = 30;

    /** Every so many games two computers play one. */
    private static final int COMPUTERS = 10;

    private static final int LESSONS = 8;
    private static final int THEMES = 4;
    private static final int SCALES = 10;
    private static final int PAINTINGS = 4;

    private final Mishaps mishaps = new Mishaps();
    private final Looks looks;
    private final UserSettings remembered;
    private final LecternPanel panel;
    private final Optional<JFrame> frame;
    private final Random random;

    private SoakedWindow(Looks looks, Path home, long seed) {
        this.looks = looks;
        random = new Random(seed);
        DataFolder data = new DataFolder(home);
        remembered = UserSettings.in(data);
        panel = new LecternPanel(Language.EN, data, remembered);
        panel.init();
        panel.menus();
        frame = GraphicsEnvironment.isHeadless() ? Optional.empty() : Optional.of(framed(panel));
        if (frame.isEmpty()) new JPanel(new BorderLayout()).add(panel);
        panel.setSize(WIDTH, HEIGHT);
        panel.start();
        panel.desk().showAt(Speed.NONE);
    }

    private static JFrame framed(LecternPanel panel) {
        JFrame frame = new JFrame("Soak");
        frame.add(panel);
        frame.setSize(WIDTH, HEIGHT);
        frame.setVisible(true);
        return frame;
    }

    /** The look belongs to the program, as in the program itself. */
    public static Looks looks() {
        return onEventThread(() -> new Looks(Theme.LIGHT, Scale.USUAL));
    }

    public static SoakedWindow open(Looks looks, Path home, long seed) {
        return onEventThread(() -> new SoakedWindow(looks, home, seed));
    }

    /** Init, start, a painting, a move, stop and destroy. Answers what should not be there any more. */
    public static List<WeakReference<?>> live(Looks looks, Path home) {
        SoakedWindow window = open(looks, home, 1);
        window.on(window::paint);
        window.on(window::playOne);
        window.close();
        return window.held();
    }

    /** The component and what lies on its desk. */
    public List<WeakReference<?>> held() {
        return List.of(new WeakReference<>(panel), new WeakReference<>(panel.desk()));
    }

    public Component component() {
        return panel;
    }

    /** One game and whatever else is its turn. */
    public void use(int number) {
        Game game = Games.read(Games.ALL.get(number % Games.ALL.size()).id());
        if (number % COMPUTERS == COMPUTERS - 1) playByComputers(game, number);
        else playByHand(game, number);
        if (number % LESSONS == 0) study(game);
        on(() -> panel.wording().switchTo(number % 2 == 0 ? Language.PT : Language.EN));
        if (number % THEMES == 0) dress(Theme.values()[number / THEMES % Theme.values().length], Scale.USUAL);
        if (number % SCALES == 1) enlarge(number / SCALES);
        if (number % PAINTINGS == 0) on(this::paint);
    }

    /** As at the beginning, so that what is counted can be compared. */
    public void settle() {
        Game first = Games.read(Games.ALL.get(0).id());
        study(first);
        on(() -> {
            desk().begin(Match.from(first.start(1).position()), RecordHead.EMPTY, Seats.PEOPLE);
            panel.wording().switchTo(Language.EN);
        });
        dress(Theme.LIGHT, Scale.USUAL);
        on(this::paint);
    }

    private void playByHand(Game game, int number) {
        on(() -> begin(game, Optional.empty(), number));
        for (int i = 0; i < MOST_PLIES && ask(() -> !desk().position().isOver()); i++) on(this::playOne);
        on(() -> {
            for (int i = 0; i < 3; i++) desk().undo();
            desk().goTo(desk().match().ply() / 2);
            if (!desk().position().isOver()) playOne();
            desk().undo();
            desk().redo();
        });
    }

    private void playByComputers(Game game, int number) {
        Contender easy = PlayerText.read("easy", game);
        on(() -> begin(game, Optional.of(easy), number));
        on(() -> item("act.run").orElseThrow().doClick(0));
        Waiting.until(
                "the computers have played",
                () -> desk().position().isOver() || desk().match().ply() >= MOST_PLIES);
        on(() -> item("act.stop").orElseThrow().doClick(0));
    }

    private void begin(Game game, Optional<Contender> computer, int seed) {
        Match match = Match.from(game.start(seed).position());
        desk().begin(match, RecordHead.EMPTY, new Seats(computer, computer, seed, seed));
    }

    private void playOne() {
        int count = desk().position().moves().size();
        desk().play(desk().position().move(random.nextInt(count)));
    }

    private void study(Game game) {
        on(() -> panel.wording().switchTo(Language.EN));
        String id = game.kind().id() + "-rules";
        Waiting.until(
                "the lessons are in the menu", () -> item("lessons.open." + id).isPresent());
        on(() -> item("lessons.open." + id).orElseThrow().doClick(0));
        Waiting.until("the lesson is open", () -> panel.room().isOpen());
        on(() -> panel.room().restart());
        for (int i = 0; i < 3; i++) on(() -> panel.room().next());
        on(this::paint);
        on(() -> panel.room().back());
        on(() -> panel.room().close());
    }

    /** The largest first: there parts of the window give way. */
    private void enlarge(int turn) {
        int scales = Scale.OFFERED.size();
        dress(looks.theme(), Scale.OFFERED.get(scales - 1 - turn % scales));
        on(this::paint);
    }

    private void dress(Theme theme, Scale scale) {
        on(() -> {
            looks.wear(theme);
            looks.scaleTo(scale);
            if (frame.isEmpty()) SwingUtilities.updateComponentTreeUI(panel);
        });
    }

    private Optional<AbstractButton> item(String name) {
        return LaidOut.item(panel, name);
    }

    private Desk desk() {
        return panel.desk();
    }

    private void paint() {
        if (frame.isEmpty()) LaidOut.layOut(panel);
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        panel.paint(graphics);
        graphics.dispose();
    }

    private void on(Runnable deed) {
        ask(() -> {
            deed.run();
            return true;
        });
    }

    private <T> T ask(Callable<T> question) {
        return onEventThread(question);
    }

    /** Returns when all is written that was to be kept. */
    @Override
    public void close() {
        on(() -> {
            panel.stop();
            panel.destroy();
            frame.ifPresent(JFrame::dispose);
        });
        remembered.awaitWritten();
        Waiting.until("all is written", SoakedWindow::rests);
        mishaps.close();
    }

    /** Whether nothing is worked out in the background, and all is written. */
    public static boolean isIdle() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("lectern-"))
                .allMatch(thread -> thread.getState() == Thread.State.WAITING);
    }

    /** Whether no thread of the program works. */
    private static boolean rests() {
        return Thread.getAllStackTraces().keySet().stream()
                .noneMatch(thread -> thread.getName().startsWith("lectern-"));
    }
}
