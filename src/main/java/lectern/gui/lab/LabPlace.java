package lectern.gui.lab;

import java.awt.CardLayout;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import lectern.gui.lab.comparison.ComparisonPane;

/** Where the lab stands. While its heuristic is compared with another one, the comparison takes its place. */
public final class LabPlace extends JPanel {
    private static final String LAB = "lab";
    private static final String COMPARISON = "comparison";

    private final CardLayout cards = new CardLayout();
    private final transient Function<Runnable, ComparisonPane> comparisons;
    private ComparisonPane comparison;

    /**
     * @param labs makes the lab, which is given what opens the comparison
     * @param comparisons makes the comparison once it is wanted, which is given what leads back to the lab
     */
    LabPlace(Function<Runnable, LabPane> labs, Function<Runnable, ComparisonPane> comparisons) {
        setLayout(cards);
        this.comparisons = comparisons;
        JScrollPane lab = new JScrollPane(labs.apply(this::compare));
        lab.setBorder(BorderFactory.createEmptyBorder());
        add(lab, LAB);
    }

    private void compare() {
        if (comparison == null) {
            comparison = comparisons.apply(() -> cards.show(this, LAB));
            add(comparison, COMPARISON);
        }
        cards.show(this, COMPARISON);
    }
}
