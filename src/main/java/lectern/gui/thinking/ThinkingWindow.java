package lectern.gui.thinking;

import java.awt.Component;
import java.awt.Dialog;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.look.Placing;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.lesson.thought.Algorithm;

/** Opens the window in which thinking is laid open. On the event thread. */
public final class ThinkingWindow {
    private static final double PART = 0.94;

    private final Component owner;
    private final Wording wording;
    private final Desk desk;
    private final UserSettings memory;
    private final Function<GameKind, NamedHeuristics> known;
    private Optional<JDialog> shown = Optional.empty();

    /** What the open window is written with: its components live no longer than it does. */
    private Optional<Wording> own = Optional.empty();

    /** @param known heuristics that have been saved */
    public ThinkingWindow(
            Component owner,
            Wording wording,
            Desk desk,
            UserSettings memory,
            Function<GameKind, NamedHeuristics> known) {
        this.owner = owner;
        this.wording = wording;
        this.desk = desk;
        this.memory = memory;
        this.known = known;
        wording.write(() -> own.ifPresent(spoken -> spoken.switchTo(wording.language())));
    }

    /** About the position on the desk. */
    public void open() {
        show(view -> {});
    }

    /** About an algorithm on some position. */
    public void walkThrough(Position position, Algorithm algorithm) {
        show(view -> view.walkThrough(position, algorithm));
    }

    private void show(Consumer<ThinkingView> beginning) {
        shown.ifPresent(Window::dispose);
        Window window = owner == null ? null : SwingUtilities.getWindowAncestor(owner);
        Wording spoken = new Wording(wording.language());
        own = Optional.of(spoken);
        JDialog dialog = new JDialog(window, Dialog.ModalityType.MODELESS);
        spoken.write(() -> dialog.setTitle(spoken.of("thinking.title")));
        Background background = new Background();
        ThinkingView view = new ThinkingView(spoken, background, memory, desk::shown, known);
        dialog.setName("thinking-window");
        dialog.setLocale(wording.language().locale());
        dialog.setDefaultCloseOperation(JDialog.DISPOSE_ON_CLOSE);
        dialog.setContentPane(view);
        view.registerKeyboardAction(
                event -> dialog.dispose(),
                KeyStroke.getKeyStroke("ESCAPE"),
                JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
        dialog.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent event) {
                view.leave();
                background.close();
                shown = shown.filter(other -> other != dialog);
            }
        });
        shown = Optional.of(dialog);
        Rectangle room = Placing.room(dialog.getGraphicsConfiguration());
        dialog.setBounds(Placing.centred((int) (room.width * PART), (int) (room.height * PART), room));
        dialog.setBounds(Placing.inside(dialog.getBounds(), List.of(room)));
        beginning.accept(view);
        dialog.setVisible(true);
        view.first().requestFocusInWindow();
    }
}
