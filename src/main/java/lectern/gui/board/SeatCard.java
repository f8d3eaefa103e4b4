package lectern.gui.board;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Insets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
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

/**
 * One side of the game: what it plays with, who plays it, what the game counts for it, and whether it is its turn. On two
 * lines; where there is little room on one, and of what does not fit there the tooltip has the rest.
 */
final class SeatCard extends JPanel {
    private static final int GAP = 8;

    /** What lies between the parts and at both ends where they are on one line. */
    private static final int FLAT_GAPS = 20;

    private final transient Desk desk;
    private final transient Wording wording;
    private final Seat seat;
    private final JLabel name = new StyledLabel(StyledLabel.Style.HEADING);
    private final JButton player = new JButton();
    private final JLabel counts = new JLabel();
    private final MigLayout layout;
    private boolean flat;

    /** What the parts say where there is room, and the counts where there is none. */
    private String fullPlayer = "";

    private String fullCounts = " ";
    private String shortCounts = " ";

    SeatCard(Desk desk, Wording wording, Seat seat, Function<Seat, JPopupMenu> menus) {
        super(new MigLayout(constraints(4), "[][grow]", "[][]"));
        layout = (MigLayout) getLayout();
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
        add(name, "split 2, span 2");
        add(player, "gapleft 6, wmin 0, wrap");
        add(counts, "span 2, wmin 0");
    }

    private static String constraints(int margin) {
        String insets = "insets " + margin + " " + 2 * margin + " " + margin + " " + 2 * margin;
        return insets + ", gapx " + GAP + ", gapy 0, hidemode 3, novisualpadding";
    }

    /** On one line, or on two. */
    void flatten(boolean wanted) {
        if (flat == wanted) return;
        flat = wanted;
        layout.setLayoutConstraints(constraints(flat ? 1 : 4));
        layout.setComponentConstraints(name, flat ? "cell 0 0, wmin 0" : "split 2, span 2");
        layout.setComponentConstraints(counts, flat ? "cell 0 0" : "span 2, wmin 0");
        layout.setComponentConstraints(player, flat ? "cell 0 0, gapleft 6" : "gapleft 6, wmin 0, wrap");
        layout.setColumnConstraints(flat ? "[grow]" : "[][grow]");
        layout.setRowConstraints(flat ? "[]" : "[][]");
        setComponentZOrder(counts, flat ? 1 : 2);
        fit();
        revalidate();
    }

    /** How high it is on one line, or on two. */
    int height(boolean onOneLine) {
        int line = Math.max(name.getPreferredSize().height, player.getPreferredSize().height);
        int count = counts.getPreferredSize().height;
        Insets insets = getInsets();
        int around = 2 * UIScale.scale(onOneLine ? 1 : 4) + insets.top + insets.bottom;
        return around + (onOneLine ? Math.max(line, count) : line + count);
    }

    /** How wide it would be on two lines, whether it is or not. */
    int widthOnTwoLines() {
        int playing = player.getPreferredSize().width - width(player, player.getText()) + width(player, fullPlayer);
        int line = name.getPreferredSize().width + UIScale.scale(6) + playing;
        return UIScale.scale(2 * 8) + Math.max(line, width(counts, fullCounts));
    }

    /** How wide it has to be at least on one line. */
    int leastWidth() {
        return UIScale.scale(FLAT_GAPS)
                + name.getPreferredSize().width
                + width(counts, shortCounts)
                + player.getPreferredSize().width
                - width(player, player.getText());
    }

    @Override
    public void doLayout() {
        fit();
        super.doLayout();
    }

    /** On one line the words of the counts give way first, then the name of the player. */
    private void fit() {
        int room = getWidth() - UIScale.scale(FLAT_GAPS) - name.getPreferredSize().width;
        int playing = width(player, fullPlayer) + player.getPreferredSize().width - width(player, player.getText());
        boolean fits = !flat || width(counts, fullCounts) + playing <= room;
        counts.setText(fits ? fullCounts : shortCounts);
        boolean named = fits || width(counts, shortCounts) + playing <= room;
        player.setText(named ? fullPlayer : " ");
    }

    private static int width(JComponent part, String text) {
        return part.getFontMetrics(part.getFont()).stringWidth(text);
    }

    void refresh() {
        Position position = desk.reached();
        name.setText(wording.of(position.view().name(seat)));
        name.setToolTipText(name.getText());
        Optional<Token> emblem = position.view().emblem(seat);
        name.setIcon(emblem.map(token -> new EmblemIcon(Skins.of(desk.game().kind()), token))
                .orElse(null));
        fullPlayer = desk.seats()
                .at(seat)
                .map(contender -> wording.of(PlayerName.of(contender.text())))
                .orElseGet(() -> wording.of("board.person"));
        player.setIcon(UIManager.getIcon("Tree.expandedIcon"));
        player.setToolTipText(wording.of("board.plays", fullPlayer));
        player.getAccessibleContext().setAccessibleName(fullPlayer);
        count();
        fit();
        counts.setToolTipText(fullCounts.isBlank() ? null : fullCounts);
        boolean turn = !position.isOver() && position.toMove() == seat;
        Color accent = LookColour.of("Component.accentColor", "textHighlight");
        Color plain = LookColour.of("Component.borderColor", "controlShadow");
        setBorder(BorderFactory.createCompoundBorder(
                BorderFactory.createMatteBorder(0, 0, 3, 0, turn ? accent : getBackground()),
                BorderFactory.createMatteBorder(0, 0, 1, 0, turn ? accent : plain)));
        getAccessibleContext().setAccessibleName(name.getText());
    }

    private void count() {
        List<String> named = new ArrayList<>();
        List<String> bare = new ArrayList<>();
        for (Gauge gauge : desk.gauges()) {
            if (gauge.isCommon()) continue;
            Object value = gauge.values().get(seat == Seat.FIRST ? 0 : 1);
            named.add(wording.of("board.count", gauge.name(), value));
            bare.add(wording.of("board.count-alone", value));
        }
        fullCounts = named.isEmpty() ? " " : String.join("   ", named);
        shortCounts = bare.isEmpty() ? " " : String.join(" \u00b7 ", bare);
    }
}
