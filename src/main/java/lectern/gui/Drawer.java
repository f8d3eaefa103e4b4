package lectern.gui;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.util.Optional;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import lectern.gui.look.LookColour;

/** Lies over the board and holds one part that has no room beside it, until Escape or its button closes it. */
final class Drawer extends JPanel {
    private static final int USUAL_WIDTH = 300;
    private static final int LEAST_WIDTH = 220;
    private static final int LEAST_HEIGHT = 180;

    private transient Optional<WindowPart> held = Optional.empty();

    Drawer(Runnable close) {
        super(new BorderLayout());
        setName("drawer");
        setVisible(false);
        // What is clicked here is not meant for the board underneath.
        addMouseListener(new MouseAdapter() {});
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke("ESCAPE"), "close");
        getActionMap().put("close", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                close.run();
            }
        });
    }

    Optional<WindowPart> held() {
        return held;
    }

    void hold(WindowPart part, JComponent shown) {
        removeAll();
        add(shown);
        held = Optional.of(part);
        setVisible(true);
        revalidate();
        repaint();
    }

    /** Lies over as much of a room as what it holds needs, at the side at which that has its place otherwise. */
    void layOver(Rectangle room, int boardEnd) {
        int width = width(room, boardEnd);
        int height = Math.min(room.height, Math.max(UIScale.scale(LEAST_HEIGHT), room.height * 2 / 5));
        held.ifPresent(part -> setBounds(
                switch (part) {
                    case CHART -> new Rectangle(room.x, room.y + room.height - height, room.width, height);
                    case TOOLBAR -> new Rectangle(room.x, room.y, room.width, getPreferredSize().height);
                    case INSPECTOR, MOVES -> new Rectangle(room.x + room.width - width, room.y, width, room.height);
                }));
    }

    /**
     * How much of a room's width is taken by what lies over its right side.
     *
     * @param boardEnd beyond which nothing of the board is covered
     */
    static int width(Rectangle room, int boardEnd) {
        int free = room.x + room.width - boardEnd;
        int usual = Math.min(room.width, Math.max(UIScale.scale(USUAL_WIDTH), room.width * 2 / 5));
        return free >= UIScale.scale(LEAST_WIDTH) ? Math.min(free, usual) : usual;
    }

    /** From where on what is beside the board is covered, and maybe some of the board; the end of the room if nothing is. */
    int start(Rectangle room) {
        boolean beside = held.filter(part -> part == WindowPart.INSPECTOR || part == WindowPart.MOVES)
                .isPresent();
        return beside ? getX() : room.x + room.width;
    }

    /** The keyboard goes to what was opened, so that Escape closes it again. */
    void takeFocus() {
        Container root = getFocusCycleRootAncestor();
        if (held.isEmpty() || root == null) return;
        Component first = root.getFocusTraversalPolicy().getComponentAfter(root, this);
        if (first != null && isAncestorOf(first)) first.requestFocusInWindow();
    }

    boolean hasFocusInside() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        return owner != null && isAncestorOf(owner);
    }

    void close() {
        removeAll();
        held = Optional.empty();
        setVisible(false);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        Color line = LookColour.of("Component.accentColor", "textHighlight");
        setBorder(BorderFactory.createLineBorder(line, 2));
    }
}
