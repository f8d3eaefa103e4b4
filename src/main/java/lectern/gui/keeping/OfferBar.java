package lectern.gui.keeping;

import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/** Shows the first of the offers above the board; hidden while there is none. */
public final class OfferBar extends JPanel {
    private final transient Offers offers;
    private final transient Wording wording;
    private final JLabel sentence = new JLabel();
    private final JPanel buttons = new JPanel(new MigLayout("insets 0, gapx 8"));

    public OfferBar(Offers offers, Wording wording) {
        super(new MigLayout("insets 6 12 6 12, fillx, gapx 8", "[grow][]"));
        this.offers = offers;
        this.wording = wording;
        setName("offer");
        sentence.setName("offer.sentence");
        buttons.setOpaque(false);
        add(sentence, "wmin 0");
        add(buttons);
        putClientProperty("FlatLaf.style", "background: $ToolTip.background");
        offers.listen(this::refresh);
        wording.write(this::refresh);
    }

    private void refresh() {
        Optional<Offer> offer = offers.first();
        buttons.removeAll();
        offer.ifPresent(shown -> {
            sentence.setText(wording.of(shown.sentence()));
            shown.choices().forEach(choice -> buttons.add(button(shown, choice)));
        });
        sentence.setToolTipText(sentence.getText());
        setVisible(offer.isPresent());
        revalidate();
        repaint();
    }

    private JButton button(Offer offer, Offer.Choice choice) {
        JButton button = new JButton(wording.of(choice.label()));
        button.setName(choice.name());
        choice.tip().ifPresent(tip -> button.setToolTipText(wording.of(tip)));
        button.addActionListener(event -> choice.deed().accept(offer));
        return button;
    }
}
