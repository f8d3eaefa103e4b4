package lectern.gui.review;

import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.play.review.Reviewer;
import net.miginfocom.swing.MigLayout;

/** Begins a review, stops it, shows how far it is, and saves what it found. */
final class ReviewBar extends JPanel {
    private static final int FEWEST = 1_000;
    private static final int MOST = 10_000_000;

    private final transient ReviewRoom room;
    private final transient Wording wording;
    private final JButton begin = new JButton();
    private final JButton stop = new JButton();
    private final JSpinner nodes =
            new JSpinner(new SpinnerNumberModel((int) Reviewer.USUAL_NODES, FEWEST, MOST, FEWEST));
    private final JLabel unit = new JLabel();
    private final JButton save = new JButton();
    private final JButton note = new JButton();
    private final JProgressBar progress = new JProgressBar();

    ReviewBar(ReviewRoom room, SaveReview saving, Wording wording) {
        super(new MigLayout("insets 0, fillx, wrap 1, gapy 4, hidemode 3, novisualpadding", "[grow, fill]"));
        this.room = room;
        this.wording = wording;
        setOpaque(false);
        begin.setName("review.begin");
        stop.setName("review.stop");
        nodes.setName("review.nodes");
        save.setName("review.save");
        note.setName("review.note");
        progress.setName("review.progress");
        unit.setLabelFor(nodes);
        JPanel row = WrapLayout.row("review.bar");
        row.add(begin);
        row.add(stop);
        row.add(nodes);
        row.add(unit);
        row.add(save);
        row.add(note);
        add(row, "wmin 0");
        add(progress, "wmin 0");
        begin.addActionListener(event -> begin());
        stop.addActionListener(event -> room.stop());
        save.addActionListener(event -> room.review().ifPresent(saving::save));
        note.addActionListener(event -> room.note(wording::of));
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
        save.setText(wording.of("review.save.button"));
        note.setText(wording.of("review.note"));
        note.setToolTipText(wording.of("review.note.tip"));
        begin.setVisible(!working);
        begin.setEnabled(room.canBegin());
        nodes.setVisible(!working);
        unit.setVisible(!working);
        stop.setVisible(working);
        save.setVisible(found);
        note.setVisible(found);
        progress.setVisible(working);
        progress.setMaximum(Math.max(1, room.planned()));
        progress.setValue(room.done());
    }
}
