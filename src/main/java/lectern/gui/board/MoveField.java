package lectern.gui.board;

import com.formdev.flatlaf.FlatClientProperties;
import javax.swing.JTextField;
import lectern.game.UnreadableText;
import lectern.gui.act.WindowKeys;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.wording.Wording;

/** A place to type a move; what cannot be played is answered by the reason. */
public final class MoveField extends JTextField {
    private String refused = "";

    public MoveField(Desk desk, BoardAim aim, Wording wording, PromptLine prompt) {
        super(11);
        setName("move-field");
        wording.write(() -> {
            putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, wording.of("board.type-a-move"));
            getAccessibleContext().setAccessibleName(wording.of("board.type-a-move"));
            setToolTipText(wording.of("board.type-a-move.tip"));
        });
        WindowKeys.leaveReveal(this);
        addActionListener(event -> {
            try {
                aim.enter(getText().strip());
                refused = aim.pointing().answer().isPresent() ? getText() : "";
                // What was refused is likely to be put right, and not typed once more.
                if (refused.isEmpty()) setText("");
                else selectAll();
            } catch (UnreadableText unreadable) {
                prompt.say(unreadable.reason());
            }
        });
        desk.listen(topic -> {
            if (topic == Topic.MATCH && getText().equals(refused)) setText("");
        });
    }
}
