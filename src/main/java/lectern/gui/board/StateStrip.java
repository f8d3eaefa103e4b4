package lectern.gui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.SwingConstants;
import lectern.game.Gauge;
import lectern.game.Outcome;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Lookahead;
import lectern.gui.desk.Topic;
import lectern.gui.look.StyledLabel;
import lectern.gui.words.Wording;
import net.miginfocom.swing.MigLayout;

/** The state of the game, always in view: both sides, the number of the move, what is counted, and how it ended. */
final class StateStrip extends JPanel {
    private final transient Desk desk;
    private final transient Wording wording;
    private final SeatCard first;
    private final SeatCard second;
    private final JLabel turn = new StyledLabel(StyledLabel.Style.HEADING);
    private final JLabel common = new JLabel("", SwingConstants.CENTER);

    StateStrip(Desk desk, Wording wording, Function<Seat, JPopupMenu> seatMenus) {
        super(new MigLayout(
                "insets 0, fillx, gapx 12, gapy 2, hidemode 3",
                "[grow 40, fill, sg, 0::][center][grow 40, fill, sg, 0::]"));
        this.desk = desk;
        this.wording = wording;
        setName("state");
        first = new SeatCard(desk, wording, Seat.FIRST, seatMenus);
        second = new SeatCard(desk, wording, Seat.SECOND, seatMenus);
        turn.setName("state.turn");
        common.setName("state.common");
        add(first, "wmin 0");
        add(turn);
        add(second, "wmin 0, wrap");
        add(common, "span, center, wmin 0");
        wording.write(this::refresh);
        desk.follow(this::refresh, Topic.MATCH, Topic.STEP, Topic.LOOKAHEAD, Topic.SEATS);
    }

    private void refresh() {
        first.refresh();
        second.refresh();
        Position position = desk.shown();
        turn.setText(position.outcome()
                .map(outcome -> result(position, outcome))
                .orElseGet(() -> wording.of("board.move-number", ply() + 1)));
        List<String> counts = new ArrayList<>();
        for (Gauge gauge : position.gauges()) {
            if (gauge.isCommon())
                counts.add(
                        wording.of("board.count", gauge.name(), gauge.values().get(0)));
        }
        common.setText(String.join("   ", counts));
        common.setVisible(!counts.isEmpty());
    }

    private int ply() {
        return desk.lookahead().map(this::ply).orElseGet(() -> desk.match().ply());
    }

    /** A line that is looked at begins at the position that is shown, or at the one that its last move was made in. */
    private int ply(Lookahead ahead) {
        boolean before = !ahead.positions().get(0).equals(desk.position());
        return desk.match().ply() + ahead.at() - (before ? 1 : 0);
    }

    private String result(Position position, Outcome outcome) {
        return outcome.winner() == null
                ? wording.of("board.draw")
                : wording.of("board.won", position.name(outcome.winner()));
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (first != null) refresh();
    }
}
