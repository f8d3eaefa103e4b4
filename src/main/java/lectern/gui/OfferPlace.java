package lectern.gui;

import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.JPanel;
import lectern.gui.keeping.OfferBar;

/**
 * Gives an offer its place: above everything, or, where the board would have less than it needs then, over what is
 * beside the board, until it is answered.
 */
final class OfferPlace extends JPanel {
    private final OfferBar offer;
    private final PanelLayout rest;

    OfferPlace(OfferBar offer, PanelLayout rest) {
        super(null);
        this.offer = offer;
        this.rest = rest;
        add(offer);
        add(rest);
    }

    @Override
    public void doLayout() {
        int width = getWidth();
        rest.setSize(width, rest.getHeight());
        int above = offer.isVisible() ? offer.height(width) : 0;
        boolean over = above > 0 && !rest.isEnough(getHeight() - above);
        offer.lieOver(over);
        int top = over ? 0 : above;
        rest.setBounds(0, top, width, getHeight() - top);
        rest.validate();
        if (over) layOver();
        else offer.setBounds(0, 0, width, above);
        rest.cover(over ? offer.getX() : Integer.MAX_VALUE);
    }

    /** At the bottom, where what to do next is said: what was said before is covered as long as this is asked. */
    private void layOver() {
        Rectangle room = rest.room();
        int width = Drawer.width(room, rest.boardEnd());
        int height = Math.min(room.height, offer.height(width));
        offer.setBounds(room.x + room.width - width, room.y + room.height - height, width, height);
    }

    /** The offer may lie over the rest. */
    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false;
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension();
    }
}
