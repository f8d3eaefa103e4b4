package lectern.gui.lesson;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.EventQueue;
import java.awt.FontMetrics;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import lectern.gui.act.Act;
import lectern.gui.act.Acts;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.lesson.page.Card;
import lectern.gui.lesson.page.PageScroll;
import lectern.gui.lesson.page.PageView;
import lectern.gui.wording.Wording;
import lectern.lesson.Block;
import lectern.lesson.read.Finding;
import net.miginfocom.swing.MigLayout;

/** A lesson beside the board: its page, what is asked there, and the way through it. */
public final class LessonPanel extends JPanel {
    private static final int NONE = -1;
    private static final String BIG = "font: +2; margin: 6,12,6,12";

    private final transient Wording wording;
    private final LessonHeader header;
    private final FaultStrip faults;
    private final PageView page;
    private final PageScroll scroll;
    private final transient Acts acts;
    private final JButton back;
    private final JButton next;
    private final JToggleButton inspector = new JToggleButton();
    private final JToggleButton chart = new JToggleButton();
    private transient Lecture lecture;
    private int opened = NONE;
    private transient IntConsumer toPage = chosen -> {};

    /** @param walkThrough shows step by step what a block lays open */
    public LessonPanel(Desk desk, Acts acts, Wording wording, Consumer<Block.Think> walkThrough) {
        super(new BorderLayout());
        this.acts = acts;
        this.wording = wording;
        setName("lesson");
        header = new LessonHeader(
                acts,
                wording,
                new PageChoice(wording, () -> desk.hiding().isOn(), chosen -> toPage.accept(chosen)),
                inspector,
                chart);
        faults = new FaultStrip(wording);
        page = new PageView(desk, wording, Optional.of(walkThrough));
        scroll = new PageScroll(page);
        inspector.setName("lesson.inspector");
        chart.setName("lesson.chart");
        back = button(acts, Act.PREVIOUS);
        back.setName("lesson.back");
        next = button(acts, Act.NEXT);
        next.setName("lesson.next");
        JPanel top = new JPanel(new BorderLayout());
        top.add(header, BorderLayout.NORTH);
        top.add(faults, BorderLayout.SOUTH);
        add(top, BorderLayout.NORTH);
        add(scroll, BorderLayout.CENTER);
        add(steps(), BorderLayout.SOUTH);
        wording.write(this::rewrite);
        desk.follow(this::refreshDecision, Topic.OPINION);
        desk.follow(this::cover, Topic.HIDING);
    }

    private JPanel steps() {
        JPanel steps = new JPanel(new MigLayout("insets 8 10 8 10, fillx, gapx 8", "[][grow, fill]")) {
            /** Where there is little room, it is the way on that has to be read. */
            @Override
            public void doLayout() {
                String said = wording.of("lecture.back");
                FontMetrics letters = next.getFontMetrics(next.getFont());
                // The two are alike, but a button without words has other margins.
                int onward = next.getPreferredSize().width;
                int whole = onward - letters.stringWidth(next.getText()) + letters.stringWidth(said);
                back.setText(whole + onward + UIScale.scale(3 * 14) <= getWidth() ? said : "");
                super.doLayout();
            }
        };
        steps.add(back);
        steps.add(next, "wmin 0");
        return steps;
    }

    private static JButton button(Acts acts, Act act) {
        JButton button = new JButton(acts.of(act));
        button.setHideActionText(true);
        button.setText("");
        button.putClientProperty("FlatLaf.style", BIG);
        return button;
    }

    /**
     * @param around runs when other parts of the window are wanted beside the lesson, or no longer
     * @param turned goes to a page, from 0
     */
    void listen(Runnable around, IntConsumer turned) {
        inspector.addActionListener(event -> around.run());
        chart.addActionListener(event -> around.run());
        toPage = page -> {
            turned.accept(page);
            takeFocus();
        };
    }

    /** Another lesson, or the same in other words. */
    void show(Lecture shown) {
        lecture = shown;
        opened = NONE;
        page.show(shown);
        header.show(shown);
        refresh();
    }

    void showFaults(List<Finding> findings) {
        faults.show(findings);
    }

    /** What the reader wants beside the lesson. */
    Set<LessonSurroundings.Part> wanted() {
        EnumSet<LessonSurroundings.Part> parts = EnumSet.noneOf(LessonSurroundings.Part.class);
        if (inspector.isSelected()) parts.add(LessonSurroundings.Part.INSPECTOR);
        if (chart.isSelected()) parts.add(LessonSurroundings.Part.CHART);
        return parts;
    }

    /** The user who has opened a lesson wants to go on in it. */
    void takeFocus() {
        next.requestFocusInWindow();
    }

    void refresh() {
        refresh(false);
    }

    /** @param answered whether what is new is at the end of a question */
    void refresh(boolean answered) {
        boolean typing = page.isTyping() && !answered;
        page.refresh();
        header.refresh(lecture);
        if (typing) typeOn();
        boolean open = lecture.task().filter(task -> !task.isDone()).isPresent();
        boolean skips = open && lecture.study().hasNext();
        back.getAccessibleContext().setAccessibleName(wording.of("lecture.back"));
        back.getParent().revalidate();
        next.setText(wording.of(skips ? "lecture.skip" : "lecture.next"));
        boolean turned = lecture.study().spot().page() != opened;
        opened = lecture.study().spot().page();
        if (turned) scroll.turn();
        EventQueue.invokeLater(() -> roll(answered));
    }

    /** A reader who types one answer after the other need not look for the next field. */
    private void typeOn() {
        page.current().flatMap(Card::input).ifPresentOrElse(JComponent::requestFocusInWindow, this::takeFocus);
    }

    /** Whether there is text below that has not been shown. */
    boolean hasMore() {
        return isShowing() && scroll.hasMore();
    }

    /** Shows more of the text that is below. Answers whether there was any. */
    boolean showMore() {
        boolean more = isShowing() && scroll.showMore();
        acts.refresh();
        return more;
    }

    private void roll(boolean toEnd) {
        validate();
        scroll.roll(toEnd);
        acts.refresh();
    }

    /** What is folded away at the moment may be opened any time. */
    private void cover() {
        if (lecture == null) return;
        page.refresh();
        header.refresh(lecture);
    }

    private void refreshDecision() {
        if (lecture != null && isShowing()) page.refresh();
    }

    private void rewrite() {
        inspector.setToolTipText(wording.of("lecture.inspector"));
        inspector.getAccessibleContext().setAccessibleName(wording.of("lecture.inspector"));
        chart.setToolTipText(wording.of("lecture.chart-part"));
        chart.getAccessibleContext().setAccessibleName(wording.of("lecture.chart-part"));
        faults.rewrite();
        if (lecture != null) show(lecture);
    }
}
