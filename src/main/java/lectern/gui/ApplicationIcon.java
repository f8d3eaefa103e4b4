package lectern.gui;

import com.formdev.flatlaf.extras.FlatSVGUtils;
import java.awt.Image;
import java.awt.Window;
import java.net.URL;
import java.util.List;
import javax.swing.SwingUtilities;

/** Lectern's icon, drawn at every size that title bars, task bars and switchers ask for. */
final class ApplicationIcon {
    private static final List<Integer> SIZES = List.of(16, 20, 24, 32, 40, 48, 64, 96, 128, 256);

    private ApplicationIcon() {}

    /** Draws it aside, as a window that can be seen already needs no waiting for its icon. */
    static void putOn(Window window) {
        Thread drawing = new Thread(
                () -> {
                    List<Image> images = images();
                    SwingUtilities.invokeLater(() -> window.setIconImages(images));
                },
                "application icon");
        drawing.setDaemon(true);
        drawing.start();
    }

    static List<Image> images() {
        URL drawing = ApplicationIcon.class.getResource("icon.svg");
        return SIZES.stream()
                .<Image>map(size -> FlatSVGUtils.svg2image(drawing, size, size))
                .toList();
    }
}
