package lectern.gui.thinking.proof;

import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import lectern.game.Move;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;

/** The way from the position that a proof is of to the one that is shown; each step of it leads back there. */
final class ProofCrumbs {
    private static final String BETWEEN = "›";

    private final JPanel row = WrapLayout.row("crumbs");
    private final Wording wording;
    private final IntConsumer chosen;

    /** @param chosen hears how many moves of the way are kept */
    ProofCrumbs(Wording wording, IntConsumer chosen) {
        this.wording = wording;
        this.chosen = chosen;
    }

    JPanel view() {
        return row;
    }

    void show(List<Move> line) {
        row.removeAll();
        add(wording.of("proof.start"), 0, line.size());
        for (int i = 0; i < line.size(); i++) {
            row.add(new JLabel(BETWEEN));
            add(line.get(i).text(), i + 1, line.size());
        }
        row.revalidate();
        row.repaint();
    }

    private void add(String text, int kept, int all) {
        JButton step = new JButton(text);
        step.setName("proof.crumb." + kept);
        step.setEnabled(kept < all);
        step.addActionListener(event -> chosen.accept(kept));
        row.add(step);
    }
}
