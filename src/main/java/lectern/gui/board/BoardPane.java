package lectern.gui.board;

import java.util.function.Function;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import lectern.game.Seat;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.words.Wording;
import net.miginfocom.swing.MigLayout;

/** The board with the state of the game above it and, below, what to do and the means to do it without the mouse. */
public final class BoardPane extends JPanel {
    private final BoardView board;
    private final PromptLine prompt;
    private final MoveField field;

    /** @param seatMenus who may play for a side, as a menu to be shown beside it */
    public BoardPane(Desk desk, Playing playing, Wording wording, Function<Seat, JPopupMenu> seatMenus) {
        super(new MigLayout("insets 6 8 6 8, fill, gapy 4", "[grow, fill, 0::][pref!]", "[][grow, fill][]"));
        board = new BoardView(desk);
        wording.write(() -> board.getAccessibleContext().setAccessibleName(wording.of("board.name")));
        prompt = new PromptLine(desk, playing, wording);
        field = new MoveField(desk, wording, prompt);
        add(new StateStrip(desk, wording, seatMenus), "span, growx, wmin 0, wrap");
        add(board, "span, grow, wmin 0, hmin 0, wrap");
        add(prompt, "growx, wmin 0");
        add(new ChoiceBar(desk, wording), "split 2, aligny center");
        add(field, "aligny center");
    }

    public BoardView board() {
        return board;
    }

    public PromptLine prompt() {
        return prompt;
    }

    public MoveField field() {
        return field;
    }
}
