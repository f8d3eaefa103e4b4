package lectern.gui.dialog;

import java.awt.Component;
import java.awt.Dialog;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.beans.PropertyChangeListener;
import java.util.List;
import java.util.Optional;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.text.DefaultCaret;
import javax.swing.text.JTextComponent;
import lectern.gui.look.Placing;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/**
 * A dialog that is filled in and then confirmed, or left with Escape. As long as something is wrong with what was
 * filled in, one sentence says what, and it cannot be confirmed.
 */
public final class Form {
    private static final String FOCUS = "permanentFocusOwner";

    private final Component owner;
    private final Wording wording;
    private final String titleKey;
    private final JPanel content = new ScrollableContent(new MigLayout("insets 0, fill, hidemode 3", "", ""));
    private final JScrollPane rolled = new JScrollPane(content);
    private final JPanel whole =
            new JPanel(new MigLayout("insets dialog, fill, gapy 10, hidemode 3", "[grow, fill]", "[grow, fill][][]"));
    private final JPanel more = new JPanel(new MigLayout("insets 0, gapx 6, novisualpadding"));
    private final JTextArea trouble = lines(2, 20);
    private final JButton confirm;
    private final JButton cancel;
    private JButton byEnter;
    private boolean confirmed;

    /** There is one only while something is asked. */
    private Optional<JDialog> dialog = Optional.empty();

    public Form(Component owner, Wording wording, String titleKey) {
        this.owner = owner;
        this.wording = wording;
        this.titleKey = titleKey;
        confirm = button(wording, "dialog.ok");
        cancel = button(wording, "dialog.cancel");
        confirm.addActionListener(event -> confirm());
        byEnter = confirm;
        cancel.addActionListener(event -> leave());
        trouble.setName("form.trouble");
        trouble.setVisible(false);
        trouble.putClientProperty("FlatLaf.styleClass", "bad");
        rolled.setBorder(null);
        rolled.setViewportBorder(null);
        whole.add(rolled, "grow, wmin 0, hmin 0, wrap");
        whole.add(trouble, "growx, wmin 0, wrap");
        JPanel answers = new JPanel(new MigLayout("insets 0, gapx 6, hidemode 3, novisualpadding", "push[][]"));
        answers.add(confirm, "tag ok, sg button");
        answers.add(cancel, "tag cancel, sg button");
        Columns buttons = new Columns(12, 6);
        buttons.add(more);
        buttons.add(answers);
        whole.add(buttons, "growx, wmin 0");
        whole.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).put(KeyStroke.getKeyStroke("ESCAPE"), "leave");
        whole.getActionMap().put("leave", action(this::leave));
        roll("PAGE_DOWN", "scrollDown");
        roll("PAGE_UP", "scrollUp");
    }

    /** Also what only is to be read can be rolled with the keyboard, which is on a button then. */
    private void roll(String key, String deed) {
        whole.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key), deed);
        whole.getActionMap()
                .put(
                        deed,
                        action(() -> rolled.getActionMap()
                                .get(deed)
                                .actionPerformed(new ActionEvent(rolled, ActionEvent.ACTION_PERFORMED, deed))));
    }

    private JDialog made() {
        JDialog made = new JDialog(
                owner == null ? null : SwingUtilities.getWindowAncestor(owner),
                wording.of(titleKey),
                Dialog.ModalityType.APPLICATION_MODAL);
        made.setName(titleKey);
        made.setLocale(wording.language().locale());
        made.setDefaultCloseOperation(JDialog.DISPOSE_ON_CLOSE);
        made.setContentPane(whole);
        made.getRootPane().setDefaultButton(byEnter);
        return made;
    }

    private void leave() {
        dialog.ifPresent(JDialog::dispose);
    }

    String titleKey() {
        return titleKey;
    }

    /** All that its window shows. */
    JPanel whole() {
        return whole;
    }

    /** Where what is to be filled in stands. */
    public JPanel content() {
        return content;
    }

    /** Where buttons stand that do something else than to confirm; at the left. */
    public JPanel more() {
        return more;
    }

    /** What the button says that confirms. */
    public void confirmAs(String sentence) {
        confirm.setText(sentence);
    }

    /** What it asks for is not undone: the enter key leaves it, and to confirm it takes a choice. */
    public void leaveByEnter() {
        byEnter = cancel;
    }

    /** Room for a sentence is kept from now on, so that nothing moves when there is one; empty if nothing is wrong. */
    public void complain(Optional<String> sentence) {
        trouble.setVisible(true);
        trouble.setText(sentence.orElse(""));
        confirm.setEnabled(sentence.isEmpty());
    }

    /** In a text that is one line, however many it is shown on, the enter key confirms. */
    public void enterConfirms(JTextComponent text) {
        text.getInputMap().put(KeyStroke.getKeyStroke("ENTER"), "confirm");
        text.getActionMap().put("confirm", action(this::confirm));
    }

    /** Closes it as if it had been confirmed. */
    public void confirm() {
        if (!confirm.isEnabled()) return;
        confirmed = true;
        leave();
    }

    /** There is nothing to confirm; it only wants to be closed. */
    public void onlyCloses(String sentence) {
        confirm.setText(sentence);
        cancel.setVisible(false);
    }

    /** Shows it until it is closed. Whether it was confirmed. */
    public boolean ask(JComponent focused) {
        confirmed = false;
        JDialog shown = made();
        dialog = Optional.of(shown);
        shown.pack();
        // Only now does wrapped text know its width, and with it how high it is.
        content.invalidate();
        shown.pack();
        Dimension size = shown.getSize();
        Rectangle room = Placing.room(shown.getGraphicsConfiguration());
        shown.setMinimumSize(new Dimension(Math.min(size.width, room.width), Math.min(size.height, room.height)));
        shown.setLocationRelativeTo(owner == null ? null : SwingUtilities.getWindowAncestor(owner));
        shown.setBounds(Placing.inside(shown.getBounds(), List.of(room)));
        SwingUtilities.invokeLater(focused::requestFocusInWindow);
        KeyboardFocusManager focus = KeyboardFocusManager.getCurrentKeyboardFocusManager();
        PropertyChangeListener rolling = change -> rollTo(change.getNewValue());
        focus.addPropertyChangeListener(FOCUS, rolling);
        shown.setVisible(true);
        focus.removePropertyChangeListener(FOCUS, rolling);
        dialog = Optional.empty();
        return confirmed;
    }

    /** What has the keyboard is seen. */
    private void rollTo(Object focused) {
        if (focused instanceof JComponent part && part != content && SwingUtilities.isDescendingFrom(part, content))
            part.scrollRectToVisible(new Rectangle(part.getSize()));
    }

    /** Fits its size again, when more or less is to be filled in. */
    public void refit() {
        dialog.filter(JDialog::isShowing).ifPresent(Form::refit);
    }

    private static void refit(JDialog shown) {
        Dimension wanted = shown.getPreferredSize();
        Rectangle bounds = shown.getBounds();
        bounds.setSize(Math.max(bounds.width, wanted.width), Math.max(bounds.height, wanted.height));
        Rectangle placed = Placing.inside(bounds, List.of(Placing.room(shown.getGraphicsConfiguration())));
        // A window that is placed anew, be it where it is, may lose the keyboard: not while the user types.
        if (!placed.equals(shown.getBounds())) {
            shown.setMinimumSize(null);
            shown.setBounds(placed);
        }
        shown.validate();
    }

    /** A sentence on as many lines as it takes. */
    public static JTextArea sentence(String said) {
        JTextArea text = lines(0, 36);
        text.setText(said);
        return text;
    }

    /** Muted text that explains, with room for so many lines. */
    static JTextArea explanation(int rows, int columns) {
        JTextArea text = lines(rows, columns);
        text.putClientProperty("FlatLaf.styleClass", "muted");
        return text;
    }

    static JTextArea explanation(String said, int columns) {
        JTextArea text = explanation(0, columns);
        text.setText(said);
        return text;
    }

    private static JTextArea lines(int rows, int columns) {
        JTextArea text = new JTextArea(rows, columns);
        // Its caret is not seen, and nothing is to be rolled to where that is.
        ((DefaultCaret) text.getCaret()).setUpdatePolicy(DefaultCaret.NEVER_UPDATE);
        text.setEditable(false);
        text.setFocusable(false);
        text.setOpaque(false);
        text.setLineWrap(true);
        text.setWrapStyleWord(true);
        text.setBorder(null);
        return text;
    }

    private JButton button(Wording wording, String key) {
        JButton button = new JButton(wording.of(key));
        button.setName(key);
        return button;
    }

    private static AbstractAction action(Runnable deed) {
        return new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                deed.run();
            }
        };
    }
}
