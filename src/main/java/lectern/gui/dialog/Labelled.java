package lectern.gui.dialog;

import java.awt.Component;
import java.util.function.Function;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JList;

/** Boxes to choose from, whose choices are called what a function says. */
final class Labelled {
    private Labelled() {}

    static <T> JComboBox<T> box(String name, Function<? super T, String> label) {
        JComboBox<T> box = new JComboBox<>();
        box.setName(name);
        box.setRenderer(new Renderer<>(label));
        box.setMaximumRowCount(12);
        // Going through the list with the arrow keys chooses nothing yet: what is chosen can resize a dialog, and that
        // closes the list.
        box.putClientProperty("JComboBox.isTableCellEditor", true);
        return box;
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
            String text = value == null ? "" : label.apply((T) value);
            return super.getListCellRendererComponent(list, text, index, selected, focused);
        }
    }
}
