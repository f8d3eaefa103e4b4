package lectern.gui.keeping;

import java.util.Date;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import lectern.gui.words.Wording;
import net.miginfocom.swing.MigLayout;

/** Offers to go on with a game that was interrupted; gone as soon as somebody has decided. */
public final class InterruptedBar extends JPanel {
    private final transient Keeping keeping;
    private final transient Wording wording;
    private final JLabel sentence = new JLabel();
    private final JButton goOn = new JButton();
    private final JButton later = new JButton();

    public InterruptedBar(Keeping keeping, Wording wording) {
        super(new MigLayout("insets 6 12 6 12, fillx, gapx 8", "[grow][][]"));
        this.keeping = keeping;
        this.wording = wording;
        setName("interrupted");
        goOn.setName("interrupted.go-on");
        later.setName("interrupted.later");
        add(sentence, "wmin 0");
        add(goOn);
        add(later);
        putClientProperty("FlatLaf.style", "background: $ToolTip.background");
        goOn.addActionListener(event -> keeping.goOn());
        later.addActionListener(event -> keeping.leaveInterrupted());
        keeping.listen(this::refresh);
        wording.write(this::refresh);
    }

    private void refresh() {
        goOn.setText(wording.of("keeping.go-on"));
        later.setText(wording.of("keeping.later"));
        later.setToolTipText(wording.of("keeping.later.tip"));
        keeping.interrupted().ifPresent(game -> {
            String name = wording.of(game.kept().match().game().kind().id() + ".name");
            Date when = Date.from(game.when());
            sentence.setText(wording.of(
                    "keeping.interrupted", name, game.kept().match().line().size(), when));
        });
        sentence.setToolTipText(sentence.getText());
        setVisible(keeping.interrupted().isPresent());
    }
}
