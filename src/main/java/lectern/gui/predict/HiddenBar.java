package lectern.gui.predict;

import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import lectern.gui.act.Icons;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.look.LookColour;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/**
 * Says, as long as something is hidden, that it is, and by which key that ends. One line, which says what is hidden as
 * far as there is room: it is always seen, and no higher than the toolbar, which gives way to the board for it.
 */
public final class HiddenBar extends JPanel {
    private final transient Desk desk;
    private final transient Wording wording;
    private final JLabel sentence = new JLabel();

    /** @param reveal ends the hiding */
    public HiddenBar(Desk desk, Wording wording, Runnable reveal) {
        super(new MigLayout("insets 3 12 3 12, fillx, gapx 8", "[][grow, fill][]", "[center]"));
        this.desk = desk;
        this.wording = wording;
        setName("hidden-bar");
        sentence.setName("hidden-bar.sentence");
        JButton button = new JButton();
        button.setName("hidden-bar.reveal");
        button.setFocusable(false);
        button.addActionListener(event -> reveal.run());
        add(new JLabel(Icons.named("eye")));
        add(sentence, "wmin 0");
        add(button);
        putClientProperty("FlatLaf.style", "background: $ToolTip.background");
        wording.write(() -> {
            sentence.setToolTipText(wording.of("predict.bar"));
            button.setText(wording.of("predict.bar.reveal"));
            fit();
        });
        desk.follow(this::refresh, Topic.HIDING);
    }

    private void refresh() {
        setVisible(desk.hiding().isOn());
        revalidate();
    }

    @Override
    public void doLayout() {
        super.doLayout();
        fit();
    }

    private void fit() {
        String all = wording.of("predict.bar");
        boolean fits = sentence.getFontMetrics(sentence.getFont()).stringWidth(all) <= sentence.getWidth();
        sentence.setText(fits ? all : wording.of("predict.hidden"));
    }

    /** A line parts it from the board below. */
    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(BorderFactory.createMatteBorder(
                0, 0, 1, 0, LookColour.of("Component.borderColor", "Separator.foreground")));
    }
}
