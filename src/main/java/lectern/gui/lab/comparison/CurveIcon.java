package lectern.gui.lab.comparison;

import com.formdev.flatlaf.icons.FlatAbstractIcon;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.function.Supplier;
import lectern.game.GameKind;
import lectern.gui.chart.ChartTheme;
import lectern.picture.chart.ChartColours;
import lectern.picture.chart.CurveLook;
import lectern.picture.chart.CurvesDrawing;

/** A piece of a curve, or of the band behind plies, for the legend. */
final class CurveIcon extends FlatAbstractIcon {
    private static final int WIDTH = 30;
    private static final int HEIGHT = 14;

    private final transient Sign sign;
    private final transient Supplier<GameKind> game;

    private interface Sign {
        void paint(Graphics2D g, Rectangle2D area, ChartColours colours);
    }

    private CurveIcon(Supplier<GameKind> game, Sign sign) {
        super(WIDTH, HEIGHT, null);
        this.sign = sign;
        this.game = game;
    }

    static CurveIcon of(CurveLook look, Supplier<GameKind> game) {
        return new CurveIcon(game, (g, area, colours) -> look.paintSample(g, area, colours, 1));
    }

    static CurveIcon band(Supplier<GameKind> game) {
        return new CurveIcon(game, (g, area, colours) -> {
            g.setPaint(CurvesDrawing.bandColour(colours));
            g.fill(area);
        });
    }

    @Override
    protected void paintIcon(Component component, Graphics2D graphics) {
        sign.paint(graphics, new Rectangle2D.Double(0, 0, width, height), ChartTheme.inForce(game.get()));
    }
}
