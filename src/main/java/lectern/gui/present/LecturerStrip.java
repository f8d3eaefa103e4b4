package lectern.gui.present;

import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import lectern.game.Phrase;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.look.LookColour;
import lectern.gui.textflow.Prose;
import lectern.gui.wording.Literal;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/** In the lecturer's window, while a class looks at another screen: what comes next, and the notes on what is shown. */
public final class LecturerStrip extends JPanel {
    private final transient Desk desk;
    private final transient Wording wording;
    private final Prose next = new Prose("lecturer.next", "h4");
    private final Prose notes = new Prose("lecturer.notes", "");

    LecturerStrip(Desk desk, Wording wording) {
        super(new MigLayout("insets 6 12 6 12, fillx, wrap 1, gapy 2, hidemode 3", "[grow, fill, 0::]"));
        this.desk = desk;
        this.wording = wording;
        setName("present.strip");
        setVisible(false);
        add(next, "wmin 0");
        add(notes, "wmin 0");
        wording.write(this::refresh);
        desk.follow(this::refresh, Topic.MATCH, Topic.STEP, Topic.NOTED, Topic.LOOKAHEAD, Topic.HIDING);
    }

    /** @param shown whether the class looks at a screen that the lecturer does not see the window on */
    void reveal(boolean shown) {
        setVisible(shown);
        if (shown) refresh();
        else forget();
    }

    /** What it said may be hidden by now from those who see the window. */
    private void forget() {
        next.setText("");
        notes.setText("");
    }

    private void refresh() {
        if (!isVisible()) return;
        Coming coming = Coming.on(desk);
        Optional<Phrase> told = coming.next().map(step -> Phrase.of("present.next", step));
        next.setText(wording.of(told.orElseGet(() -> Phrase.of("present.nothing-next"))));
        notes.setText(Literal.of(String.join("\n", coming.notes())));
        notes.setVisible(!coming.notes().isEmpty());
        revalidate();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(BorderFactory.createMatteBorder(0, 0, 2, 0, LookColour.of("Component.accentColor", "textHighlight")));
    }
}
