package lectern.gui.review;

import javax.swing.JButton;
import javax.swing.JPanel;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;

/** What can be done with a review: its table is saved, or what it says is written into the game. */
final class ReviewUses {
    private final Wording wording;
    private final JButton save = new JButton();
    private final JButton note = new JButton();
    private final JPanel row = WrapLayout.row("reviewed.uses");

    ReviewUses(ReviewRoom room, SaveReview saving, Wording wording) {
        this.wording = wording;
        save.setName("reviewed.save");
        note.setName("reviewed.note");
        save.addActionListener(event -> room.review().ifPresent(saving::save));
        note.addActionListener(event -> room.note(wording::of));
        row.add(save);
        row.add(note);
    }

    JPanel row() {
        return row;
    }

    void refresh(boolean possible) {
        save.setText(wording.of("review.save.button"));
        note.setText(wording.of("review.note"));
        note.setToolTipText(wording.of("review.note.tip"));
        row.setVisible(possible);
    }
}
