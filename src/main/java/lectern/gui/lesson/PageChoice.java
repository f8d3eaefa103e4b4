package lectern.gui.lesson;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.KeyStroke;
import lectern.gui.wording.Wording;
import lectern.lesson.Block;
import lectern.lesson.Page;
import lectern.lesson.study.Study;

/** Which page is open, of how many, and a way to any other. */
final class PageChoice extends JComboBox<String> {
    private static final int LONGEST = 60;

    private final transient Wording wording;
    private final transient BooleanSupplier hidden;
    private boolean filling;
    private boolean titled;

    /**
     * @param hidden whether titles may tell what is hidden at the moment
     * @param chosen goes to a page, from 0
     */
    PageChoice(Wording wording, BooleanSupplier hidden, IntConsumer chosen) {
        this.wording = wording;
        this.hidden = hidden;
        setName("lesson.pages");
        setMaximumRowCount(20);
        wording.write(() -> getAccessibleContext().setAccessibleName(wording.of("speech.pages")));
        // These keys lead through the lesson, wherever the focus is.
        for (String key : List.of("PAGE_DOWN", "PAGE_UP")) {
            getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key), "none");
        }
        addActionListener(event -> {
            if (!filling && getSelectedIndex() >= 0) chosen.accept(getSelectedIndex());
        });
    }

    void show(Study study) {
        filling = true;
        titled = !hidden.getAsBoolean();
        List<Page> pages = study.lesson().pages();
        DefaultComboBoxModel<String> model = new DefaultComboBoxModel<>();
        for (int i = 0; i < pages.size(); i++) {
            model.addElement(wording.of("lecture.page", i + 1, pages.size(), titled ? title(pages.get(i)) : ""));
        }
        setModel(model);
        setSelectedIndex(study.spot().page());
        filling = false;
    }

    void mark(Study study) {
        if (titled == hidden.getAsBoolean()) show(study);
        filling = true;
        setSelectedIndex(study.spot().page());
        filling = false;
    }

    /** The page's first heading; or nothing. */
    private static String title(Page page) {
        for (Block block : page.blocks()) {
            if (!(block instanceof Block.Text text)) continue;
            for (String line : text.markdown().lines().toList()) {
                if (line.matches("#{1,6} .*")) return shortened(line.replaceFirst("^#+ +", ""));
            }
        }
        return "";
    }

    private static String shortened(String heading) {
        String plain = heading.replaceAll("[*_`\\\\]", "").strip();
        return plain.length() <= LONGEST ? plain : plain.substring(0, LONGEST) + "…";
    }
}
