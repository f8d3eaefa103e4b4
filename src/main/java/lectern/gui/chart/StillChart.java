package lectern.gui.chart;

import java.awt.event.MouseEvent;
import java.util.OptionalLong;
import org.jfree.chart.ChartPanel;
import org.jfree.chart.ui.RectangleEdge;

/** A chart of plies that is drawn as large as it is and cannot be zoomed, dragged or changed. */
public class StillChart extends ChartPanel {
    private static final int LARGEST = 10_000;

    public StillChart() {
        super(null, false);
        setMinimumDrawWidth(0);
        setMinimumDrawHeight(0);
        setMaximumDrawWidth(LARGEST);
        setMaximumDrawHeight(LARGEST);
        setPopupMenu(null);
        setMouseZoomable(false);
        setMouseWheelEnabled(false);
    }

    /** The ply whose place is nearest to the pointer; none before there is a chart. */
    protected final OptionalLong plyAt(MouseEvent event) {
        if (getChart() == null) return OptionalLong.empty();
        double ply = getChart()
                .getXYPlot()
                .getDomainAxis()
                .java2DToValue(event.getX(), getScreenDataArea(), RectangleEdge.BOTTOM);
        return OptionalLong.of(Math.round(ply));
    }
}
