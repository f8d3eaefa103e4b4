package lectern.gui.board;

import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import lectern.game.Handle;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.look.LookColour;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/**
 * Where a cell is picked and only a word is missing, the words stand at that cell: pointing at one shows what the move
 * would do, and clicking it makes the move.
 */
final class CellChoices extends JPanel {
    private final transient BoardView board;
    private final transient BoardAim aim;
    private final transient Wording wording;
    private transient Optional<Handle.Cell> settled = Optional.empty();
    private transient List<Handle.Choice> shown = List.of();

    CellChoices(BoardView board, Desk desk, BoardAim aim, Wording wording) {
        super(new MigLayout("insets 3, gap 3"));
        this.board = board;
        this.aim = aim;
        this.wording = wording;
        setName("cell-choices");
        wording.write(this::rebuild);
        desk.follow(this::refresh, Topic.MATCH, Topic.STEP, Topic.LOOKAHEAD);
        aim.listen(topic -> refresh());
        board.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                place();
            }
        });
    }

    private void refresh() {
        Optional<Handle.Cell> cell = aim.isOpen() ? aim.pointing().cellToSettle() : Optional.empty();
        if (cell.equals(settled)) return;
        settled = cell;
        rebuild();
    }

    private void rebuild() {
        shown = settled.isPresent() ? aim.pointing().choices() : List.of();
        removeAll();
        setVisible(!shown.isEmpty());
        setBorder(BorderFactory.createLineBorder(LookColour.of("Component.borderColor", "controlShadow")));
        for (Handle.Choice choice : shown) add(button(choice));
        place();
    }

    private JButton button(Handle.Choice choice) {
        JButton button = new JButton(wording.of(choice.name()));
        button.setName("cell-choice." + choice.word());
        button.setFocusable(false);
        button.addActionListener(event -> aim.pick(choice));
        button.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseEntered(MouseEvent event) {
                aim.hover(Optional.of(choice));
            }

            @Override
            public void mouseExited(MouseEvent event) {
                aim.hover(Optional.empty());
            }
        });
        return button;
    }

    /** Above the cell, or below it where there is no room. */
    private void place() {
        if (settled.isEmpty()) return;
        Rectangle2D cell = board.bounds(settled.get());
        Dimension size = getPreferredSize();
        double x = cell.getCenterX() - size.width / 2.0;
        double y = cell.getY() >= size.height ? cell.getY() - size.height : cell.getMaxY();
        setBounds(
                (int) Math.max(0, Math.min(x, board.getWidth() - size.width)),
                (int) Math.min(y, board.getHeight() - size.height),
                size.width,
                size.height);
        validate();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (wording != null) rebuild();
    }
}
