package lectern.gui.inspector.decision;

import java.awt.BorderLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JPanel;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Stepping;
import lectern.gui.wording.Wording;
import lectern.play.player.Contender;

/**
 * A player's decision, opened: who chose what by which rule, all candidates with what their scores are made of, the
 * tree of the search, and the search itself step by step. Nothing is worked out while it is hidden, and before the user
 * opens it for the first time there is nothing at all.
 */
public final class DecisionPane extends JPanel {
    /** The ways to look into a decision, from left to right. */
    public enum Tab {
        CANDIDATES,
        WHY_NOT,
        TREE,
        STEPS
    }

    private final transient Desk desk;
    private final transient BoardAim aim;
    private final transient Playing playing;
    private final transient Wording wording;
    private final transient List<Runnable> turning = new ArrayList<>();
    private DecisionPage page;

    public DecisionPane(Desk desk, BoardAim aim, Playing playing, Wording wording) {
        super(new BorderLayout());
        this.desk = desk;
        this.aim = aim;
        this.playing = playing;
        this.wording = wording;
        setName("decision");
        addHierarchyListener(event -> {
            if (isShowing()) page();
        });
    }

    /** Opens one of the ways to look into the decision. */
    public void open(Tab tab) {
        page().open(tab);
    }

    /** The search that is walked through, as long as it is what is in front. */
    public Optional<Stepping> stepping() {
        return page == null ? Optional.empty() : page.stepping();
    }

    /** Runs something whenever another way to look into a decision comes to the front. */
    public void whenTurned(Runnable listener) {
        turning.add(listener);
    }

    /** Asks a player what it would do, and names it. */
    public void ask(Contender contender) {
        page().ask(contender);
    }

    private DecisionPage page() {
        if (page == null) {
            page = new DecisionPage(desk, aim, playing, wording);
            page.whenTurned(() -> turning.forEach(Runnable::run));
            add(page.scrolled());
            revalidate();
        }
        return page;
    }
}
