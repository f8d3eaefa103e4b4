package lectern.gui.tree;

import java.awt.event.ActionEvent;
import java.util.Optional;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import lectern.gui.act.Icons;
import lectern.gui.dialog.Typing;
import lectern.gui.wording.Wording;
import lectern.picture.tree.MoveHits;
import net.miginfocom.swing.MigLayout;

/** Finds the nodes that a move leads to, one after the other. */
final class TreeFinder extends JPanel {
    private static final int LETTERS = 7;

    private final TreeCanvas canvas;
    private final transient Wording wording;
    private final JTextField field = new JTextField(LETTERS);
    private final JButton previous = new JButton(Icons.named("previous"));
    private final JButton next = new JButton(Icons.named("next"));
    private final JLabel count = new JLabel();

    TreeFinder(TreeCanvas canvas, Wording wording) {
        super(new MigLayout("insets 0, gapx 4", "[][][][]"));
        this.canvas = canvas;
        this.wording = wording;
        setOpaque(false);
        field.setName("drawntree.find");
        previous.setName("drawntree.find-previous");
        next.setName("drawntree.find-next");
        count.setName("drawntree.find-count");
        add(field);
        add(previous);
        add(next);
        add(count);
        Typing.in(field, this::tell);
        previous.addActionListener(event -> go(-1));
        next.addActionListener(event -> go(1));
        bind("ENTER", 1);
        bind("shift ENTER", -1);
        wording.write(this::rewrite);
        canvas.hear(this::tell);
        canvas.follow(chosen -> tell());
    }

    private void bind(String key, int step) {
        field.getInputMap().put(KeyStroke.getKeyStroke(key), key);
        field.getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                go(step);
            }
        });
    }

    private Optional<MoveHits> hits() {
        return canvas.sight().map(shown -> MoveHits.of(shown.tree(), shown.labels(), field.getText()));
    }

    private void go(int step) {
        hits().ifPresent(found -> found.from(canvas.selected().orElse(0), step).ifPresent(canvas::select));
    }

    private void tell() {
        Optional<MoveHits> hits = hits().filter(found -> !field.getText().isBlank());
        int found = hits.map(MoveHits::count).orElse(0);
        int place = hits.map(all -> all.place(canvas.selected().orElse(0))).orElse(0);
        previous.setEnabled(found > 0);
        next.setEnabled(found > 0);
        if (hits.isEmpty()) count.setText("");
        else if (found == 0) count.setText(wording.of("drawntree.found-none"));
        else count.setText(wording.of(place == 0 ? "drawntree.found" : "drawntree.found-place", found, place));
    }

    private void rewrite() {
        field.putClientProperty("JTextField.placeholderText", wording.of("drawntree.find"));
        field.setToolTipText(wording.of("drawntree.find.tip"));
        field.getAccessibleContext().setAccessibleName(wording.of("drawntree.find.tip"));
        name(previous, "drawntree.find-previous");
        name(next, "drawntree.find-next");
        tell();
    }

    private void name(JButton button, String key) {
        button.setToolTipText(wording.of(key));
        button.getAccessibleContext().setAccessibleName(wording.of(key));
    }
}
