package lectern.gui.act;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;

/**
 * The acts that are wanted most, as buttons in one row: with captions where the row is wide enough for all of them, as
 * icons where it is not, and where it is not even wide enough for these, the rest in a menu at its end.
 */
public final class ToolBar extends JPanel {
    private static final List<List<Act>> GROUPS = List.of(
            List.of(Act.NEW_GAME, Act.OPEN, Act.SAVE),
            List.of(Act.START, Act.UNDO, Act.REDO, Act.END),
            List.of(Act.PREVIOUS_STEP, Act.NEXT_STEP),
            List.of(Act.STEP_PLAYER, Act.RUN, Act.STOP, Act.WAIT, Act.ASK, Act.ASK_CLASS),
            List.of(Act.EDIT_POSITION));
    private static final int SIDE = 8;
    private static final int GAP = 2;
    private static final int GROUP_GAP = 12;

    private final transient Acts acts;
    private final Map<Act, AbstractButton> buttons = new LinkedHashMap<>();
    private final JButton more = new JButton(Icons.named("more"));
    private JComponent last = new JPanel();
    private transient List<Act> left = List.of();
    private boolean captioned;

    public ToolBar(Acts acts) {
        super(null);
        this.acts = acts;
        setName("toolbar");
    }

    /**
     * Makes the buttons, once it is known what can be done.
     *
     * @param end stands after them where there is room; what it does can be done in a menu, too
     */
    public void fill(JComponent end) {
        for (List<Act> group : GROUPS) {
            for (Act act : group) {
                if (acts.has(act)) buttons.put(act, dressed(acts.iconButton(act), act.name()));
            }
        }
        dressed(more, "MORE").addActionListener(event -> rest().show(more, 0, more.getHeight()));
        acts.name(more, "act.more");
        last = end;
        add(last);
    }

    private <B extends AbstractButton> B dressed(B button, String name) {
        button.setFocusable(false);
        button.setName("toolbar." + name);
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        add(button);
        return button;
    }

    private JPopupMenu rest() {
        JPopupMenu menu = new JPopupMenu();
        for (Act act : left) {
            JMenuItem item = acts.isSwitch(act) ? new JCheckBoxMenuItem(acts.of(act)) : new JMenuItem(acts.of(act));
            item.setName("more." + act.name());
            item.setToolTipText(null);
            menu.add(item);
        }
        return menu;
    }

    @Override
    public void doLayout() {
        caption(true);
        if (width() + UIScale.scale(GROUP_GAP) + last.getPreferredSize().width > getWidth()) caption(false);
        boolean all = width() <= getWidth();
        int room = getWidth() - (all ? 0 : more.getPreferredSize().width + UIScale.scale(SIDE));
        int x = UIScale.scale(SIDE);
        boolean full = false;
        List<Act> out = new ArrayList<>();
        for (Act act : buttons.keySet()) {
            AbstractButton button = buttons.get(act);
            Dimension size = button.getPreferredSize();
            if (beginsGroup(act) && x > UIScale.scale(SIDE)) x += UIScale.scale(GROUP_GAP);
            full |= x + size.width > room;
            button.setVisible(!full);
            button.setBounds(x, (getHeight() - size.height + UIScale.scale(GAP)) / 2, size.width, size.height);
            if (full) out.add(act);
            x += size.width + UIScale.scale(GAP);
        }
        left = List.copyOf(out);
        Dimension end = last.getPreferredSize();
        x += UIScale.scale(GROUP_GAP);
        last.setVisible(all && x + end.width <= getWidth());
        last.setBounds(x, (getHeight() - end.height + UIScale.scale(GAP)) / 2, end.width, end.height);
        more.setVisible(!all);
        Dimension size = more.getPreferredSize();
        int right = getWidth() - size.width - UIScale.scale(SIDE);
        more.setBounds(right, (getHeight() - size.height + UIScale.scale(GAP)) / 2, size.width, size.height);
    }

    private boolean beginsGroup(Act act) {
        return GROUPS.stream().anyMatch(group -> group.get(0) == act);
    }

    private void caption(boolean wanted) {
        if (captioned == wanted) return;
        captioned = wanted;
        buttons.values().forEach(button -> button.setHideActionText(!wanted));
    }

    /** How wide the row of all buttons is. */
    private int width() {
        int width = 2 * UIScale.scale(SIDE);
        for (Map.Entry<Act, AbstractButton> entry : buttons.entrySet()) {
            width += entry.getValue().getPreferredSize().width + UIScale.scale(GAP);
            if (beginsGroup(entry.getKey())) width += UIScale.scale(GROUP_GAP);
        }
        return width;
    }

    @Override
    public Dimension getPreferredSize() {
        int height = 0;
        for (Component button : getComponents()) height = Math.max(height, button.getPreferredSize().height);
        return new Dimension(width(), height + UIScale.scale(2 * GAP));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, getPreferredSize().height);
    }
}
