package lectern.bench;

import com.formdev.flatlaf.FlatLightLaf;
import java.awt.EventQueue;
import javax.swing.JButton;
import javax.swing.JFrame;

/** The least that a window with this look can be: what {@link StartUp} compares Lectern with. */
final class EmptyFrame {
    private EmptyFrame() {}

    public static void main(String[] args) {
        EventQueue.invokeLater(() -> {
            FlatLightLaf.setup();
            JFrame frame = new JFrame("One button");
            frame.add(new JButton("One button"));
            frame.setSize(1280, 800);
            frame.setLocationRelativeTo(null);
            frame.setVisible(true);
        });
    }
}
