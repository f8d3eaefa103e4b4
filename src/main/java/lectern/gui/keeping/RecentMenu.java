package lectern.gui.keeping;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.event.MenuEvent;
import javax.swing.event.MenuListener;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.gui.desk.LatestTask;
import lectern.gui.wording.Wording;

/**
 * The last games, one click away: files of the user's, and games that were left without being saved. Looked for beside
 * the event thread whenever the menu that this stands in is opened.
 */
final class RecentMenu extends JMenu {
    private static final int MOST_LEFT = 6;

    private final transient Wording wording;
    private final transient RecentFiles files;
    private final transient EarlierGames earlier;
    private final transient LatestTask looking;
    private final transient Consumer<Path> open;
    private transient Found found = new Found(List.of(), List.of());

    /** What is there at the moment. */
    private record Found(List<Path> files, List<EarlierGames.Left> left) {}

    RecentMenu(Wording wording, RecentFiles files, EarlierGames earlier, LatestTask looking, Consumer<Path> open) {
        this.wording = wording;
        this.files = files;
        this.earlier = earlier;
        this.looking = looking;
        this.open = open;
        setName("recent");
        wording.write(this::fill);
        look();
    }

    /** Stands in a menu, behind the item of a name. */
    void putInto(JMenu menu, String behind) {
        int place = 0;
        while (place < menu.getItemCount() && !isNamed(menu.getItem(place), behind)) place++;
        menu.insert(this, Math.min(place + 1, menu.getItemCount()));
        menu.addMenuListener(new Opening());
    }

    private static boolean isNamed(JMenuItem item, String name) {
        return item != null && name.equals(item.getName());
    }

    private void look() {
        List<Path> known = files.paths();
        looking.start(() -> find(known), this::show);
    }

    private Found find(List<Path> known) {
        List<Path> there = known.stream().filter(Files::isRegularFile).toList();
        try {
            return new Found(there, earlier.latest(MOST_LEFT));
        } catch (IOException unreadable) {
            return new Found(there, List.of());
        }
    }

    /** An item that moved away from under the pointer would be missed. */
    private void show(Found now) {
        if (isPopupMenuVisible() || now.equals(found)) return;
        found = now;
        fill();
    }

    private void fill() {
        setText(wording.of("keeping.recent"));
        removeAll();
        List<JMenuItem> items = new ArrayList<>();
        for (Path file : found.files()) {
            JMenuItem item = item(
                    items.size(),
                    file,
                    wording.of("keeping.recent-file", file.getFileName().toString()));
            item.setToolTipText(wording.of("keeping.recent-file", file.toString()));
            items.add(item);
        }
        items.forEach(this::add);
        if (!items.isEmpty() && !found.left().isEmpty()) addSeparator();
        int number = items.size();
        for (EarlierGames.Left left : found.left()) add(item(number++, left.file(), text(left)));
        setEnabled(getItemCount() > 0);
    }

    private String text(EarlierGames.Left left) {
        Object name = Games.ALL.stream()
                .filter(kind -> kind.id().equals(left.game()))
                .findFirst()
                .<Object>map(GameKind::name)
                .orElse(left.game());
        return wording.of("keeping.recent-left", name, Date.from(left.when()));
    }

    private JMenuItem item(int number, Path file, String text) {
        JMenuItem item = new JMenuItem(text);
        item.setName("recent." + number);
        item.addActionListener(event -> open.accept(file));
        return item;
    }

    private final class Opening implements MenuListener {
        @Override
        public void menuSelected(MenuEvent event) {
            look();
        }

        @Override
        public void menuDeselected(MenuEvent event) {
            // It is looked for when the menu is opened again.
        }

        @Override
        public void menuCanceled(MenuEvent event) {
            // As above.
        }
    }
}
