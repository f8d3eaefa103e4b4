package lectern.gui.review;

import java.awt.Insets;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import lectern.game.Move;
import lectern.game.Position;
import lectern.gui.act.Icons;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;

/** A line of moves that was not played: a click on one shows the board after it. */
final class MoveLine extends JPanel {
    private final transient Desk desk;
    private final transient Wording wording;
    private final transient BoardPreview preview;
    private final String name;
    private final JLabel title = new JLabel();
    private final JPanel moves;
    private final JButton back = new JButton(Icons.named("undo"));
    private transient Position root;
    private transient List<Move> line = List.of();

    /** @param name what the names of its parts begin with */
    MoveLine(String name, Desk desk, Wording wording, BoardPreview preview) {
        super(new net.miginfocom.swing.MigLayout("insets 0, fillx, gapy 0, wrap 1, novisualpadding", "[grow, fill]"));
        this.name = name;
        this.desk = desk;
        this.wording = wording;
        this.preview = preview;
        setName(name);
        setOpaque(false);
        moves = WrapLayout.row(name + ".moves");
        back.setName(name + ".back");
        back.addActionListener(event -> preview.leave());
        add(title, "wmin 0");
        add(moves, "wmin 0");
        desk.listen(topic -> {
            if (topic == Topic.LOOKAHEAD || topic == Topic.MATCH) mark();
        });
    }

    void show(String heading, Position from, List<Move> shown) {
        title.setText(heading);
        back.setToolTipText(wording.of("decision.line.back"));
        if (!shown.equals(line) || !from.equals(root)) fill(from, shown);
        mark();
    }

    private void fill(Position from, List<Move> shown) {
        root = from;
        line = shown;
        moves.removeAll();
        for (int i = 1; i <= line.size(); i++) {
            int place = i;
            JToggleButton button = new JToggleButton(line.get(i - 1).text());
            button.setName(name + "." + i);
            button.setMargin(new Insets(1, 4, 1, 4));
            button.addActionListener(event -> {
                if (button.isSelected()) preview.stay(root, line, place);
                else preview.leave();
            });
            moves.add(button);
        }
        moves.add(back);
        moves.revalidate();
        moves.repaint();
    }

    /** The move that the board shows looks pressed. */
    private void mark() {
        if (root == null) return;
        int shown = desk.lookahead().isEmpty() ? -1 : preview.shownOf(root, line);
        for (int i = 1; i <= line.size(); i++) ((JToggleButton) moves.getComponent(i - 1)).setSelected(i == shown);
        back.setVisible(shown >= 0);
    }
}
