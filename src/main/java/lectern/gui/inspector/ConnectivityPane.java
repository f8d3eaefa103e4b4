package lectern.gui.inspector;

import java.awt.Component;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.ListCellRenderer;
import lectern.game.Overlay;
import lectern.game.Position;
import lectern.game.board.Cells;
import lectern.gui.act.WindowKeys;
import lectern.gui.board.BoardColours;
import lectern.gui.board.BoardView;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Light;
import lectern.gui.desk.Topic;
import lectern.gui.wording.Wording;
import lectern.picture.Mark;
import lectern.picture.OverlayMarks;
import net.miginfocom.swing.MigLayout;

/** What belongs together on the board: one of the game's overlays at a time, with its groups and their counts. */
public final class ConnectivityPane extends JPanel {
    private static final int NOTHING = 0;
    private static final int FIRST = 1;

    private final transient Desk desk;
    private final transient Wording wording;
    private final BoardView board;
    private final JComboBox<String> choice = new JComboBox<>();
    private final DefaultListModel<Overlay.Group> model = new DefaultListModel<>();
    private final JList<Overlay.Group> groups = new JList<>(model);
    private transient List<Overlay> overlays = List.of();
    private transient List<Mark.Group> looks = List.of();
    private final JCheckBox stays = new JCheckBox();
    private final JTextArea between = new JTextArea();
    private final JScrollPane rolled = new JScrollPane(between);
    private boolean filling;
    private boolean opened;
    private boolean wanted;

    public ConnectivityPane(Desk desk, BoardAim aim, Wording wording, BoardView board) {
        super(new MigLayout("insets 8, fill, gapy 6, hidemode 3", "[grow, fill]", "[][][][grow, fill]"));
        this.desk = desk;
        this.wording = wording;
        this.board = board;
        setName("inspector.connectivity");
        choice.setName("connectivity.overlay");
        stays.setName("connectivity.stays");
        between.setName("connectivity.between");
        groups.setName("connectivity.groups");
        WindowKeys.leaveClipboard(groups);
        groups.setCellRenderer(new GroupRenderer());
        between.setEditable(false);
        between.setFocusable(false);
        between.setLineWrap(true);
        between.setWrapStyleWord(true);
        between.setOpaque(false);
        add(choice, "wmin 0, wrap");
        add(stays, "wmin 0, wrap");
        // The sentence is rolled before their list loses its room.
        rolled.setBorder(BorderFactory.createEmptyBorder());
        rolled.setOpaque(false);
        rolled.getViewport().setOpaque(false);
        add(rolled, "wmin 0, wrap");
        add(new JScrollPane(groups), "wmin 0");
        choice.addActionListener(event -> {
            if (!filling) showChosen();
        });
        groups.addListSelectionListener(event -> {
            Overlay.Group group = groups.getSelectedValue();
            aim.light(Light.STEP, group == null ? Cells.NONE : group.cells());
        });
        wording.write(() -> {
            String name = wording.of("inspector.tab.connectivity");
            choice.getAccessibleContext().setAccessibleName(name);
            groups.getAccessibleContext().setAccessibleName(name);
            stays.setText(wording.of("inspector.overlay-stays"));
            stays.setToolTipText(stays.getText() + "\n" + wording.of("inspector.overlay-stays.tip"));
            between.setText(wording.of("inspector.overlay-between"));
            fill();
        });
        desk.follow(this::fill, Topic.MATCH, Topic.STEP, Topic.LOOKAHEAD);
        addHierarchyListener(event -> shownOrHidden());
    }

    /** The groups are on the board while the pane is looked at; if they shall stay, while any pane beside it is. */
    private boolean isWanted() {
        boolean beside = getParent() != null && getParent().isShowing();
        return isShowing() || (stays.isSelected() && beside);
    }

    private void shownOrHidden() {
        if (!isShowing()) groups.clearSelection();
        if (isWanted() == wanted) return;
        wanted = isWanted();
        if (wanted) fill();
        else board.overlay(List.of());
    }

    /** In the middle of a move there is no position to measure: the one after it is not there yet. */
    private void fill() {
        if (!isWanted()) return;
        int chosen = opened ? Math.max(NOTHING, choice.getSelectedIndex()) : FIRST;
        Optional<Position> measured = desk.measured();
        rolled.setVisible(measured.isEmpty());
        List<Overlay> known = measured.orElseGet(desk::reached).view().overlays();
        overlays = measured.isPresent() ? known : List.of();
        opened = true;
        filling = true;
        choice.removeAllItems();
        choice.addItem(wording.of("inspector.no-overlay"));
        known.forEach(overlay -> choice.addItem(wording.of(overlay.name())));
        choice.setSelectedIndex(chosen < choice.getItemCount() ? chosen : NOTHING);
        filling = false;
        showChosen();
    }

    private void showChosen() {
        int index = choice.getSelectedIndex() - 1;
        model.clear();
        if (index < 0 || index >= overlays.size()) {
            board.overlay(List.of());
            return;
        }
        OverlayMarks marks = OverlayMarks.of(overlays.get(index), desk.shown());
        looks = marks.groups();
        overlays.get(index).groups().forEach(model::addElement);
        board.overlay(marks.marks());
    }

    /** A group's name and count, beside its colour on the board. */
    private final class GroupRenderer extends JLabel implements ListCellRenderer<Overlay.Group> {
        private GroupRenderer() {
            setOpaque(true);
            setBorder(BorderFactory.createEmptyBorder(3, 6, 3, 6));
        }

        @Override
        public Component getListCellRendererComponent(
                JList<? extends Overlay.Group> list, Overlay.Group group, int index, boolean selected, boolean focus) {
            setText(wording.of("inspector.group", group.name(), group.count()));
            setIcon(ColourIcon.region(BoardColours.swatches(desk.game().kind()).of(looks.get(index))));
            setFont(list.getFont());
            setForeground(selected ? list.getSelectionForeground() : list.getForeground());
            setBackground(selected ? list.getSelectionBackground() : list.getBackground());
            return this;
        }
    }
}
