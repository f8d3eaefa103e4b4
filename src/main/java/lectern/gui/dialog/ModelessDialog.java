package lectern.gui.dialog;

import java.awt.Component;
import java.awt.Dialog;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import lectern.gui.look.Placing;
import lectern.text.Language;

/**
 * A window that stays open while the one it belongs to is used; no more than one at a time. Escape closes it. On the
 * event thread.
 */
public final class ModelessDialog {
    private final Component owner;
    private final String name;
    private Optional<JDialog> shown = Optional.empty();

    /**
     * @param owner a part of the window that it belongs to; null if there is none
     * @param name what the window's component is called
     */
    public ModelessDialog(Component owner, String name) {
        this.owner = owner;
        this.name = name;
    }

    /** A window that is not shown yet. */
    public JDialog make(Language language) {
        Window window = owner == null ? null : SwingUtilities.getWindowAncestor(owner);
        JDialog dialog = new JDialog(window, Dialog.ModalityType.MODELESS);
        dialog.setName(name);
        dialog.setLocale(language.locale());
        dialog.setDefaultCloseOperation(JDialog.DISPOSE_ON_CLOSE);
        return dialog;
    }

    /**
     * @param dialog one that was {@link #make made} here
     * @param placing gives it its bounds, when its content is in it
     * @param closed what is done when it has been closed
     */
    public void show(JDialog dialog, JComponent content, Consumer<JDialog> placing, Runnable closed) {
        dialog.setContentPane(content);
        content.registerKeyboardAction(
                event -> dialog.dispose(),
                KeyStroke.getKeyStroke("ESCAPE"),
                JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
        dialog.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent event) {
                closed.run();
                shown = shown.filter(other -> other != dialog);
            }
        });
        shown = Optional.of(dialog);
        placing.accept(dialog);
        dialog.setVisible(true);
    }

    /** In the middle of its screen, with some part of the screen's width and height. */
    public static void fill(JDialog dialog, double part) {
        Rectangle room = Placing.room(dialog.getGraphicsConfiguration());
        dialog.setBounds(Placing.centred((int) (room.width * part), (int) (room.height * part), room));
        dialog.setBounds(Placing.inside(dialog.getBounds(), List.of(room)));
    }

    /** The window that is open. */
    public Optional<JDialog> shown() {
        return shown;
    }

    public void close() {
        shown.ifPresent(Window::dispose);
    }
}
