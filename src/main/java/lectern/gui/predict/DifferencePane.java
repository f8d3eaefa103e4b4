package lectern.gui.predict;

import java.util.Optional;
import javax.swing.JPanel;
import lectern.game.Phrase;
import lectern.gui.difference.DifferenceGrid;
import lectern.gui.textflow.Prose;
import lectern.gui.wording.Wording;
import lectern.play.quiz.Reveal;
import lectern.telling.difference.MoveDifference;
import net.miginfocom.swing.MigLayout;

/** What makes the difference between the two moves that were named most, criterion by criterion. */
final class DifferencePane extends JPanel {
    private final transient Wording wording;

    DifferencePane(Wording wording) {
        super(new MigLayout("insets 0, fillx, gapy 3", "[grow, fill]"));
        this.wording = wording;
        setName("tally.difference");
        setOpaque(false);
    }

    void show(Optional<Reveal> revealed) {
        removeAll();
        revealed.ifPresent(shown -> shown.difference().ifPresent(difference -> fill(shown, difference)));
        setVisible(getComponentCount() > 0);
        revalidate();
        repaint();
    }

    private void fill(Reveal revealed, MoveDifference difference) {
        String first = difference.first().text();
        String second = difference.second().text();
        Phrase side = revealed.position().view().name(revealed.position().toMove());
        Phrase where = Phrase.of(difference.searched() ? "predict.difference.line" : "predict.difference.move");
        Prose title = new Prose("tally.difference.title", "title");
        title.setText(wording.of("predict.difference", first, second, side));
        Prose basis = new Prose("tally.difference.basis", "muted");
        basis.setText(wording.of(difference.shares().isEmpty() ? Phrase.of("predict.difference.none", where) : where));
        add(title, "growx, wmin 0, gaptop 8, wrap");
        add(basis, "growx, wmin 0, wrap");
        if (difference.shares().isEmpty()) return;
        DifferenceGrid grid = new DifferenceGrid("tally.difference.grid", wording);
        grid.show(revealed.position().game().kind(), difference.terms(), first, second);
        add(grid, "growx, wmin 0");
    }
}
