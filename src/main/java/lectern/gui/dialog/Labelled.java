package lectern.gui.dialog;

import java.awt.Component;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JList;
import lectern.gui.wording.Literal;

/** Boxes to choose from, whose choices are called what a function says. */
public final class Labelled {
    /** What Swing asks of a component without a name of its own. */
    private static final String LABELLED_BY = "labeledBy";

    private Labelled() {}

    public static <T> JComboBox<T> box(String name, Function<? super T, String> label) {
        JComboBox<T> box = new JComboBox<>();
        box.setName(name);
        box.setRenderer(new Renderer<>(label));
        box.setMaximumRowCount(12);
        box.setKeySelectionManager((typed, model) -> next(box, label, typed));
        return box;
    }

    /** A box in which something else can be written than what it offers. */
    public static JComboBox<String> writable(String name) {
        JComboBox<String> box = box(name, text -> text);
        box.setEditable(true);
        callAs(box, (JComponent) box.getEditor().getEditorComponent());
        return box;
    }

    /** The part of a control that has the keyboard is called as the control is, whatever that will be. */
    static void callAs(JComponent control, JComponent part) {
        part.putClientProperty(LABELLED_BY, control);
    }

    /** Says what is chosen in a box, and nothing while nothing is: between two choices a screen reader clears it. */
    public static <T> void chosen(JComboBox<T> box, Consumer<? super T> hearing) {
        box.addActionListener(event -> {
            if (box.getSelectedIndex() >= 0) hearing.accept(box.getItemAt(box.getSelectedIndex()));
        });
    }

    /** The next choice whose label begins with a letter that the user types; -1 if there is none. */
    private static <T> int next(JComboBox<T> box, Function<? super T, String> label, char typed) {
        for (int i = 1; i <= box.getItemCount(); i++) {
            int index = (box.getSelectedIndex() + i) % box.getItemCount();
            String text = label.apply(box.getItemAt(index));
            if (!text.isEmpty() && Character.toLowerCase(text.charAt(0)) == Character.toLowerCase(typed)) return index;
        }
        return -1;
    }

    private static final class Renderer<T> extends DefaultListCellRenderer {
        private final transient Function<? super T, String> label;

        private Renderer(Function<? super T, String> label) {
            this.label = label;
        }

        @Override
        @SuppressWarnings("unchecked")
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            String text = value == null ? "" : Literal.of(label.apply((T) value));
            return super.getListCellRendererComponent(list, text, index, selected, focused);
        }
    }
}
