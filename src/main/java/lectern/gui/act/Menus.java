package lectern.gui.act;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import lectern.gui.wording.Wording;

/** The menu bar. It is there at once, and filled from the acts. */
public final class Menus {
    private final Map<Act.Menu, JMenu> menus = new EnumMap<>(Act.Menu.class);
    private final JMenuBar bar = new JMenuBar();

    public Menus(Wording wording) {
        for (Act.Menu menu : Act.Menu.values()) menus.put(menu, empty(menu, wording));
    }

    /** Puts every act that can be done into its menu. */
    public void fill(Acts acts) {
        int group = 0;
        for (Act act : Act.values()) {
            if (!acts.has(act)) continue;
            JMenu menu = menus.get(act.menu());
            if (menu.getItemCount() > 0 && act.group() != group) menu.addSeparator();
            group = act.group();
            JMenuItem item = acts.isSwitch(act) ? new JCheckBoxMenuItem(acts.of(act)) : new JMenuItem(acts.of(act));
            menu.add(item);
            item.setToolTipText(null);
            item.setName("act." + act.word());
        }
    }

    public JMenuBar bar() {
        return bar;
    }

    /** A menu, for what is no act: the window's own themes and scales, lists of things. */
    public JMenu menu(Act.Menu menu) {
        return menus.get(menu);
    }

    private JMenu empty(Act.Menu menu, Wording wording) {
        JMenu made = new JMenu();
        made.setName("menu." + menu.name().toLowerCase(Locale.ROOT));
        wording.write(() -> made.setText(wording.of(menu.key())));
        bar.add(made);
        return made;
    }
}
