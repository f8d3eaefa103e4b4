package lectern.gui.present;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.function.Supplier;
import javax.swing.JPanel;
import javax.swing.Timer;
import lectern.gui.look.LookColour;

/** The time of day, for a lecturer who has an hour. It can be hidden. */
final class HallClock extends JPanel {
    private static final double SIZE = 1 / 50.0;
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm", java.util.Locale.ROOT);
    private static final int TICK_MILLIS = 1000;

    private final transient Supplier<LocalTime> now;
    private final Timer timer = new Timer(TICK_MILLIS, event -> tick());
    private String shown = "";

    HallClock(Supplier<LocalTime> now) {
        this.now = now;
        setName("present.clock");
        setOpaque(false);
    }

    void run(boolean running) {
        tick();
        if (running) timer.start();
        else timer.stop();
    }

    String text() {
        return shown;
    }

    static int height(int screen) {
        return (int) Math.ceil(1.3 * Letters.lineHeight(new Letters(screen).font(SIZE, true)));
    }

    private void tick() {
        String time = TIME.format(now.get());
        if (time.equals(shown)) return;
        shown = time;
        getAccessibleContext().setAccessibleName(time);
        repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setFont(new Letters((int) Math.round(getHeight() / share())).font(SIZE, true));
        g.setColor(LookColour.of("Label.foreground", "textText"));
        double x = getWidth() - Letters.width(g.getFont(), shown);
        double y = (getHeight() + Letters.capital(g.getFont())) / 2;
        g.drawString(shown, (float) x, (float) y);
        g.dispose();
    }

    /** How high this is, as a share of the screen's height. */
    private static double share() {
        int measure = 10_000;
        return (double) height(measure) / measure;
    }
}
