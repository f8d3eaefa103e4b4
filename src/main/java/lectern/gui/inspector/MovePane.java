package lectern.gui.inspector;

import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import javax.swing.AbstractAction;
import javax.swing.AbstractButton;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import lectern.game.Effect;
import lectern.game.board.Cells;
import lectern.gui.act.Act;
import lectern.gui.act.Acts;
import lectern.gui.act.WindowKeys;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Light;
import lectern.gui.desk.Steps;
import lectern.gui.desk.Topic;
import lectern.gui.look.StyledLabel;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/** The move that led here, as a list of its steps: clicking one goes there, pointing at one lights its cells. */
public final class MovePane extends JPanel {
    private final transient Desk desk;
    private final transient BoardAim aim;
    private final transient Wording wording;
    private final JLabel title = new StyledLabel(StyledLabel.Style.HEADING);
    private final DefaultListModel<StepRow> model = new DefaultListModel<>();
    private final StepList list = new StepList(model);
    private transient List<StepRow> listed = List.of();

    public MovePane(Desk desk, BoardAim aim, Wording wording, Acts acts) {
        super(new MigLayout("insets 8, fill, gapy 6", "[grow, fill]", "[][grow, fill][]"));
        this.desk = desk;
        this.aim = aim;
        this.wording = wording;
        setName("inspector.move");
        title.setName("move.title");
        list.setCellRenderer(new StepRenderer(wording, () -> desk.game().kind()));
        add(title, "wmin 0, wrap");
        JScrollPane scroll = new JScrollPane(list);
        WindowKeys.leaveAll(list);
        WindowKeys.leaveAll(scroll);
        // With keys of its own it would be one more stop of the keyboard, which cannot be seen there.
        scroll.setFocusable(false);
        add(scroll, "wmin 0, hmin 0, wrap");
        add(buttons(acts), "growx 0, center");
        MouseAdapter pointing = new StepPointing();
        list.addMouseListener(pointing);
        list.addMouseMotionListener(pointing);
        list.addListSelectionListener(event -> {
            if (list.isFocusOwner() && list.getSelectedIndex() >= 0)
                goTo(list.getSelectedValue().end());
        });
        key("RIGHT", true);
        key("LEFT", false);
        wording.write(this::rewrite);
        desk.follow(this::refresh, Topic.MATCH, Topic.STEP, Topic.LOOKAHEAD);
    }

    private static JPanel buttons(Acts acts) {
        JPanel buttons = new JPanel(new MigLayout("insets 0, gapx 4"));
        for (Act act : List.of(Act.FIRST_STEP, Act.PREVIOUS_STEP, Act.NEXT_STEP, Act.LAST_STEP)) {
            AbstractButton button = acts.iconButton(act);
            button.setName("move." + act.name());
            buttons.add(button);
        }
        return buttons;
    }

    private void rewrite() {
        list.getAccessibleContext().setAccessibleName(wording.of("inspector.tab.move"));
        listed = List.of();
        model.clear();
        refresh();
    }

    private void refresh() {
        Steps steps = desk.steps();
        List<Effect> effects = desk.lookahead().map(ahead -> ahead.effects()).orElse(steps.effects());
        title.setText(headline());
        title.setToolTipText(title.getText());
        List<StepRow> rows = StepRow.of(effects, step -> desk.lookahead().isEmpty() && steps.isOpen(step));
        if (!rows.equals(listed)) {
            listed = rows;
            model.clear();
            rows.forEach(model::addElement);
        }
        int shown = desk.lookahead().isPresent() ? effects.size() : steps.at();
        list.putClientProperty(StepRenderer.SHOWN, shown);
        list.putClientProperty(StepRenderer.FOUL, desk.showsFoul());
        if (shown == 0) list.clearSelection();
        else {
            int row = rowAt(shown);
            list.setSelectedIndex(row);
            list.ensureIndexIsVisible(row);
        }
        list.repaint();
    }

    private String headline() {
        if (desk.lookahead().isPresent()) {
            var ahead = desk.lookahead().get();
            if (ahead.at() == 0) return wording.of("inspector.looking-ahead");
            var mover = ahead.positions().get(ahead.at() - 1);
            return wording.of(
                    "inspector.move-ahead",
                    mover.view().name(mover.toMove()),
                    ahead.line().get(ahead.at() - 1).text());
        }
        return desk.steps()
                .turn()
                .map(turn -> wording.of(
                        "inspector.move-title",
                        turn.ply(),
                        turn.before().view().name(turn.before().toMove()),
                        turn.move().text()))
                .orElseGet(() -> wording.of("inspector.no-move"));
    }

    /** The last line that has happened, of an opened step and its last part the part. */
    private int rowAt(int shown) {
        int found = -1;
        for (int row = 0; row < listed.size(); row++) if (listed.get(row).end() == shown) found = row;
        return found;
    }

    private void key(String stroke, boolean open) {
        list.getInputMap().put(KeyStroke.getKeyStroke(stroke), stroke);
        list.getActionMap().put(stroke, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                if (list.getSelectedValue() != null) open(list.getSelectedValue(), open);
            }
        });
    }

    private void open(StepRow row, boolean open) {
        if (row.step().isWhole() && row.open() != open && desk.lookahead().isEmpty()) desk.open(row.step(), open);
    }

    private void goTo(int step) {
        if (desk.lookahead().isEmpty() && desk.steps().at() != step) desk.stepTo(step);
    }

    /** Pointing at a step lights what it is about. */
    private final class StepPointing extends MouseAdapter {
        @Override
        public void mouseMoved(MouseEvent event) {
            int index = list.locationToIndex(event.getPoint());
            boolean on = index >= 0 && list.getCellBounds(index, index).contains(event.getPoint());
            aim.light(Light.STEP, on ? model.get(index).cells() : Cells.NONE);
        }

        @Override
        public void mouseExited(MouseEvent event) {
            aim.light(Light.STEP, Cells.NONE);
        }

        @Override
        public void mouseClicked(MouseEvent event) {
            int index = list.locationToIndex(event.getPoint());
            if (index < 0) return;
            StepRow row = model.get(index);
            if (row.canBeOpened() && event.getX() < StepRenderer.INDENT) open(row, !row.open());
            else goTo(row.end());
        }
    }
}
