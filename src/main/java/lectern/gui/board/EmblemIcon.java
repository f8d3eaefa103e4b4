package lectern.gui.board;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.Icon;
import lectern.game.Layer;
import lectern.game.Token;
import lectern.picture.Skin;

/** A piece as a small icon: what stands for a side beside its name. */
public final class EmblemIcon implements Icon {
    private static final int SIZE = 28;

    private final Skin skin;
    private final Token token;

    public EmblemIcon(Skin skin, Token token) {
        this.skin = skin;
        this.token = token;
    }

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
        skin.paintToken(g, token, Layer.PIECE, BoardColours.palette());
        g.dispose();
    }
}
