package lectern.gui;

import com.formdev.flatlaf.util.UIScale;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.Graphics;
import java.awt.GraphicsConfiguration;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.Timer;
import lectern.gui.look.Placing;
import lectern.gui.settings.UserSettings;

/**
 * A window around a component, and nothing else: it shows it, leads it through its life, stands where it stood the last
 * time, and bears as its title what the component has as its property {@value #TITLE}.
 */
public final class LecternFrame extends JFrame {
    public static final String TITLE = "title";

    private static final String BOUNDS = "window.bounds";
    private static final String MAXIMISED = "window.maximised";
    private static final int USUAL_WIDTH = 1280;
    private static final int USUAL_HEIGHT = 800;

    private final transient Life life;
    private final transient UserSettings remembered;
    private final Timer boundsSettle = new Timer(400, event -> rememberBounds());

    /** Where it was opened or last found; as long as it stays there, nothing has to be remembered. */
    private Rectangle known = new Rectangle();

    private boolean painted;

    public <C extends JComponent & Life> LecternFrame(C shown, UserSettings remembered) {
        super("Lectern");
        this.life = shown;
        this.remembered = remembered;
        shown.addPropertyChangeListener(TITLE, change -> setTitle((String) change.getNewValue()));
        shown.init();
        setContentPane(shown);
        setDefaultCloseOperation(DO_NOTHING_ON_CLOSE);
        boundsSettle.setRepeats(false);
        addComponentListener(new BoundsListener());
        addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent event) {
                close();
            }
        });
    }

    /** Shows the window where it was. */
    public void open() {
        List<Rectangle> rooms = rooms();
        known = remembered
                .text(BOUNDS)
                .flatMap(WindowBounds::read)
                .map(bounds -> Placing.inside(bounds, rooms))
                .orElseGet(() -> usual(rooms.get(0)));
        setBounds(known);
        if (remembered.text(MAXIMISED).isPresent()) setExtendedState(MAXIMIZED_BOTH);
        life.start();
        setVisible(true);
    }

    /** What can wait until there is something to be seen waits until then. */
    @Override
    public void paint(Graphics graphics) {
        super.paint(graphics);
        if (painted) return;
        painted = true;
        EventQueue.invokeLater(() -> ApplicationIcon.putOn(this));
    }

    /** Ends the component's life and takes the window away, as a click on its cross does, once all is kept. */
    public void close() {
        life.stop();
        life.prepareToEnd(this::end);
    }

    private void end() {
        life.destroy();
        if (boundsSettle.isRunning()) rememberBounds();
        dispose();
    }

    private void rememberBounds() {
        if (!isShowing()) return;
        boolean maximised = (getExtendedState() & Frame.MAXIMIZED_BOTH) == Frame.MAXIMIZED_BOTH;
        if (maximised) {
            remembered.remember(MAXIMISED, "true");
            return;
        }
        remembered.forget(MAXIMISED);
        if (getBounds().equals(known)) return;
        known = getBounds();
        remembered.remember(BOUNDS, WindowBounds.text(known));
    }

    /** Large, but so that something of the desktop is still seen; on a screen that is too small for that, all of it. */
    static Rectangle usual(Rectangle room) {
        int width = UIScale.scale(USUAL_WIDTH);
        int height = UIScale.scale(USUAL_HEIGHT);
        if (width > room.width || height > room.height) return new Rectangle(room);
        return Placing.centred(Math.min(width, room.width * 9 / 10), Math.min(height, room.height * 9 / 10), room);
    }

    /** What windows can stand on, the main screen first. */
    static List<Rectangle> rooms() {
        GraphicsEnvironment screens = GraphicsEnvironment.getLocalGraphicsEnvironment();
        List<Rectangle> rooms = new ArrayList<>();
        rooms.add(room(screens.getDefaultScreenDevice()));
        for (GraphicsDevice screen : screens.getScreenDevices()) {
            if (screen != screens.getDefaultScreenDevice()) rooms.add(room(screen));
        }
        return rooms;
    }

    private static Rectangle room(GraphicsDevice screen) {
        GraphicsConfiguration configuration = screen.getDefaultConfiguration();
        return Placing.room(configuration);
    }

    /** A window that is dragged moves often; where it comes to rest is what counts. */
    private final class BoundsListener extends ComponentAdapter {
        @Override
        public void componentMoved(ComponentEvent event) {
            if (isShowing()) boundsSettle.restart();
        }

        @Override
        public void componentResized(ComponentEvent event) {
            if (isShowing()) boundsSettle.restart();
        }
    }
}
