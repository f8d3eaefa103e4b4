package lectern.gui.thinking;

import java.awt.Component;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JDialog;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.dialog.ModelessDialog;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.lesson.thought.Algorithm;

/** Opens the window in which thinking is laid open. On the event thread. */
public final class ThinkingWindow {
    private static final double PART = 0.94;

    private final Wording wording;
    private final Desk desk;
    private final UserSettings memory;
    private final Function<GameKind, NamedHeuristics> known;
    private final ModelessDialog window;

    /** What the open window is written with: its components live no longer than it does. */
    private Optional<Wording> own = Optional.empty();

    /** @param known heuristics that have been saved */
    public ThinkingWindow(
            Component owner,
            Wording wording,
            Desk desk,
            UserSettings memory,
            Function<GameKind, NamedHeuristics> known) {
        window = new ModelessDialog(owner, "thinking-window");
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
        window.close();
        Wording spoken = new Wording(wording.language());
        own = Optional.of(spoken);
        JDialog dialog = window.make(wording.language());
        spoken.write(() -> dialog.setTitle(spoken.of("thinking.title")));
        Background background = new Background();
        ThinkingView view = new ThinkingView(spoken, background, memory, desk::shown, known);
        Consumer<JDialog> placing = made -> {
            ModelessDialog.fill(made, PART);
            beginning.accept(view);
        };
        window.show(dialog, view, placing, () -> {
            view.leave();
            background.close();
        });
        view.first().requestFocusInWindow();
    }
}
