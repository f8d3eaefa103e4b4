package lectern.gui.lesson.page;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.MouseWheelEvent;
import java.util.function.ToDoubleFunction;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JScrollBar;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import lectern.gui.look.PaintedPart;
import lectern.gui.textflow.Column;
import lectern.gui.tree.TreeTheme;
import lectern.picture.tree.TreeFigure;

/** A tree in the text, as wide as the text; one that could not be read then is rolled to its sides. */
final class FigureView extends Column {
    private final transient TreeFigure figure;

    /** Painted in the units of the figure. */
    private interface Painting {
        void paint(TreeFigure figure, Graphics2D g, double room);
    }

    /** @param title what it shows, for those who cannot see it */
    FigureView(TreeFigure figure, String title) {
        super(4);
        this.figure = figure;
        Part tree =
                new Part(room -> figure.width(room), room -> figure.height(room), (now, g, room) -> now.paint(g, room));
        tree.setName("lesson.thought.tree");
        tree.getAccessibleContext().setAccessibleName(title);
        Rolled rolled = new Rolled(tree);
        Part legend = new Part(
                room -> 1,
                room -> figure.legend().height(room),
                (now, g, room) -> now.legend().paint(g, room));
        add(rolled);
        add(legend);
    }

    private static double scale() {
        return UIScale.getUserScaleFactor();
    }

    /** How wide the text is, in the units of the figure. */
    private double room() {
        return Math.max(1, getWidth()) / scale();
    }

    private final class Part extends PaintedPart {
        private final transient ToDoubleFunction<Double> wide;
        private final transient ToDoubleFunction<Double> high;
        private final transient Painting painting;

        private Part(ToDoubleFunction<Double> wide, ToDoubleFunction<Double> high, Painting painting) {
            this.wide = wide;
            this.high = high;
            this.painting = painting;
        }

        @Override
        public Dimension getPreferredSize() {
            return new Dimension((int) Math.floor(scale() * wide.applyAsDouble(room())), (int)
                    Math.ceil(scale() * high.applyAsDouble(room())));
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = (Graphics2D) graphics.create();
            g.scale(scale(), scale());
            painting.paint(figure.in(TreeTheme.inForce(figure.root())), g, room());
            g.dispose();
        }
    }

    /** Rolls to the sides only: the wheel is the page's. */
    private static final class Rolled extends JScrollPane {
        private boolean begun;

        private Rolled(JComponent content) {
            super(content, VERTICAL_SCROLLBAR_NEVER, HORIZONTAL_SCROLLBAR_AS_NEEDED);
            setBorder(BorderFactory.createEmptyBorder());
            setOpaque(false);
            getViewport().setOpaque(false);
        }

        /** The root stands in the middle, and is seen first. */
        @Override
        public void doLayout() {
            super.doLayout();
            if (begun || getWidth() == 0) return;
            begun = true;
            int beyond = getViewport().getView().getPreferredSize().width
                    - getViewport().getWidth();
            if (beyond > 0) EventQueue.invokeLater(() -> getViewport().setViewPosition(new Point(beyond / 2, 0)));
        }

        @Override
        protected void processMouseWheelEvent(MouseWheelEvent event) {
            Container page = getParent();
            if (event.isShiftDown()) super.processMouseWheelEvent(event);
            else if (page != null) page.dispatchEvent(SwingUtilities.convertMouseEvent(this, event, page));
        }

        @Override
        public Dimension getPreferredSize() {
            Dimension content = getViewport().getView().getPreferredSize();
            JScrollBar bar = getHorizontalScrollBar();
            boolean wide = getParent() != null && content.width > getParent().getWidth();
            return new Dimension(1, content.height + (wide ? bar.getPreferredSize().height : 0));
        }
    }
}
