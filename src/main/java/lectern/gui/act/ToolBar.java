package lectern.gui.act;

import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** The acts that are wanted most, as buttons in one row. */
public final class ToolBar extends JPanel {
    private static final List<List<Act>> GROUPS = List.of(
            List.of(Act.NEW_GAME, Act.OPEN, Act.SAVE),
            List.of(Act.START, Act.UNDO, Act.REDO, Act.END),
            List.of(Act.PREVIOUS_STEP, Act.NEXT_STEP),
            List.of(Act.STEP_PLAYER, Act.RUN, Act.STOP, Act.WAIT, Act.ASK),
            List.of(Act.EDIT_POSITION));

    public ToolBar(Acts acts) {
        super(new MigLayout("insets 4 8 0 8, gapx 2"));
        setName("toolbar");
        for (List<Act> group : GROUPS) {
            boolean first = true;
            for (Act act : group) {
                if (!acts.has(act)) continue;
                add(button(acts, act), first ? "gapleft 12" : "");
                first = false;
            }
        }
    }

    private static AbstractButton button(Acts acts, Act act) {
        AbstractButton button = acts.iconButton(act);
        button.setFocusable(false);
        button.setName("toolbar." + act.name());
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        return button;
    }
}
