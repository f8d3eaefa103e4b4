package lectern.gui.board;

import com.formdev.flatlaf.icons.FlatAbstractIcon;
import java.awt.Component;
import java.awt.Graphics2D;
import lectern.game.board.Layer;
import lectern.game.board.Token;
import lectern.picture.Skin;

/** A piece as a small icon: what stands for a side beside its name. */
public final class EmblemIcon extends FlatAbstractIcon {
    private static final int SIZE = 28;

    private final Skin skin;
    private final Token token;
    private final Layer layer;

    public EmblemIcon(Skin skin, Token token) {
        this(SIZE, skin, token, Layer.PIECE);
    }

    /** Anything that a skin can draw, at some size. */
    public EmblemIcon(int size, Skin skin, Token token, Layer layer) {
        super(size, size, null);
        this.skin = skin;
        this.token = token;
        this.layer = layer;
    }

    @Override
    protected void paintIcon(Component component, Graphics2D graphics) {
        graphics.scale(width, height);
        skin.paintToken(graphics, token, layer, BoardColours.palette());
        if (layer == Layer.GROUND) skin.writeGround(graphics, token, BoardColours.palette());
    }
}
