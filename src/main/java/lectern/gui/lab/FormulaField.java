package lectern.gui.lab;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Locale;
import javax.swing.AbstractAction;
import javax.swing.JList;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import javax.swing.text.DefaultHighlighter.DefaultHighlightPainter;
import javax.swing.text.Highlighter;
import javax.swing.text.JTextComponent;
import lectern.gui.act.WindowKeys;
import lectern.gui.dialog.Typing;
import lectern.gui.wording.Wording;
import lectern.heuristic.formula.Completion;
import lectern.heuristic.formula.FormulaWord;

/** A field for a formula: it completes the word that is typed, and marks where something is wrong. */
final class FormulaField extends JTextArea {
    private static final int ROWS = 8;
    private static final String ACCEPT = "accept";

    private final transient Wording wording;
    private final transient Highlighter.HighlightPainter wavy = new Wave();
    private final JPopupMenu popup = new JPopupMenu();
    private final JList<FormulaWord> list = new JList<>();
    private transient List<FormulaWord> words = List.of();

    /** The beginning that the words on offer complete. */
    private String offered = "";

    private boolean completing;

    /** @param entered runs when the enter key is pressed and no word is being completed */
    FormulaField(String name, Wording wording, Runnable entered) {
        super(2, 12);
        this.wording = wording;
        setName(name);
        setLineWrap(true);
        setWrapStyleWord(true);
        WindowKeys.leaveReveal(this);
        list.setName(name + ".words");
        list.setFocusable(false);
        list.setCellRenderer(new WordRenderer());
        popup.setFocusable(false);
        popup.add(new JScrollPane(list));
        Typing.in(this, this::propose);
        key("ENTER", () -> {
            if (isCompleting()) accept();
            else entered.run();
        });
        key("TAB", () -> {
            if (isCompleting()) accept();
            else transferFocus();
        });
        key("shift TAB", this::transferFocusBackward);
        key("ctrl SPACE", this::proposeAll);
        orKey("DOWN", () -> move(1));
        orKey("UP", () -> move(-1));
        orKey("ESCAPE", () -> popup.setVisible(false));
        list.addMouseListener(new java.awt.event.MouseAdapter() {
            @Override
            public void mouseReleased(java.awt.event.MouseEvent event) {
                accept();
            }
        });
    }

    /** All words of the game's language. */
    void know(List<FormulaWord> all) {
        words = all.stream().filter(word -> word.text().matches("[a-z_]+")).toList();
    }

    /** A text that was not typed here. */
    void put(String text) {
        completing = true;
        setText(text);
        completing = false;
        popup.setVisible(false);
    }

    /** Marks a part of the text, or nothing. */
    void mark(int column, int length) {
        getHighlighter().removeAllHighlights();
        if (column < 1) return;
        int end = getDocument().getLength();
        int from = Math.max(0, Math.min(column - 1, end - 1));
        try {
            if (end > 0) getHighlighter().addHighlight(from, Math.min(end, from + Math.max(1, length)), wavy);
        } catch (BadLocationException beyond) {
            throw new IllegalStateException(beyond);
        }
    }

    private void key(String stroke, Runnable action) {
        getInputMap().put(KeyStroke.getKeyStroke(stroke), stroke);
        getActionMap().put(stroke, action(action));
    }

    /** A key that goes its usual way as long as no word is being completed. */
    private void orKey(String stroke, Runnable action) {
        KeyStroke key = KeyStroke.getKeyStroke(stroke);
        Object usual = getInputMap().get(key);
        key(stroke, () -> {
            if (popup.isVisible()) action.run();
            else if (usual != null && getActionMap().getParent() != null) {
                var fallback = getActionMap().getParent().get(usual);
                if (fallback != null) fallback.actionPerformed(new ActionEvent(this, ActionEvent.ACTION_PERFORMED, ""));
            }
        });
    }

    private static AbstractAction action(Runnable action) {
        return new AbstractAction(ACCEPT) {
            @Override
            public void actionPerformed(ActionEvent event) {
                action.run();
            }
        };
    }

    /** Keys that come fast come before the words for what they typed: then those are looked up now. */
    private boolean isCompleting() {
        if (popup.isVisible() && !begun().equals(offered)) offer(1);
        return popup.isVisible();
    }

    private void propose() {
        if (completing || !isFocusOwner()) return;
        java.awt.EventQueue.invokeLater(() -> offer(1));
    }

    private void proposeAll() {
        offer(0);
    }

    private void offer(int least) {
        String begun = begun();
        List<FormulaWord> fitting = begun.length() < least
                ? List.of()
                : Completion.of(words, getText().substring(0, getCaretPosition() - begun.length()), begun);
        if (fitting.isEmpty() || !isShowing()) {
            popup.setVisible(false);
            return;
        }
        offered = begun;
        list.setListData(fitting.toArray(FormulaWord[]::new));
        list.setSelectedIndex(0);
        list.setVisibleRowCount(Math.min(ROWS, fitting.size()));
        try {
            Rectangle2D at = modelToView2D(getCaretPosition() - begun.length());
            popup.pack();
            popup.show(this, (int) at.getX(), (int) at.getMaxY());
        } catch (BadLocationException moved) {
            popup.setVisible(false);
        }
    }

    /** The beginning of a word before the caret. */
    private String begun() {
        String before =
                getText().substring(0, Math.min(getCaretPosition(), getText().length()));
        int from = before.length();
        while (from > 0 && (Character.isLetter(before.charAt(from - 1)) || before.charAt(from - 1) == '_')) from--;
        return before.substring(from).toLowerCase(Locale.ROOT);
    }

    private void move(int by) {
        int count = list.getModel().getSize();
        list.setSelectedIndex(Math.floorMod(list.getSelectedIndex() + by, count));
        list.ensureIndexIsVisible(list.getSelectedIndex());
    }

    private void accept() {
        FormulaWord word = list.getSelectedValue();
        popup.setVisible(false);
        if (word == null) return;
        int begun = begun().length();
        int caret = getCaretPosition();
        boolean called = word.form().startsWith(word.text() + "(");
        String inserted = switch (word.sort()) {
            case FUNCTION -> called ? word.text() + "(" : word.text();
            case CRITERION -> isInValue(caret - begun) ? word.text() : word.form();
            default -> word.text();
        };
        completing = true;
        replaceRange(inserted, caret - begun, caret);
        completing = false;
    }

    private boolean isInValue(int at) {
        return getText().substring(0, at).stripTrailing().endsWith("value(");
    }

    /** A word with what it stands for. */
    private final class WordRenderer extends javax.swing.DefaultListCellRenderer {
        @Override
        public java.awt.Component getListCellRendererComponent(
                JList<?> shown, Object value, int index, boolean selected, boolean focus) {
            FormulaWord word = (FormulaWord) value;
            String text = wording.of("lab.word", word.form(), word.meaning());
            return super.getListCellRendererComponent(shown, text, index, selected, focus);
        }
    }

    /** A wavy line below what is wrong. */
    private static final class Wave extends DefaultHighlightPainter {
        private Wave() {
            super(null);
        }

        @Override
        public java.awt.Shape paintLayer(
                Graphics g, int from, int to, java.awt.Shape bounds, JTextComponent text, javax.swing.text.View view) {
            try {
                Rectangle first = text.modelToView2D(from).getBounds();
                Rectangle last = text.modelToView2D(to).getBounds();
                int end = last.y == first.y ? Math.max(last.x, first.x + 6) : text.getWidth() - 4;
                Color colour = UIManager.getColor("Text.bad");
                g.setColor(colour == null ? Color.RED : colour);
                int y = first.y + first.height - 2;
                for (int x = first.x; x < end; x += 4) {
                    g.drawLine(x, y, x + 2, y + 2);
                    g.drawLine(x + 2, y + 2, x + 4, y);
                }
                return new Rectangle(first.x, first.y, end - first.x, first.height + 2);
            } catch (BadLocationException changed) {
                return null;
            }
        }
    }
}
