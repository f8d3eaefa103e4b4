package lectern.gui.board;

import com.formdev.flatlaf.FlatClientProperties;
import javax.swing.JTextField;
import lectern.game.UnreadableText;
import lectern.gui.desk.Desk;
import lectern.gui.words.Wording;

/** A place to type a move; what cannot be played is answered by the reason. */
public final class MoveField extends JTextField {
    public MoveField(Desk desk, Wording wording, PromptLine prompt) {
        super(11);
        setName("move-field");
        wording.write(() -> {
            putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, wording.of("board.type-a-move"));
            getAccessibleContext().setAccessibleName(wording.of("board.type-a-move"));
            setToolTipText(wording.of("board.type-a-move.tip"));
        });
        addActionListener(event -> {
            try {
                desk.enter(getText().strip());
                setText("");
            } catch (UnreadableText unreadable) {
                prompt.say(unreadable.reason());
            }
        });
    }
}
