package lectern.gui.lesson;

import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JList;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import lectern.gui.dialog.Form;
import lectern.gui.wording.Wording;
import lectern.lesson.read.Head;

/** The lessons of a folder, to choose one from. */
final class LessonList {
    private LessonList() {}

    static Optional<Lessons.Found> choose(Component owner, Wording wording, List<Lessons.Found> found) {
        JList<Lessons.Found> list = list(wording, found);
        Form form = form(owner, wording, list);
        return form.ask(list) ? Optional.ofNullable(list.getSelectedValue()) : Optional.empty();
    }

    static JList<Lessons.Found> list(Wording wording, List<Lessons.Found> found) {
        JList<Lessons.Found> list = new JList<>(found.toArray(Lessons.Found[]::new));
        list.setName("lessons.list");
        list.getAccessibleContext().setAccessibleName(wording.of("lecture.choose"));
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setSelectedIndex(0);
        list.setCellRenderer(new DefaultListCellRenderer() {
            @Override
            public Component getListCellRendererComponent(
                    JList<?> shown, Object value, int index, boolean selected, boolean focused) {
                Head head = ((Lessons.Found) value).head();
                String text = wording.of(
                        "lecture.listed",
                        head.title(),
                        head.minutes(),
                        head.language().code());
                return super.getListCellRendererComponent(shown, text, index, selected, focused);
            }
        });
        return list;
    }

    static Form form(Component owner, Wording wording, JList<Lessons.Found> list) {
        Form form = new Form(owner, wording, "lecture.choose");
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                if (event.getClickCount() == 2) form.confirm();
            }
        });
        form.content().add(new JScrollPane(list), "grow, push, wmin 0");
        form.confirmAs(wording.of("lecture.open-chosen"));
        return form;
    }
}
