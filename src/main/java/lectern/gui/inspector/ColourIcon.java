package lectern.gui.inspector;

import com.formdev.flatlaf.icons.FlatAbstractIcon;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import javax.swing.UIManager;
import lectern.picture.Swatch;

/** A square of a colour with its pattern, for legends. */
public final class ColourIcon extends FlatAbstractIcon {
    private static final int SIZE = 14;

    /** How wide a pattern's tile is, in icons and bars. */
    public static final int TILE = 16;

    private final transient Swatch swatch;
    private final boolean region;

    private ColourIcon(Swatch swatch, boolean region) {
        super(SIZE, SIZE, null);
        this.swatch = swatch;
        this.region = region;
    }

    /** As bars of that colour look. */
    public static ColourIcon bar(Swatch swatch) {
        return new ColourIcon(swatch, false);
    }

    /** As regions of that colour look on the board. */
    public static ColourIcon region(Swatch swatch) {
        return new ColourIcon(swatch, true);
    }

    @Override
    protected void paintIcon(Component component, Graphics2D graphics) {
        Rectangle2D area = new Rectangle2D.Double(0, 0, width, height);
        if (region) swatch.frame(graphics, area, TILE, UIManager.getColor("List.background"));
        else swatch.fill(graphics, area, TILE, UIManager.getColor("Table.background"));
    }
}
