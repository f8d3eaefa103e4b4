package lectern.gui.board;

import com.formdev.flatlaf.util.UIScale;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import lectern.game.Gauge;
import lectern.game.Outcome;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Lookahead;
import lectern.gui.desk.Topic;
import lectern.gui.look.StyledLabel;
import lectern.gui.wording.Wording;
import lectern.telling.OptionsInForce;
import net.miginfocom.swing.MigLayout;

/**
 * The state of the game, always in view: both sides, the number of the move, what is counted, and how it ended. Where
 * there is little room it is one line, and the tooltip of its middle has the options.
 */
final class StateStrip extends JPanel {
    /** The columns with something between the sides, and with nothing. */
    private static final String APART = "[grow 40, fill, sg, 0::][center][grow 40, fill, sg, 0::]";

    private static final String TOGETHER = "[50%-12:50%-12:50%-12, fill][0!][50%-12:50%-12:50%-12, fill]";

    private static final int ROW_GAP = 2;
    private static final int COLUMN_GAP = 12;

    private static final String BETWEEN = "cell 1 0";
    private static final String BELOW = "cell 0 1 3 1, growx 0, alignx center, gapright 16";

    private final transient Desk desk;
    private final transient Wording wording;
    private final SeatCard first;
    private final SeatCard second;
    private final JLabel turn = new StyledLabel(StyledLabel.Style.HEADING);
    private final JLabel common = new JLabel("", SwingConstants.CENTER);
    private final JLabel options = new StyledLabel(StyledLabel.Style.SMALL);
    private final MigLayout layout;
    private boolean flat;

    /** What is counted for both sides together. */
    private String middle = "";

    StateStrip(Desk desk, Wording wording, Function<Seat, JPopupMenu> seatMenus) {
        super(new MigLayout(
                "insets 0, fillx, gapx " + COLUMN_GAP + ", gapy " + ROW_GAP + ", hidemode 3, novisualpadding", APART));
        layout = (MigLayout) getLayout();
        this.desk = desk;
        this.wording = wording;
        setName("state");
        first = new SeatCard(desk, wording, Seat.FIRST, seatMenus);
        second = new SeatCard(desk, wording, Seat.SECOND, seatMenus);
        turn.setName("state.turn");
        common.setName("state.common");
        options.setName("state.options");
        add(first, "cell 0 0, wmin 0");
        add(turn, BETWEEN);
        add(second, "cell 2 0, wmin 0");
        add(common, "cell 0 1 3 1, growx 0, alignx center, wmin 0");
        add(options, "cell 0 2 3 1, growx 0, alignx center, wmin 0");
        wording.write(this::refresh);
        desk.follow(this::refresh, Topic.MATCH, Topic.STEP, Topic.LOOKAHEAD, Topic.SEATS);
    }

    private void refresh() {
        first.refresh();
        second.refresh();
        List<String> counts = new ArrayList<>();
        for (Gauge gauge : desk.gauges()) {
            if (gauge.isCommon())
                counts.add(
                        wording.of("board.count", gauge.name(), gauge.values().get(0)));
        }
        common.setText(String.join("   ", counts));
        common.setVisible(!flat && !counts.isEmpty());
        List<String> chosen =
                OptionsInForce.of(desk.game()).stream().map(wording::of).toList();
        options.setText(String.join("   ", chosen));
        options.setToolTipText(String.join("\n", chosen));
        options.setVisible(!flat);
        middle = String.join("   ", counts);
        List<String> all = new ArrayList<>(List.of(number()));
        all.addAll(counts);
        all.addAll(chosen);
        turn.setToolTipText(String.join("\n", all));
        fit();
    }

    /** On one line the middle says as much as the sides leave room for. */
    private void fit() {
        if (!flat) turn.setText(number());
        else if (!middle.isEmpty() && fits(number() + "   " + middle)) turn.setText(number() + "   " + middle);
        else if (fits(number()) || desk.reached().isOver()) turn.setText(number());
        else turn.setText(wording.of("board.move-number-alone", ply() + 1));
    }

    private boolean fits(String said) {
        int sides = 2 * Math.max(first.leastWidth(), second.leastWidth());
        int width = turn.getFontMetrics(turn.getFont()).stringWidth(said);
        return sides + width + UIScale.scale(2 * COLUMN_GAP) <= getWidth();
    }

    /** On one line, or with all that there is to say. */
    void flatten(boolean wanted) {
        if (flat == wanted) return;
        flat = wanted;
        first.flatten(flat);
        second.flatten(flat);
        refresh();
        revalidate();
    }

    /** How high it is in some width, on one line or not. */
    int height(int width, boolean onOneLine) {
        int cards = Math.max(first.height(onOneLine), second.height(onOneLine));
        if (onOneLine) return cards;
        int number = isCrowded(width) ? turn.getPreferredSize().height : 0;
        int counted = middle.isEmpty() ? 0 : common.getPreferredSize().height;
        return cards + Math.max(number, counted) + options.getPreferredSize().height + UIScale.scale(2 * ROW_GAP);
    }

    private boolean isCrowded(int width) {
        int sides = 2 * Math.max(first.widthOnTwoLines(), second.widthOnTwoLines());
        int number = turn.getFontMetrics(turn.getFont()).stringWidth(number());
        return sides + number + 2 * turn.getFont().getSize() > width;
    }

    /** Where both sides would be cut short, the number of the move makes room for them and stands below. */
    @Override
    public void doLayout() {
        fit();
        String place = !flat && isCrowded(getWidth()) ? BELOW : BETWEEN;
        if (!place.equals(layout.getComponentConstraints(turn))) {
            layout.setComponentConstraints(turn, place);
            layout.setColumnConstraints(place.equals(BELOW) ? TOGETHER : APART);
            // By now the height has been settled without the row that this adds or takes away.
            SwingUtilities.invokeLater(this::revalidate);
        }
        super.doLayout();
    }

    private String number() {
        Position position = desk.reached();
        return position.outcome()
                .map(outcome -> result(position, outcome))
                .orElseGet(() -> wording.of("board.move-number", ply() + 1));
    }

    /** How many moves have led to what is shown; one whose steps have not all happened is still being made. */
    private int ply() {
        return desk.lookahead().map(this::ply).orElseGet(() -> {
            int ply = desk.match().ply();
            return desk.steps().isAtEnd() ? ply : ply - 1;
        });
    }

    /** A line that is looked at begins at the position that is shown, or at the one that its last move was made in. */
    private int ply(Lookahead ahead) {
        boolean before = !ahead.positions().get(0).equals(desk.position());
        return desk.match().ply() + ahead.at() - (before ? 1 : 0);
    }

    private String result(Position position, Outcome outcome) {
        return outcome.winner() == null
                ? wording.of("board.draw")
                : wording.of("board.won", position.view().name(outcome.winner()));
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (first != null) refresh();
    }
}
