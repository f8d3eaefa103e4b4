package lectern.gui.look;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Dialog;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.Window;
import java.util.ArrayList;
import java.util.List;
import javax.swing.UIManager;

/**
 * How the windows of this JVM look. Theme and scale are the JVM's, so only what owns the JVM may have one of these: the
 * frame has, a component inside another program's window has not. On the event thread only.
 */
public final class Looks {
    /** What file choosers say in languages that Swing itself does not speak. */
    private static final String CHOOSER = "lectern.gui.chooser";

    private final List<Runnable> watchers = new ArrayList<>();
    private Theme theme;
    private Scale scale;

    /** Puts the look on. Cheapest before the first component is made. */
    public Looks(Theme theme, Scale scale) {
        this.theme = theme;
        this.scale = scale;
        FlatLaf.setup(theme.look());
        UIScale.setZoomFactor(scale.factor());
        UIManager.getDefaults().addResourceBundle(CHOOSER);
    }

    public Theme theme() {
        return theme;
    }

    public Scale scale() {
        return scale;
    }

    /** Runs after every change of theme or scale, when all windows have changed. */
    public void watch(Runnable watcher) {
        watchers.add(watcher);
    }

    /** Changes the colours of all windows, open or not. */
    public void wear(Theme chosen) {
        if (chosen == theme) return;
        theme = chosen;
        FlatLaf.setup(chosen.look());
        FlatLaf.updateUI();
        watchers.forEach(Runnable::run);
    }

    /**
     * Changes the size of everything in all windows. Dialogs grow or shrink with it; frames stay as the user put them.
     */
    public void scaleTo(Scale chosen) {
        if (chosen.equals(scale)) return;
        double ratio = (double) chosen.percent() / scale.percent();
        scale = chosen;
        UIScale.setZoomFactor(chosen.factor());
        FlatLaf.updateUI();
        for (Window window : Window.getWindows()) {
            if (window instanceof Dialog dialog && dialog.isDisplayable()) grow(dialog, ratio);
        }
        watchers.forEach(Runnable::run);
    }

    /** As large as suits a screen. */
    public void fit(Dimension screen) {
        scaleTo(Scale.fitting(screen, UIScale.getUserScaleFactor() / scale.factor()));
    }

    private static void grow(Dialog dialog, double ratio) {
        Rectangle room = Placing.room(dialog.getGraphicsConfiguration());
        if (dialog.isResizable()) dialog.setBounds(Placing.grown(dialog.getBounds(), ratio, room));
        else {
            dialog.pack();
            dialog.setBounds(Placing.grown(dialog.getBounds(), 1, room));
        }
        dialog.validate();
    }
}
