package lectern.gui.inspector.decision;

import java.awt.BorderLayout;
import javax.swing.JPanel;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.wording.Wording;

/**
 * A player's decision, opened: who chose what by which rule, all candidates with what their scores are made of, the
 * tree of the search, and the search itself step by step. Nothing is worked out while nobody looks, and before somebody
 * does for the first time there is nothing at all.
 */
public final class DecisionPane extends JPanel {
    private final transient Desk desk;
    private final transient Playing playing;
    private final transient Wording wording;
    private DecisionPage page;

    public DecisionPane(Desk desk, Playing playing, Wording wording) {
        super(new BorderLayout());
        this.desk = desk;
        this.playing = playing;
        this.wording = wording;
        setName("decision");
        addHierarchyListener(event -> {
            if (isShowing()) page();
        });
    }

    /** Opens one of the ways to look into the decision: {@code candidates}, {@code tree} or {@code steps}. */
    public void open(String tab) {
        page().open(tab);
    }

    private DecisionPage page() {
        if (page == null) {
            page = new DecisionPage(desk, playing, wording);
            add(page.scrolled());
            revalidate();
        }
        return page;
    }
}
