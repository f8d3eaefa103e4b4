package lectern.gui.predict;

import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import lectern.gui.act.Icons;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.look.LookColour;
import lectern.gui.textflow.Prose;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/** Says, as long as something is hidden, that it is, and by which key that ends. */
public final class HiddenBar extends JPanel {
    private final transient Desk desk;

    /** @param reveal ends the hiding */
    public HiddenBar(Desk desk, Wording wording, Runnable reveal) {
        super(new MigLayout("insets 6 12 6 12, fillx, gapx 8", "[][grow, fill][]"));
        this.desk = desk;
        setName("hidden-bar");
        Prose sentence = new Prose("hidden-bar.sentence", "");
        JButton button = new JButton();
        button.setName("hidden-bar.reveal");
        button.setFocusable(false);
        button.addActionListener(event -> reveal.run());
        add(new JLabel(Icons.named("eye")));
        add(sentence, "wmin 0");
        add(button, "top");
        putClientProperty("FlatLaf.style", "background: $ToolTip.background");
        wording.write(() -> {
            sentence.setText(wording.of("predict.bar"));
            button.setText(wording.of("predict.reveal"));
        });
        desk.follow(this::refresh, Topic.HIDING);
    }

    private void refresh() {
        setVisible(desk.hiding().isOn());
        revalidate();
    }

    /** A line parts it from the board below. */
    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(BorderFactory.createMatteBorder(
                0, 0, 1, 0, LookColour.of("Component.borderColor", "Separator.foreground")));
    }
}
