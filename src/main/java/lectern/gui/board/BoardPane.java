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
    /** How many times its own height of letters a sentence needs in width, lest it push the board off the screen. */
    private static final int SENTENCE = 16;

    private final BoardView board;
    private final PromptLine prompt;
    private final MoveField field;
    private final ChoiceBar choices;

    /** @param seatMenus who may play for a side, as a menu to be shown beside it */
    public BoardPane(Desk desk, Playing playing, Wording wording, Function<Seat, JPopupMenu> seatMenus) {
        super(new MigLayout("insets 6 8 6 8, fill, gapy 4", "[grow, fill, 0::][pref!]", "[][grow, fill][][]"));
        board = new BoardView(desk);
        wording.write(() -> board.getAccessibleContext().setAccessibleName(wording.of("board.name")));
        prompt = new PromptLine(desk, playing, wording);
        field = new MoveField(desk, wording, prompt);
        add(new StateStrip(desk, wording, seatMenus), "span, growx, wmin 0, wrap");
        add(board, "span, grow, wmin 0, hmin 0, wrap");
        add(prompt, "growx, wmin 0");
        choices = new ChoiceBar(desk, wording);
        add(choices, "split 2, aligny center");
        add(field, "aligny center");
    }

    /** Where there is no room beside it for what is typed and chosen, the sentence has a row to itself. */
    @Override
    public void doLayout() {
        int beside = choices.getPreferredSize().width + field.getPreferredSize().width;
        int sentence = SENTENCE * prompt.getFontMetrics(prompt.getFont()).getHeight();
        String row = getWidth() - beside < sentence ? "span, growx, wmin 0, wrap" : "growx, wmin 0";
        MigLayout layout = (MigLayout) getLayout();
        if (!row.equals(layout.getComponentConstraints(prompt))) {
            layout.setComponentConstraints(prompt, row);
            layout.setComponentConstraints(
                    choices, (row.endsWith("wrap") ? "span, alignx right, " : "") + "split 2, aligny center");
        }
        super.doLayout();
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
