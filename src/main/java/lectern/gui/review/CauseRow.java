package lectern.gui.review;

import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.JButton;
import javax.swing.JPanel;
import lectern.game.board.Cells;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Light;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.textflow.Prose;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.play.review.Cause;
import lectern.play.review.Comparison;
import lectern.play.review.ReviewedMove;
import lectern.search.Candidate;

/**
 * The criterion that explains most of a loss: what it contributes after either move. While one of them is pointed at, the
 * board shows where that comes from, and the criterion's cells are lit.
 */
final class CauseRow extends JPanel {
    private final transient Wording wording;
    private final transient BoardPreview preview;
    private final transient BoardAim aim;
    private final Prose title = new Prose("reviewed.cause", "");
    private final JButton better = new JButton();
    private final JButton played = new JButton();
    private transient ReviewedMove move;

    CauseRow(Wording wording, BoardPreview preview, BoardAim aim) {
        super(new net.miginfocom.swing.MigLayout("insets 0, fillx, gapy 2, wrap 1, novisualpadding", "[grow, fill]"));
        this.wording = wording;
        this.preview = preview;
        this.aim = aim;
        setOpaque(false);
        JPanel row = WrapLayout.row("reviewed.cause.row");
        better.setName("reviewed.cause.better");
        played.setName("reviewed.cause.played");
        row.add(better);
        row.add(played);
        add(title, "wmin 0");
        add(row, "wmin 0");
        light(better, true);
        light(played, false);
    }

    /** @param shown a move whose loss a criterion explains */
    void show(ReviewedMove shown, Comparison both, Cause cause) {
        move = shown;
        title.setText(
                wording.of("review.cause", shown.turn().before().game().kind().term(cause.criterion())));
        better.setText(wording.of(
                "review.cause.after", both.best().move().text(), cause.share().toldFirst()));
        played.setText(wording.of(
                "review.cause.after", both.played().move().text(), cause.share().toldSecond()));
        better.setToolTipText(wording.of("review.cause.tip"));
        played.setToolTipText(wording.of("review.cause.tip"));
    }

    private void light(JButton button, boolean ofBetter) {
        button.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseEntered(MouseEvent event) {
                shine(ofBetter);
            }

            @Override
            public void mouseExited(MouseEvent event) {
                end();
            }
        });
        button.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                end();
            }
        });
        button.addActionListener(event -> shine(ofBetter));
    }

    private void shine(boolean ofBetter) {
        if (move == null || move.comparison().isEmpty() || move.cause().isEmpty()) return;
        Comparison both = move.comparison().get();
        Candidate shown = ofBetter ? both.best() : both.played();
        preview.judged(move.turn().before(), shown.line());
        Cause cause = move.cause().get();
        aim.light(Light.CRITERION, ofBetter ? cause.better() : cause.played());
    }

    private void end() {
        aim.light(Light.CRITERION, Cells.NONE);
        preview.end();
    }
}
