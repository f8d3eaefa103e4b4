package lectern.gui.keeping;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.event.MouseAdapter;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import lectern.gui.look.LookColour;
import lectern.gui.textflow.CommandText;
import lectern.gui.textflow.FlowRow;
import lectern.gui.textflow.Prose;
import lectern.gui.wording.Wording;

/**
 * Shows the first of the offers, all of it, and how many there are; hidden while there is none. It stands above the
 * board, or lies over what is beside the board if it would take room from it. Where there is little room beside them,
 * the buttons stand below what they answer; a sentence that is too long even then can be rolled.
 */
public final class OfferBar extends JPanel {
    private static final String DEFAULT_BUTTON = "background: $Button.default.background;"
            + "foreground: $Button.default.foreground;"
            + "borderColor: $Button.default.borderColor;"
            + "hoverBorderColor: $Button.default.hoverBorderColor;"
            + "borderWidth: $Button.default.borderWidth";

    private static final int SIDE = 12;
    private static final int TOP = 6;
    private static final int EDGE = 2;
    private static final int GAP = 8;
    private static final int LINE_GAP = 4;

    /** The least width of the bar, as a multiple of the buttons', at which they stand beside the sentence. */
    private static final int BESIDE = 3;

    private final transient Offers offers;
    private final transient Wording wording;
    private final Prose sentence = new Prose("offer.sentence", "");
    private final JScrollPane rolled = new JScrollPane(sentence);
    private final CommandText command = new CommandText("offer.command");
    private final JLabel count = new JLabel();
    private final FlowRow buttons = new FlowRow();
    private boolean over;

    public OfferBar(Offers offers, Wording wording) {
        super(null);
        this.offers = offers;
        this.wording = wording;
        setName("offer");
        sentence.setFocusable(true);
        rolled.setBorder(BorderFactory.createEmptyBorder());
        rolled.setOpaque(false);
        rolled.getViewport().setOpaque(false);
        rolled.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        count.setName("offer.count");
        count.putClientProperty(FlatClientProperties.STYLE_CLASS, "muted");
        buttons.setOpaque(false);
        add(rolled);
        add(command);
        add(buttons);
        putClientProperty("FlatLaf.style", "background: $ToolTip.background");
        // What is clicked here is not meant for what it lies over.
        addMouseListener(new MouseAdapter() {});
        offers.listen(this::refresh);
        wording.write(this::refresh);
    }

    private void refresh() {
        Optional<Offer> offer = offers.first();
        buttons.removeAll();
        count.setVisible(offers.count() > 1);
        count.setText(wording.of("keeping.offer-of", 1, offers.count()));
        buttons.add(count);
        offer.ifPresent(shown -> {
            sentence.setText(wording.of(shown.sentence()));
            sentence.getAccessibleContext().setAccessibleName(wording.of("speech.offer"));
            command.getAccessibleContext().setAccessibleName(wording.of("speech.offer-command"));
            command.setText(shown.command().orElse(""));
            command.setVisible(shown.command().isPresent());
            shown.choices().forEach(choice -> buttons.add(button(shown, choice)));
        });
        setVisible(offer.isPresent());
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

    /** It lies over something, and looks so; or not. */
    public void lieOver(boolean wanted) {
        if (over == wanted) return;
        over = wanted;
        edge();
    }

    /** How high it is in some width, if all of it is to be seen. */
    public int height(int width) {
        int below = isWide(width) ? 0 : buttonsBelow(width);
        int texts = texts(width);
        int high = isWide(width) ? Math.max(texts, buttons.getPreferredSize().height) : texts + below;
        return high + margins();
    }

    private boolean isWide(int width) {
        return width >= BESIDE * buttons.getPreferredSize().width;
    }

    private int buttonsBelow(int width) {
        return UIScale.scale(LINE_GAP) + buttons.height(inside(width));
    }

    /** The same with either border, lest it decide on its place by what it has at that place. */
    private static int margins() {
        return 2 * EDGE + 2 * UIScale.scale(TOP);
    }

    private static int inside(int width) {
        return width - 2 * UIScale.scale(SIDE);
    }

    private int textWidth(int width) {
        return inside(width) - (isWide(width) ? buttons.getPreferredSize().width + UIScale.scale(GAP) : 0);
    }

    private int texts(int width) {
        return sentence.height(textWidth(width)) + commandHeight(width);
    }

    private int commandHeight(int width) {
        return command.isVisible() ? UIScale.scale(LINE_GAP) + command.height(textWidth(width)) : 0;
    }

    @Override
    public void doLayout() {
        int width = getWidth();
        boolean wide = isWide(width);
        Dimension wished = buttons.getPreferredSize();
        int taken = margins() + (wide ? 0 : buttonsBelow(width)) + commandHeight(width);
        int high = Math.min(sentence.height(textWidth(width)), Math.max(0, getHeight() - taken));
        int left = UIScale.scale(SIDE);
        int top = EDGE + UIScale.scale(TOP);
        rolled.setBounds(left, top, textWidth(width), high);
        int commanded = command.height(textWidth(width));
        int below = top + high + commandHeight(width);
        command.setBounds(left, below - commanded, textWidth(width), commanded);
        int across = Math.min(wished.width, inside(width));
        int down = wide ? wished.height : buttons.height(across);
        buttons.setBounds(left + inside(width) - across, wide ? top : below + UIScale.scale(LINE_GAP), across, down);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(0, height(getWidth()));
    }

    @Override
    public void updateUI() {
        super.updateUI();
        edge();
    }

    /** A line parts it from the board below, or from what it lies over. */
    private void edge() {
        Color line = LookColour.of("Component.borderColor", "Separator.foreground");
        Color accent = LookColour.of("Component.accentColor", "textHighlight");
        setBorder(
                over
                        ? BorderFactory.createLineBorder(accent, EDGE)
                        : BorderFactory.createMatteBorder(0, 0, 1, 0, line));
    }
}
