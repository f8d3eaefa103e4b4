package lectern.picture.chart;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import lectern.picture.Swatch;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.LegendItemSource;
import org.jfree.chart.block.AbstractBlock;
import org.jfree.chart.block.Block;
import org.jfree.chart.block.BlockContainer;
import org.jfree.chart.block.BorderArrangement;
import org.jfree.chart.block.LabelBlock;
import org.jfree.chart.block.RectangleConstraint;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.Size2D;

/** What the looks of criteria and of a band mean, and from which value on bars are cut. */
final class CriteriaLegend extends LegendTitle {
    /** Which share of a chart's width a legend may take. */
    private static final double MOST = 0.45;

    private final transient Entries entries;
    private final transient ChartColours colours;
    private final double size;

    /** Whether it is left out. */
    private boolean left;

    CriteriaLegend(Font font, ChartColours colours, double size) {
        this(new Entries(new ArrayList<>(), new LegendItemCollection()), font, colours, size);
    }

    private CriteriaLegend(Entries entries, Font font, ChartColours colours, double size) {
        super(entries);
        this.entries = entries;
        this.colours = colours;
        this.size = size;
        setPosition(RectangleEdge.RIGHT);
        setItemFont(font);
        setItemPaint(colours.text());
        setBackgroundPaint(colours.paper());
    }

    void add(Swatch swatch, String name) {
        add(name, (g, area) -> swatch.fill(g, area, 1.6 * size, colours.paper()));
    }

    void add(CutMark mark, String beyond) {
        add(
                beyond,
                (g, area) -> mark.paint(
                        g, new Line2D.Double(area.getMinX(), area.getCenterY(), area.getMaxX(), area.getCenterY())));
    }

    /** What of a band is to be seen. */
    void add(TruthPaint band) {
        for (ProvenWinner winner : ProvenWinner.values()) {
            if (!band.band().has(winner)) continue;
            add(band.band().names().get(winner), (g, area) -> band.winner(g, inner(area), winner));
        }
        if (!band.band().misjudged().isEmpty())
            add(band.band().misjudgedName(), (g, area) -> band.flag(g, inner(area)));
    }

    /** As high as the band. */
    private static Rectangle2D inner(Rectangle2D area) {
        return new Rectangle2D.Double(
                area.getX(), area.getY() + 0.15 * area.getHeight(), area.getWidth(), 0.7 * area.getHeight());
    }

    /** One that would leave too little room for the chart is left out; what it says is in tooltips, too. */
    @Override
    public Size2D arrange(Graphics2D g, RectangleConstraint constraint) {
        Size2D wanted = super.arrange(g, constraint);
        double room = constraint.getWidthRange() == null
                ? Double.MAX_VALUE
                : constraint.getWidthRange().getUpperBound();
        left = wanted.getWidth() > MOST * room;
        return left ? new Size2D(0, 0) : wanted;
    }

    @Override
    public Object draw(Graphics2D g, Rectangle2D area, Object parameters) {
        return left ? null : super.draw(g, area, parameters);
    }

    private void add(String name, Sign sign) {
        LegendItem item = new LegendItem(name);
        item.setSeriesIndex(entries.signs.size());
        entries.signs.add(sign);
        entries.items.add(item);
    }

    @Override
    protected Block createLegendItemBlock(LegendItem item) {
        BlockContainer line = new BlockContainer(new BorderArrangement());
        line.add(new SignBlock(entries.signs.get(item.getSeriesIndex()), size), RectangleEdge.LEFT);
        LabelBlock label = new LabelBlock(item.getLabel(), getItemFont(), getItemPaint());
        label.setPadding(size / 8, size / 2, size / 8, size / 2);
        line.add(label);
        return line;
    }

    private record Entries(List<Sign> signs, LegendItemCollection items) implements LegendItemSource {
        @Override
        public LegendItemCollection getLegendItems() {
            return items;
        }
    }

    /** What stands before a name. */
    private interface Sign {
        void paint(Graphics2D g, Rectangle2D area);
    }

    private static final class SignBlock extends AbstractBlock implements Block {
        private final transient Sign sign;
        private final double size;

        private SignBlock(Sign sign, double size) {
            this.sign = sign;
            this.size = size;
        }

        @Override
        public Size2D arrange(Graphics2D g, RectangleConstraint constraint) {
            return new Size2D(1.5 * size, 1.5 * size);
        }

        @Override
        public void draw(Graphics2D g, Rectangle2D area) {
            draw(g, area, null);
        }

        @Override
        public Object draw(Graphics2D g, Rectangle2D area, Object parameters) {
            double y = area.getCenterY() - 0.6 * size;
            sign.paint(g, new Rectangle2D.Double(area.getX() + 0.2 * size, y, 1.2 * size, 1.2 * size));
            return null;
        }
    }
}
