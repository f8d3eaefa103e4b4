package lectern.gui;

import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JTable;
import javax.swing.JTree;

/** What is seen in the cells of tables, lists and trees has words, too. On the event thread only. */
final class AccessibleCells {
    /** Rows that are looked at: the others are painted alike. */
    private static final int ROWS = 40;

    private final Consumer<String> offends;

    /** @param offends is told what has no words */
    AccessibleCells(Consumer<String> offends) {
        this.offends = offends;
    }

    void check(JComponent part) {
        if (part instanceof JTable table) check(table);
        else if (part instanceof JList<?> list) check(list, list.getModel().getSize());
        else if (part instanceof JTree tree) check(tree, tree.getModel().getRoot() == null ? 0 : 1);
    }

    private void check(JTable table) {
        for (int column = 0; column < table.getColumnCount(); column++) {
            if (table.getTableHeader() != null && isBlank(table.getColumnName(column)))
                offends.accept("has no heading above column " + column);
            for (int row = 0; row < Math.min(ROWS, table.getRowCount()); row++) {
                if (!isSeen(table, row, column)) continue;
                if (isBlank(name(table.getAccessibleContext(), row * table.getColumnCount() + column)))
                    offends.accept("has no words in column " + column + ", “" + table.getColumnName(column) + "”");
            }
        }
    }

    private void check(JComponent part, int count) {
        if (IntStream.range(0, Math.min(ROWS, count)).anyMatch(i -> isBlank(name(part.getAccessibleContext(), i))))
            offends.accept("has no words for what it lists");
    }

    private static String name(AccessibleContext whole, int index) {
        Accessible part = whole.getAccessibleChild(index);
        return part == null ? null : part.getAccessibleContext().getAccessibleName();
    }

    /** Whether the cell is more than one colour. */
    private static boolean isSeen(JTable table, int row, int column) {
        Component painted = table.prepareRenderer(table.getCellRenderer(row, column), row, column);
        Rectangle place = table.getCellRect(row, column, false);
        if (place.isEmpty()) return false;
        painted.setSize(place.getSize());
        painted.doLayout();
        BufferedImage image = new BufferedImage(place.width, place.height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(painted.getBackground());
        graphics.fillRect(0, 0, place.width, place.height);
        painted.paint(graphics);
        graphics.dispose();
        int[] colours = image.getRGB(0, 0, place.width, place.height, null, 0, place.width);
        return IntStream.of(colours).anyMatch(colour -> colour != colours[0]);
    }

    private static boolean isBlank(String text) {
        return text == null || text.isBlank();
    }
}
