package lectern.gui.lesson;

import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.look.StyledLabel;
import lectern.gui.textflow.Column;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.lesson.shelf.Book;
import lectern.lesson.shelf.Bookshelf;

/** Leads from the rules of a game to the lessons about it. There is nothing to be seen if there are none. */
final class LessonLinks extends Column {
    private final transient Desk desk;
    private final transient Library library;
    private final transient Wording wording;
    private final transient Consumer<Book> open;
    private final JLabel heading = new StyledLabel(StyledLabel.Style.HEADING);
    private final JPanel links = WrapLayout.row("rules.lessons");
    private transient List<Book> shown = List.of();

    LessonLinks(Desk desk, Library library, Wording wording, Consumer<Book> open) {
        super(4);
        this.desk = desk;
        this.library = library;
        this.wording = wording;
        this.open = open;
        setBorder(BorderFactory.createEmptyBorder(6, 10, 8, 10));
        setVisible(false);
        add(heading);
        add(links);
        wording.write(this::refresh);
        desk.listen(topic -> {
            if (topic == Topic.MATCH) refresh();
        });
    }

    /** The lessons are looked for only when the rules are opened. */
    @Override
    public void addNotify() {
        super.addNotify();
        library.ask(this::show);
    }

    private void refresh() {
        if (getParent() != null) library.ask(this::show);
    }

    private void show(Bookshelf shelf) {
        List<Book> books = shelf.about(desk.game().kind().id(), wording.language());
        if (books.equals(shown)) return;
        shown = books;
        heading.setText(wording.of("lecture.links"));
        links.removeAll();
        for (Book book : books) {
            String text =
                    wording.of("lecture.item", book.head().title(), book.head().minutes());
            JButton link = new JButton(text);
            link.setToolTipText(text);
            link.setName("rules.lesson." + book.head().id());
            link.addActionListener(event -> open.accept(book));
            links.add(link);
        }
        setVisible(!books.isEmpty());
        revalidate();
    }
}
