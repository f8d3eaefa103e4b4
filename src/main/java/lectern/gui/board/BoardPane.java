package lectern.gui.board;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import lectern.game.GameKind;
import lectern.game.Seat;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Topic;
import lectern.gui.wording.Wording;

/**
 * The board with the state of the game above it and, below, what to do and the means to do it without the mouse. The
 * board's cells get half of the shorter side of the window: what is around them takes the {@link BoardOrder} that
 * leaves as much, the first of several.
 */
public final class BoardPane extends JPanel {
    /** The orders in which all stands in a game, the best first. */
    public static final List<BoardOrder> IN_GAME =
            List.of(BoardOrder.TALL, BoardOrder.FLAT, BoardOrder.BESIDE, BoardOrder.STATELESS);

    private static final int SIDE = 8;
    private static final int TOP = 6;
    private static final int LOW_TOP = 3;
    private static final int GAP = 4;

    /** The least width of two sides of a game beside each other, in heights of letters. */
    private static final int SIDES = 20;

    private static final int FLAT_SIDES = 30;

    private final BoardView board;
    private final PromptLine prompt;
    private final MoveField field;
    private final StateStrip state;
    private final Foot foot;
    private transient GameKind game;
    private int covered;
    private transient List<BoardOrder> orders = IN_GAME;

    /** @param seatMenus who may play for a side, as a menu to be shown beside it */
    public BoardPane(
            BoardView board,
            Desk desk,
            BoardAim aim,
            Playing playing,
            Wording wording,
            Function<Seat, JPopupMenu> seatMenus) {
        super(null);
        this.board = board;
        board.speak(wording);
        board.add(new CellChoices(board, desk, aim, wording));
        prompt = new PromptLine(desk, aim, playing, wording);
        field = new MoveField(desk, aim, wording, prompt);
        state = new StateStrip(desk, wording, seatMenus);
        foot = new Foot(prompt, new ChoiceBar(desk, aim, wording), field);
        add(state);
        add(board);
        add(foot);
        desk.listen(topic -> {
            if (topic == Topic.MATCH && !desk.game().kind().equals(game)) {
                game = desk.game().kind();
                foot.forget();
            }
        });
    }

    /** In which orders all may stand, the best first. */
    public void standIn(List<BoardOrder> possible) {
        orders = List.copyOf(possible);
        revalidate();
    }

    /** What the board needs, and with it all that stands around it in some order. */
    public Dimension need(BoardOrder order, int width) {
        return need(order, width, FLAT_SIDES);
    }

    /** @param flatSides the least width of two sides on one line, in heights of letters */
    private Dimension need(BoardOrder order, int width, int flatSides) {
        Dimension view = board.halfOf(window());
        int inside = width - 2 * side(order);
        int letters = prompt.getFontMetrics(prompt.getFont()).getHeight();
        int across = switch (order) {
            case TALL -> Math.max(view.width, SIDES * letters);
            case FLAT -> Math.max(view.width, flatSides * letters);
            case BESIDE, STATELESS -> view.width + UIScale.scale(SIDE) + foot.leastWidth();
            case BARE -> view.width;
        };
        return new Dimension(across + 2 * side(order), above(order, inside) + view.height + below(order, inside));
    }

    private int above(BoardOrder order, int inside) {
        int margin = margin(order);
        return order.hasState() ? margin + state.height(inside, order != BoardOrder.TALL) + UIScale.scale(GAP) : margin;
    }

    private int below(BoardOrder order, int inside) {
        int margin = margin(order);
        return order.isBeside() ? margin : foot.height(inside, order == BoardOrder.BARE) + UIScale.scale(GAP) + margin;
    }

    private static int side(BoardOrder order) {
        return UIScale.scale(order == BoardOrder.BARE ? LOW_TOP : SIDE);
    }

    private static int margin(BoardOrder order) {
        return UIScale.scale(order == BoardOrder.TALL ? TOP : LOW_TOP);
    }

    private Dimension window() {
        Component outermost = this;
        while (outermost.getParent() != null) outermost = outermost.getParent();
        return outermost.getSize();
    }

    /** The first order in which the board has what it needs; if there is none, the one in which it is largest. */
    public BoardOrder order() {
        BoardOrder best = orders.get(0);
        int most = Integer.MIN_VALUE;
        for (BoardOrder order : orders) {
            Dimension need = need(order, getWidth());
            int spare = Math.min(0, getHeight() - need.height);
            if (order != BoardOrder.TALL) spare = Math.min(spare, getWidth() - need.width);
            if (spare <= most) continue;
            most = spare;
            best = order;
        }
        return best;
    }

    /** So much is covered at the right. */
    public void cover(int width) {
        if (covered == width) return;
        covered = width;
        revalidate();
    }

    /** Where the board would end at the least, as large as it is if nothing is covered. */
    public int leastEnd() {
        BoardOrder order = order();
        int inside = getWidth() - 2 * side(order);
        return side(order) + width(order, inside, getHeight() - above(order, inside) - below(order, inside));
    }

    /** How wide the board is in some room. */
    private int width(BoardOrder order, int inside, int height) {
        Dimension view = board.halfOf(window());
        int room = order.isBeside() ? inside - side(order) - foot.leastWidth() : inside;
        return Math.min(room, height * view.width / Math.max(1, view.height));
    }

    /**
     * The first order in which all stands beside what is covered, its names cut short if need be; where there is none,
     * the board alone steps aside.
     */
    private Optional<BoardOrder> besideCovered() {
        if (covered == 0) return Optional.empty();
        int rest = getWidth() - covered;
        return orders.stream()
                .filter(order -> {
                    Dimension need = need(order, rest, SIDES);
                    return need.width <= rest && need.height <= getHeight();
                })
                .findFirst();
    }

    @Override
    public void doLayout() {
        Optional<BoardOrder> aside = besideCovered();
        BoardOrder order = aside.orElseGet(this::order);
        int width = aside.isPresent() ? getWidth() - covered : getWidth();
        int side = side(order);
        foot.compact(order == BoardOrder.BARE);
        int inside = width - 2 * side;
        int top = above(order, inside);
        int high = getHeight() - top - below(order, inside);
        state.flatten(order != BoardOrder.TALL);
        state.setVisible(order.hasState());
        state.setBounds(side, margin(order), inside, state.height(inside, order != BoardOrder.TALL));
        int wide = width(order, inside, high);
        if (order.isBeside()) {
            board.setBounds(side, top, wide, high);
            foot.setBounds(2 * side + wide, top, inside - wide - side, high);
        } else {
            int free = getWidth() - covered - side;
            board.setBounds(side, top, Math.min(inside, Math.max(free, wide)), high);
            int bottom = foot.height(inside, order == BoardOrder.BARE);
            foot.setBounds(side, getHeight() - margin(order) - bottom, inside, bottom);
        }
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (foot != null) foot.forget();
    }

    @Override
    public Dimension getPreferredSize() {
        return need(BoardOrder.TALL, getWidth());
    }

    /** What it needs is kept for it by what it stands in; nothing else should keep a divider from being moved. */
    @Override
    public Dimension getMinimumSize() {
        return new Dimension();
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
