package lectern.gui.board;

import java.awt.Color;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import lectern.game.Gauge;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.Token;
import lectern.gui.desk.Desk;
import lectern.gui.look.LookColour;
import lectern.gui.look.StyledLabel;
import lectern.gui.wording.Wording;
import lectern.picture.Skins;
import lectern.telling.PlayerName;
import net.miginfocom.swing.MigLayout;

/** One side of the game: what it plays with, who plays it, what the game counts for it, and whether it is its turn. */
final class SeatCard extends JPanel {
    private final transient Desk desk;
    private final transient Wording wording;
    private final Seat seat;
    private final JLabel name = new StyledLabel(StyledLabel.Style.HEADING);
    private final JButton player = new JButton();
    private final JLabel counts = new JLabel();

    SeatCard(Desk desk, Wording wording, Seat seat, Function<Seat, JPopupMenu> menus) {
        super(new MigLayout("insets 4 8 4 8, gapx 8, gapy 0, hidemode 3", "[][grow]", "[][]"));
        this.desk = desk;
        this.wording = wording;
        this.seat = seat;
        setName("seat." + seat.word());
        name.setName("seat." + seat.word() + ".name");
        player.setName("seat." + seat.word() + ".player");
        counts.setName("seat." + seat.word() + ".counts");
        player.putClientProperty("JButton.buttonType", "toolBarButton");
        player.setFocusable(false);
        player.setHorizontalTextPosition(SwingConstants.LEADING);
        player.addActionListener(event -> menus.apply(seat).show(player, 0, player.getHeight()));
        wording.write(() -> player.setToolTipText(wording.of("board.choose-player")));
        add(name, "split 2, span 2");
        add(player, "gapleft 6, wmin 0, wrap");
        add(counts, "span 2, wmin 0");
    }

    void refresh() {
        Position position = desk.reached();
        name.setText(wording.of(position.view().name(seat)));
        Optional<Token> emblem = position.view().emblem(seat);
        name.setIcon(emblem.map(token -> new EmblemIcon(Skins.of(desk.game().kind()), token))
                .orElse(null));
        player.setText(desk.seats()
                .at(seat)
                .map(contender -> wording.of(PlayerName.of(contender.text())))
                .orElseGet(() -> wording.of("board.person")));
        player.setIcon(UIManager.getIcon("Tree.expandedIcon"));
        counts.setText(counts());
        counts.setToolTipText(counts.getText().isBlank() ? null : counts.getText());
        boolean turn = !position.isOver() && position.toMove() == seat;
        Color accent = LookColour.of("Component.accentColor", "textHighlight");
        Color plain = LookColour.of("Component.borderColor", "controlShadow");
        setBorder(BorderFactory.createCompoundBorder(
                BorderFactory.createMatteBorder(0, 0, 3, 0, turn ? accent : getBackground()),
                BorderFactory.createMatteBorder(0, 0, 1, 0, turn ? accent : plain)));
        getAccessibleContext().setAccessibleName(name.getText());
    }

    private String counts() {
        StringBuilder text = new StringBuilder();
        for (Gauge gauge : desk.gauges()) {
            if (gauge.isCommon()) continue;
            if (!text.isEmpty()) text.append("   ");
            text.append(wording.of("board.count", gauge.name(), gauge.values().get(seat == Seat.FIRST ? 0 : 1)));
        }
        return text.isEmpty() ? " " : text.toString();
    }
}
