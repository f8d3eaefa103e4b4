package lectern.gui.keeping;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import lectern.gui.look.LookColour;
import lectern.gui.textflow.CommandText;
import lectern.gui.textflow.Prose;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/**
 * Shows the first of the offers above the board, all of it, and how many there are; hidden while there is none. Where
 * there is little room beside them, the buttons stand below what they answer.
 */
public final class OfferBar extends JPanel {
    private static final String DEFAULT_BUTTON = "background: $Button.default.background;"
            + "foreground: $Button.default.foreground;"
            + "borderColor: $Button.default.borderColor;"
            + "hoverBorderColor: $Button.default.hoverBorderColor;"
            + "borderWidth: $Button.default.borderWidth";

    /** The least width of the bar, as a multiple of the buttons', at which they stand beside the sentence. */
    private static final int BESIDE = 3;

    private final transient Offers offers;
    private final transient Wording wording;
    private final Prose sentence = new Prose("offer.sentence", "");
    private final CommandText command = new CommandText("offer.command");
    private final JLabel count = new JLabel();
    private final JPanel buttons = new JPanel(new MigLayout("insets 0, gapx 8"));
    private final MigLayout layout;

    public OfferBar(Offers offers, Wording wording) {
        super(new MigLayout("insets 6 12 6 12, fillx, gapx 8, gapy 4, hidemode 3", "[grow, fill][]"));
        layout = (MigLayout) getLayout();
        this.offers = offers;
        this.wording = wording;
        setName("offer");
        sentence.setFocusable(true);
        count.setName("offer.count");
        count.putClientProperty(FlatClientProperties.STYLE_CLASS, "muted");
        buttons.setOpaque(false);
        buttons.add(count);
        add(sentence, "cell 0 0, wmin 0");
        add(command, "cell 0 1, wmin 0");
        add(buttons, beside(true));
        putClientProperty("FlatLaf.style", "background: $ToolTip.background");
        offers.listen(this::refresh);
        wording.write(this::refresh);
    }

    private static String beside(boolean wide) {
        return wide ? "cell 1 0 1 2, top" : "cell 0 2, growx 0, align right";
    }

    private void refresh() {
        Optional<Offer> offer = offers.first();
        buttons.removeAll();
        count.setVisible(offers.count() > 1);
        count.setText(wording.of("keeping.offer-of", 1, offers.count()));
        buttons.add(count, "hidemode 3");
        offer.ifPresent(shown -> {
            sentence.setText(wording.of(shown.sentence()));
            command.setText(shown.command().orElse(""));
            command.setVisible(shown.command().isPresent());
            shown.choices().forEach(choice -> buttons.add(button(shown, choice)));
        });
        setVisible(offer.isPresent());
        arrange();
        revalidate();
        repaint();
    }

    private JButton button(Offer offer, Offer.Choice choice) {
        JButton button = new JButton(wording.of(choice.label()));
        button.setName(choice.name());
        if (choice.equals(offer.choices().get(0))) button.putClientProperty("FlatLaf.style", DEFAULT_BUTTON);
        choice.tip().ifPresent(tip -> button.setToolTipText(wording.of(tip)));
        button.addActionListener(event -> choice.deed().accept(offer));
        return button;
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
        arrange();
    }

    private void arrange() {
        String place = beside(getWidth() >= BESIDE * buttons.getPreferredSize().width);
        if (place.equals(layout.getComponentConstraints(buttons))) return;
        layout.setComponentConstraints(buttons, place);
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
