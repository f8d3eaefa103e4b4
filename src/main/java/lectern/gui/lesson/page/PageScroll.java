package lectern.gui.lesson.page;

import java.awt.Point;
import java.awt.Rectangle;
import java.util.List;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.KeyStroke;

/** A page of a lesson in the room that there is for it, and how much of it has been seen. */
public final class PageScroll extends JScrollPane {
    /** So much of what was seen stays in view when more is shown, as a share of the room. */
    private static final double KEPT = 0.15;

    private final PageView page;

    /** How far down the page has been in view. */
    private int seen;

    public PageScroll(PageView page) {
        super(page);
        this.page = page;
        // These keys lead through the lesson, wherever the focus is.
        for (String key : List.of("PAGE_DOWN", "PAGE_UP")) {
            getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key), "none");
        }
        getViewport().addChangeListener(event -> see());
    }

    private void see() {
        Rectangle view = getViewport().getViewRect();
        seen = Math.max(seen, view.y + view.height);
    }

    /** It is another page: nothing of it has been in view but its beginning. */
    public void turn() {
        seen = 0;
        getViewport().setViewPosition(new Point());
        see();
    }

    /**
     * Brings what is shown at the moment into view.
     *
     * @param toEnd whether what is new is at the end of a card
     */
    public void roll(boolean toEnd) {
        validate();
        page.current().ifPresent(card -> {
            Rectangle shown = card.getBounds();
            int room = getViewport().getHeight();
            if (toEnd && shown.height > room) shown.y += shown.height - room;
            shown.height = Math.min(shown.height, room);
            page.scrollRectToVisible(shown);
        });
    }

    /** Whether there is text below that has not been in view. */
    public boolean hasMore() {
        return getViewport().getHeight() > 0 && seen < end();
    }

    /** Shows more of the text that is below. Answers whether there was any. */
    public boolean showMore() {
        validate();
        if (!hasMore()) return false;
        JViewport viewport = getViewport();
        int room = viewport.getHeight();
        int next = seen - (int) Math.round(room * KEPT);
        int last = page.getHeight() - room;
        viewport.setViewPosition(new Point(0, Math.max(0, Math.min(next, last))));
        see();
        return true;
    }

    /** Where the last card ends; what is below is paper. */
    private int end() {
        return page.getPreferredSize().height - page.getInsets().bottom;
    }
}
