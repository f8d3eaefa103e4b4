package lectern.gui.present;

import java.awt.BorderLayout;
import java.awt.EventQueue;
import java.util.Optional;
import javax.swing.JPanel;
import javax.swing.ScrollPaneConstants;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.lesson.LessonRoom;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.lesson.page.PageScroll;
import lectern.gui.lesson.page.PageView;
import lectern.gui.wording.Wording;
import lectern.lesson.Lesson;

/** The page of the lesson that is open, as the window shows it; nothing as long as none is. */
final class PresentedPage extends JPanel {
    private static final int NONE = -1;

    private final transient LessonRoom room;
    private final PageView page;
    private final PageScroll scroll;
    private transient Optional<Lesson> shown = Optional.empty();
    private int number = NONE;

    PresentedPage(Desk desk, LessonRoom room, Wording wording) {
        super(new BorderLayout());
        this.room = room;
        page = new PageView(desk, wording, Optional.empty());
        scroll = new PageScroll(page);
        scroll.setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        add(scroll);
        desk.follow(
                () -> {
                    if (isShowing()) refresh(false);
                },
                Topic.OPINION);
        desk.follow(() -> refresh(false), Topic.HIDING);
    }

    /** @param answered whether what is new is at the end of a question */
    void refresh(boolean answered) {
        Optional<Lecture> lecture = room.lecture();
        if (lecture.isEmpty()) {
            shown = Optional.empty();
            return;
        }
        Optional<Lesson> lesson = lecture.map(Lecture::lesson);
        if (isShown(lesson)) page.refresh();
        else page.show(lecture.get());
        int now = lecture.get().study().spot().page();
        if (now != number || !isShown(lesson)) scroll.turn();
        shown = lesson;
        number = now;
        EventQueue.invokeLater(() -> scroll.roll(answered));
    }

    /** Whether it is the same, and not in other words. */
    @SuppressWarnings("ReferenceEquality") // Whatever is written otherwise is another lesson.
    private boolean isShown(Optional<Lesson> lesson) {
        return shown.orElse(null) == lesson.orElse(null);
    }

    /** Everything is written anew. */
    void rewrite() {
        shown = Optional.empty();
        refresh(false);
    }

    /** Shows more of the text that is below. Answers whether there was any. */
    boolean showMore() {
        return room.isOpen() && scroll.showMore();
    }
}
