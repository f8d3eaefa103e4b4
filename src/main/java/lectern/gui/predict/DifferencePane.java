package lectern.gui.predict;

import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.gui.look.StyledLabel;
import lectern.gui.textflow.Prose;
import lectern.gui.wording.Wording;
import lectern.play.quiz.MoveDifference;
import lectern.play.quiz.Reveal;
import lectern.telling.ScorePhrase;
import net.miginfocom.swing.MigLayout;

/** What makes the difference between the two moves that were named most, criterion by criterion. */
final class DifferencePane extends JPanel {
    private final transient Wording wording;

    DifferencePane(Wording wording) {
        super(new MigLayout("insets 0, fillx, gapx 12, gapy 3", "[grow][right][right][right]"));
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
        add(title, "span, growx, wmin 0, gaptop 8, wrap");
        add(basis, "span, growx, wmin 0, wrap");
        if (difference.shares().isEmpty()) return;
        row(
                StyledLabel.Style.MUTED,
                wording.of("predict.column.criterion"),
                first,
                second,
                wording.of("predict.column.difference"));
        GameKind kind = revealed.position().game().kind();
        for (MoveDifference.Share share : difference.shares()) {
            row(
                    null,
                    wording.of(kind.term(share.criterion())),
                    number(share.first()),
                    number(share.second()),
                    number(share.difference()));
        }
        row(StyledLabel.Style.HEADING, wording.of("decision.sum"), "", "", number(difference.total()));
    }

    private void row(StyledLabel.Style style, String... cells) {
        for (int i = 0; i < cells.length; i++) {
            JLabel cell = style == null ? new JLabel() : new StyledLabel(style);
            cell.setText(cells[i]);
            cell.setHorizontalAlignment(i == 0 ? SwingConstants.LEADING : SwingConstants.TRAILING);
            add(cell, (i == 0 ? "wmin 0" : "wmin pref") + (i == cells.length - 1 ? ", wrap" : ""));
        }
    }

    private String number(double value) {
        return wording.of(ScorePhrase.exact(value));
    }
}
