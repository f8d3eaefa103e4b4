package lectern.gui.inspector.decision;

import java.awt.Insets;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import lectern.game.Move;
import lectern.gui.act.Icons;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.inspector.decision.view.Subject;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.search.Candidate;
import net.miginfocom.swing.MigLayout;

/** The play that is expected after a candidate: a click on a move shows the board after it. */
final class LineRow extends JPanel {
    private final transient Wording wording;
    private final transient BoardPreview glimpse;
    private final JLabel title = new JLabel();
    private final String name;
    private final String heading;
    private final JPanel moves;
    private final JButton back = new JButton(Icons.named("undo"));
    private transient Subject subject;
    private transient List<Move> line = List.of();

    /** One below its title. */
    LineRow(Desk desk, Wording wording, BoardPreview glimpse) {
        this("line", "decision.line", "[grow, fill]", desk, wording, glimpse);
    }

    /** One beside a short title, for several of them below each other. */
    static LineRow beside(String name, Desk desk, Wording wording, BoardPreview glimpse) {
        return new LineRow(name, "decision.short-line", "[][grow, fill]", desk, wording, glimpse);
    }

    /**
     * @param name what the names of its parts begin with
     * @param heading what the title says
     */
    private LineRow(String name, String heading, String columns, Desk desk, Wording wording, BoardPreview glimpse) {
        super(new MigLayout("insets 0, fillx, gapy 0, wrap, novisualpadding", columns));
        this.heading = heading;
        this.name = name;
        moves = WrapLayout.row(name + ".moves");
        this.wording = wording;
        this.glimpse = glimpse;
        back.setName(name + ".back");
        back.addActionListener(event -> glimpse.leave());
        title.setName(name + ".title");
        add(title, "wmin 0");
        add(moves, "wmin 0");
        desk.listen(topic -> {
            if (topic == Topic.LOOKAHEAD || topic == Topic.MATCH) mark();
        });
    }

    void show(Subject shown, Candidate candidate) {
        subject = shown;
        title.setText(wording.of(heading, candidate.move().text()));
        back.setToolTipText(wording.of("decision.line.back"));
        if (!line.equals(candidate.line()) || moves.getComponentCount() == 0) fill(candidate.line());
        mark();
    }

    private void fill(List<Move> played) {
        line = played;
        moves.removeAll();
        for (int i = 1; i <= line.size(); i++) {
            int place = i;
            JToggleButton button = new JToggleButton(line.get(i - 1).text());
            button.setName(name + "." + i);
            button.setMargin(new Insets(1, 4, 1, 4));
            button.addActionListener(event -> {
                if (button.isSelected()) glimpse.stay(subject.root(), line, place);
                else glimpse.leave();
            });
            moves.add(button);
        }
        moves.add(back);
        moves.revalidate();
        moves.repaint();
    }

    /** The move that the board shows looks pressed. */
    private void mark() {
        if (subject == null) return;
        int shown = glimpse.shownOf(subject.root(), line);
        for (int i = 1; i <= line.size(); i++) ((JToggleButton) moves.getComponent(i - 1)).setSelected(i == shown);
        back.setVisible(shown >= 0);
    }
}
