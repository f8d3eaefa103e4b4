package lectern.gui.lesson;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.event.MenuEvent;
import javax.swing.event.MenuListener;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.games.Games;
import lectern.gui.wording.Wording;
import lectern.lesson.shelf.Book;
import lectern.lesson.shelf.Bookshelf;
import lectern.text.Language;

/**
 * Puts the program's own lessons into a menu, game by game, each time that the menu is opened. While it is open it stays
 * as it is: an item that moved away from under the pointer would be missed, or another one hit.
 */
final class LessonMenu implements MenuListener {
    private final JMenu menu;
    private final Library library;
    private final StoredProgress standings;
    private final Wording wording;
    private final Consumer<Book> open;
    private final List<Component> own = new ArrayList<>();

    LessonMenu(JMenu menu, Library library, StoredProgress standings, Wording wording, Consumer<Book> open) {
        this.menu = menu;
        this.library = library;
        this.standings = standings;
        this.wording = wording;
        this.open = open;
        menu.addMenuListener(this);
        library.ask(this::fillUnseen);
    }

    @Override
    public void menuSelected(MenuEvent event) {
        library.found().ifPresentOrElse(this::fill, this::look);
    }

    private void look() {
        put(List.of(looking()));
        library.ask(this::fillUnseen);
    }

    /** Lessons that are found while the menu is open are there when it is opened again. */
    private void fillUnseen(Bookshelf shelf) {
        if (!menu.isSelected()) fill(shelf);
    }

    @Override
    public void menuDeselected(MenuEvent event) {
        // It is filled anew when it is opened again.
    }

    @Override
    public void menuCanceled(MenuEvent event) {
        // As above.
    }

    private JMenuItem looking() {
        JMenuItem item = new JMenuItem(wording.of("lecture.looking"));
        item.setEnabled(false);
        return item;
    }

    private void fill(Bookshelf shelf) {
        Language language = wording.language();
        List<JMenuItem> items = new ArrayList<>();
        for (GameKind game : Games.ALL) {
            submenu(game.id(), wording.of(game.name()), shelf.about(game.id(), language))
                    .ifPresent(items::add);
        }
        submenu("across", wording.of("lecture.across"), shelf.acrossGames(language))
                .ifPresent(items::add);
        put(items);
    }

    private Optional<JMenuItem> submenu(String id, String name, List<Book> books) {
        if (books.isEmpty()) return Optional.empty();
        JMenu submenu = new JMenu(name);
        submenu.setName("lessons." + id);
        String level = "";
        for (Book book : books) {
            String word = book.head().level().word();
            if (!word.equals(level)) submenu.add(heading(word));
            level = word;
            submenu.add(item(book));
        }
        return Optional.of(submenu);
    }

    private JMenuItem heading(String level) {
        JMenuItem heading = new JMenuItem(wording.of("lecture.level." + level));
        heading.setEnabled(false);
        return heading;
    }

    private JMenuItem item(Book book) {
        String id = book.head().id();
        Phrase title =
                Phrase.of("lecture.item", book.head().title(), book.head().minutes());
        String text = standings
                .mark(id)
                .map(mark -> Phrase.of(
                        mark.complete() ? "lecture.item-complete" : "lecture.item-begun",
                        title,
                        mark.right(),
                        mark.questions()))
                .map(wording::of)
                .orElseGet(() -> wording.of(title));
        JMenuItem item = new JMenuItem(text);
        item.setName("lessons.open." + id);
        item.addActionListener(event -> open.accept(book));
        return item;
    }

    /** They stand above the commands: what the menu is opened for comes first. */
    private void put(List<JMenuItem> items) {
        own.forEach(menu::remove);
        own.clear();
        own.addAll(items);
        if (!items.isEmpty()) own.add(new JPopupMenu.Separator());
        for (int i = 0; i < own.size(); i++) menu.add(own.get(i), i);
    }
}
