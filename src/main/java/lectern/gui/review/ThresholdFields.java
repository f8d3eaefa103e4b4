package lectern.gui.review;

import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import lectern.gui.dialog.NumberSpinner;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.play.review.MistakeMark;
import lectern.play.review.Thresholds;
import net.miginfocom.swing.MigLayout;

/** From which loss on moves are marked: a blunder never before a mistake. */
final class ThresholdFields {
    private final ReviewRoom room;
    private final Wording wording;
    private final JPanel row = WrapLayout.row("reviewed.thresholds");
    private final JLabel mistakeLabel = new JLabel();
    private final JLabel blunderLabel = new JLabel();
    private final JSpinner mistake = spinner("reviewed.mistake", Thresholds.USUAL.mistake());
    private final JSpinner blunder = spinner("reviewed.blunder", Thresholds.USUAL.blunder());
    private boolean filling;

    ThresholdFields(ReviewRoom room, Wording wording) {
        this.room = room;
        this.wording = wording;
        mistakeLabel.setLabelFor(mistake);
        blunderLabel.setLabelFor(blunder);
        mistake.addChangeListener(event -> changed(number(mistake), Math.max(number(mistake), number(blunder))));
        blunder.addChangeListener(event -> changed(Math.min(number(mistake), number(blunder)), number(blunder)));
    }

    private static JSpinner spinner(String name, double usual) {
        JSpinner spinner = new NumberSpinner(new SpinnerNumberModel((int) usual, 1, (int) Thresholds.MOST, 1));
        spinner.setName(name);
        return spinner;
    }

    private static int number(JSpinner spinner) {
        return (Integer) spinner.getValue();
    }

    private void changed(int mistakes, int blunders) {
        if (!filling) room.markFrom(new Thresholds(mistakes, blunders));
    }

    /** A row with these fields behind a choice. */
    JPanel beside(JCheckBox choice) {
        row.add(choice);
        row.add(pair(mistakeLabel, mistake));
        row.add(pair(blunderLabel, blunder));
        return row;
    }

    /** A field is never parted from what it is called. */
    private static JPanel pair(JLabel label, JSpinner field) {
        JPanel pair = new JPanel(new MigLayout("insets 0 8 0 0, gapx 4, novisualpadding"));
        pair.setOpaque(false);
        pair.add(label);
        pair.add(field);
        return pair;
    }

    JPanel row() {
        return row;
    }

    void refresh() {
        filling = true;
        mistakeLabel.setText(wording.of("review.from", MistakeMark.MISTAKE.sign()));
        blunderLabel.setText(wording.of("review.from", MistakeMark.BLUNDER.sign()));
        mistake.setToolTipText(wording.of("review.mistake.tip"));
        blunder.setToolTipText(wording.of("review.blunder.tip"));
        mistake.setValue((int) room.thresholds().mistake());
        blunder.setValue((int) room.thresholds().blunder());
        filling = false;
    }
}
