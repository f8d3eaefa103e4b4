package lectern.gui.chart;

import java.awt.Component;
import java.awt.Point;
import java.awt.event.MouseEvent;
import java.util.Optional;

/** Where things are on the chart, for robots. */
public final class ChartPlaces {
    /** Flags are about so far below the curve. */
    private static final int FLAG = 6;

    private ChartPlaces() {}

    /** Where on the chart a move is, once the chart can tell of it. */
    public static Optional<Point> of(Component chart, int ply, String move) {
        return told(chart, ply, move);
    }

    /** Where on the chart a ply has a flag, once the chart tells of it. */
    public static Optional<Point> flag(Component chart, int ply, String told) {
        return told(chart, ply, told)
                .map(place -> new Point(
                        place.x, (int) ((ChartCanvas) chart).getScreenDataArea().getMaxY() + FLAG));
    }

    private static Optional<Point> told(Component chart, int ply, String text) {
        ChartCanvas canvas = (ChartCanvas) chart;
        if (canvas.getChart() == null || canvas.getScreenDataArea().isEmpty()) return Optional.empty();
        Point place = canvas.place(ply);
        MouseEvent there = new MouseEvent(canvas, MouseEvent.MOUSE_MOVED, 0, 0, place.x, place.y, 0, false);
        String told = canvas.getToolTipText(there);
        return told != null && told.contains(text) ? Optional.of(place) : Optional.empty();
    }
}
