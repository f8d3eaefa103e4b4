package lectern.gui.dialog;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.Icon;
import lectern.game.Setup;
import lectern.gui.board.BoardColours;
import lectern.picture.Skin;

/** Something that can be laid on the board, as it looks there. */
record StockIcon(Skin skin, Setup.Stock stock) implements Icon {
    private static final int SIZE = 36;

    @Override
    public int getIconWidth() {
        return UIScale.scale(SIZE);
    }

    @Override
    public int getIconHeight() {
        return UIScale.scale(SIZE);
    }

    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.translate(x, y);
        g.scale(getIconWidth(), getIconHeight());
        skin.paintToken(g, stock.token(), stock.layer(), BoardColours.palette());
        g.dispose();
    }
}
