package lectern.gui.look;

import com.formdev.flatlaf.util.UIScale;
import javax.swing.LookAndFeel;
import javax.swing.UIManager;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** After each test Swing looks as it did before, and everything is as large. */
public final class RestoredLook implements BeforeEachCallback, AfterEachCallback {
    private LookAndFeel before;
    private float zoom;

    @Override
    public void beforeEach(ExtensionContext context) {
        before = UIManager.getLookAndFeel();
        zoom = UIScale.getZoomFactor();
    }

    @Override
    public void afterEach(ExtensionContext context) throws Exception {
        UIScale.setZoomFactor(zoom);
        UIManager.setLookAndFeel(before);
    }
}
