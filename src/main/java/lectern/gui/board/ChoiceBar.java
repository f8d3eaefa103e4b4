package lectern.gui.board;

import java.util.List;
import javax.swing.JToggleButton;
import lectern.game.Handle;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.textflow.FlowRow;
import lectern.gui.wording.Wording;

/**
 * Buttons for what is no place on the board: to pass, a colour, how a piece lies. Only what can be chosen now, or
 * instead of what is chosen.
 */
public final class ChoiceBar extends FlowRow {
    private final transient BoardAim aim;
    private final transient Wording wording;
    private transient List<Handle.Choice> shown = List.of();

    public ChoiceBar(Desk desk, BoardAim aim, Wording wording) {
        this.aim = aim;
        this.wording = wording;
        setName("choices");
        wording.write(() -> getAccessibleContext().setAccessibleName(wording.of("speech.choices")));
        wording.write(this::rebuild);
        desk.follow(this::refresh, Topic.MATCH, Topic.PLAYED, Topic.STEP, Topic.LOOKAHEAD, Topic.THINKING);
        aim.listen(topic -> refresh());
    }

    private void refresh() {
        if (!choices().equals(shown)) rebuild();
        else showChosen();
    }

    private List<Handle.Choice> choices() {
        return aim.isOpen() ? aim.pointing().choices() : List.of();
    }

    private void rebuild() {
        shown = choices();
        removeAll();
        for (Handle.Choice choice : shown) {
            JToggleButton button = new JToggleButton(wording.of(choice.name()));
            button.setName("choice." + choice.word());
            button.addActionListener(event -> {
                aim.pick(choice);
                showChosen();
            });
            add(button);
        }
        showChosen();
        revalidate();
        repaint();
    }

    private void showChosen() {
        for (int i = 0; i < getComponentCount(); i++) {
            boolean chosen = aim.pointing().picked().contains(shown.get(i));
            ((JToggleButton) getComponent(i)).setSelected(chosen);
        }
    }
}
