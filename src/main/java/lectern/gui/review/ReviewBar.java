package lectern.gui.review;

import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import lectern.gui.dialog.NumberSpinner;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.play.review.Reviewer;
import net.miginfocom.swing.MigLayout;

/** Begins a review, stops it, and shows how far it is. */
final class ReviewBar extends JPanel {
    private static final int FEWEST = 1_000;
    private static final int MOST = 1_000_000;

    private final transient ReviewRoom room;
    private final transient Wording wording;
    private final JButton begin = new JButton();
    private final JButton stop = new JButton();
    private final JSpinner nodes =
            new NumberSpinner(new SpinnerNumberModel((int) Reviewer.USUAL_NODES, FEWEST, MOST, FEWEST));
    private final JLabel unit = new JLabel();
    private final JPanel budget = new JPanel(new MigLayout("insets 0, gapx 4, novisualpadding"));
    private final JProgressBar progress = new JProgressBar();

    ReviewBar(ReviewRoom room, Wording wording) {
        super(new MigLayout("insets 0, fillx, wrap 1, gapy 4, hidemode 3, novisualpadding", "[grow, fill]"));
        this.room = room;
        this.wording = wording;
        setOpaque(false);
        budget.setOpaque(false);
        begin.setName("reviewed.begin");
        stop.setName("reviewed.stop");
        nodes.setName("reviewed.nodes");
        // The language of the window may not be the machine's: a separator of thousands would be its own.
        nodes.setEditor(new JSpinner.NumberEditor(nodes, "#"));
        progress.setName("reviewed.progress");
        unit.setLabelFor(nodes);
        JPanel row = WrapLayout.row("reviewed.bar");
        row.add(begin);
        row.add(stop);
        budget.add(nodes);
        budget.add(unit);
        row.add(budget);
        add(row, "wmin 0");
        add(progress, "wmin 0");
        begin.addActionListener(event -> begin());
        stop.addActionListener(event -> room.stop());
    }

    void begin() {
        room.begin((Integer) nodes.getValue());
    }

    void refresh() {
        boolean working = room.isWorking();
        boolean found = !working && room.review().isPresent();
        begin.setText(wording.of(found ? "review.begin-again" : "review.begin"));
        stop.setText(wording.of("review.stop"));
        unit.setText(wording.of("review.unit"));
        nodes.setToolTipText(wording.of("review.unit.tip"));
        progress.getAccessibleContext().setAccessibleName(wording.of("speech.progress"));
        begin.setVisible(!working);
        begin.setEnabled(room.canBegin());
        budget.setVisible(!working);
        stop.setVisible(working);
        progress.setVisible(working);
        progress.setMaximum(Math.max(1, room.planned()));
        progress.setValue(room.done());
    }
}
