package lectern.gui.board;

import java.awt.Dimension;
import java.awt.Window;
import java.util.function.Function;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.SwingUtilities;
import lectern.game.Seat;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/** The board with the state of the game above it and, below, what to do and the means to do it without the mouse. */
public final class BoardPane extends JPanel {
    /** How many times its own height of letters a sentence needs in width, lest it push the board off the screen. */
    private static final int SENTENCE = 16;

    private static final String BESIDE = "aligny center, wmin pref";
    private static final String UNDERNEATH = "newline, span, growx 0, alignx right, wmin 0";

    private final BoardView board;
    private final PromptLine prompt;
    private final MoveField field;

    /** What is typed and chosen. */
    private final JPanel means = new JPanel(new MigLayout("insets 0, gapx 6"));

    private final MigLayout below = new MigLayout("insets 0, fillx, gapy 4", "[grow, fill, 0::][]");

    /** @param seatMenus who may play for a side, as a menu to be shown beside it */
    public BoardPane(
            BoardView board,
            Desk desk,
            BoardAim aim,
            Playing playing,
            Wording wording,
            Function<Seat, JPopupMenu> seatMenus) {
        super(new MigLayout("insets 6 8 6 8, fill, wrap 1, gapy 4", "[grow, fill, 0::]", "[][grow, fill][]"));
        this.board = board;
        wording.write(() -> board.getAccessibleContext().setAccessibleName(wording.of("board.name")));
        board.add(new CellChoices(board, desk, aim, wording));
        prompt = new PromptLine(desk, aim, playing, wording);
        field = new MoveField(desk, aim, wording, prompt);
        add(new StateStrip(desk, wording, seatMenus), "wmin 0");
        add(board, "wmin 0, hmin 0");
        means.add(new ChoiceBar(desk, aim, wording), "wmin pref");
        means.add(field, "wmin 60");
        JPanel foot = new JPanel(below);
        foot.add(prompt, "wmin 0");
        foot.add(means, BESIDE);
        add(foot, "wmin 0");
    }

    /** Where there is no room beside it for what is typed and chosen, the sentence has a row to itself. */
    @Override
    public void doLayout() {
        int sentence = SENTENCE * prompt.getFontMetrics(prompt.getFont()).getHeight();
        boolean narrow = getWidth() - means.getPreferredSize().width < sentence;
        String place = narrow ? UNDERNEATH : BESIDE;
        if (!place.equals(below.getComponentConstraints(means))) {
            below.setComponentConstraints(prompt, narrow ? "span, wmin 0" : "wmin 0");
            below.setComponentConstraints(means, place);
            means.getParent().invalidate();
        }
        super.doLayout();
    }

    /** The board is what all else in a window is for: it asks for two fifths of the window's shorter side. */
    @Override
    public Dimension getMinimumSize() {
        Dimension whole = getPreferredSize();
        Window window = SwingUtilities.getWindowAncestor(this);
        int fifths = window == null ? 0 : 2 * Math.min(window.getWidth(), window.getHeight()) / 5;
        int grid = Math.min(fifths, getWidth());
        return new Dimension(super.getMinimumSize().width, whole.height - board.getPreferredSize().height + grid);
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
