package lectern.gui;

import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import lectern.gui.act.Icons;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Speed;
import lectern.gui.desk.Topic;
import lectern.gui.wording.Wording;

/** How fast moves are shown, always at hand: the button says it, and opens the choice. */
final class SpeedButton extends JButton {
    private final transient Desk desk;
    private final transient Pace pace;
    private final transient Wording wording;

    SpeedButton(Desk desk, Pace pace, Wording wording) {
        super(Icons.named("speed"));
        this.desk = desk;
        this.pace = pace;
        this.wording = wording;
        setName("toolbar.speed");
        setFocusable(false);
        putClientProperty("JButton.buttonType", "toolBarButton");
        addActionListener(event -> choice().show(this, 0, getHeight()));
        wording.write(this::refresh);
        desk.follow(this::refresh, Topic.SPEED);
    }

    private JPopupMenu choice() {
        JPopupMenu menu = new JPopupMenu();
        ButtonGroup one = new ButtonGroup();
        for (Speed speed : Speed.values()) {
            JRadioButtonMenuItem item = new JRadioButtonMenuItem(name(speed), speed == desk.speed());
            item.setName("toolbar.speed." + Pace.word(speed));
            item.addActionListener(event -> pace.showAt(speed));
            one.add(item);
            menu.add(item);
        }
        return menu;
    }

    private void refresh() {
        setToolTipText(wording.of("act.tip.speed", name(desk.speed())));
        getAccessibleContext().setAccessibleName(getToolTipText());
    }

    private String name(Speed speed) {
        return wording.of("act.speed." + Pace.word(speed));
    }
}
