package lectern.gui.inspector;

import com.formdev.flatlaf.icons.FlatAbstractIcon;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.Paint;

/** A square of a colour or a pattern, for legends. */
public final class ColourIcon extends FlatAbstractIcon {
    private static final int SIZE = 12;

    private final Paint paint;

    public ColourIcon(Paint paint) {
        super(SIZE, SIZE, null);
        this.paint = paint;
    }

    @Override
    protected void paintIcon(Component component, Graphics2D graphics) {
        graphics.setPaint(paint);
        graphics.fillRect(0, 0, width, height);
    }
}
