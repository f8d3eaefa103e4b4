package lectern.gui.thinking.search;

import java.awt.BorderLayout;
import java.util.function.IntConsumer;
import javax.swing.JPanel;
import lectern.gui.wording.Wording;
import lectern.telling.pseudocode.SearchMoment;

/** The drawn tree of the pass that is walked through, as far as it has grown. */
final class GrowingTree extends JPanel {
    GrowingTree(Wording wording, IntConsumer chosen) {
        super(new BorderLayout());
    }

    void show(WatchedSearch search) {}

    void growTo(SearchMoment moment) {}
}
