package lectern.gui.chart;

import java.awt.Component;
import java.awt.Point;
import java.awt.event.MouseEvent;
import java.util.Optional;

/** Where things are on the chart, for robots. */
public final class ChartPlaces {
    private ChartPlaces() {}

    /** Where on the chart a move is, once the chart can tell of it. */
    public static Optional<Point> of(Component chart, int ply, String move) {
        ChartCanvas canvas = (ChartCanvas) chart;
        if (canvas.getChart() == null || canvas.getScreenDataArea().isEmpty()) return Optional.empty();
        Point place = canvas.place(ply);
        MouseEvent there = new MouseEvent(canvas, MouseEvent.MOUSE_MOVED, 0, 0, place.x, place.y, 0, false);
        String told = canvas.getToolTipText(there);
        return told != null && told.contains(move) ? Optional.of(place) : Optional.empty();
    }
}
