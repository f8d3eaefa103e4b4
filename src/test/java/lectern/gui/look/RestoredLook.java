package lectern.gui.look;

import javax.swing.LookAndFeel;
import javax.swing.UIManager;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** After each test Swing looks as it did before. */
public final class RestoredLook implements BeforeEachCallback, AfterEachCallback {
    private LookAndFeel before;

    @Override
    public void beforeEach(ExtensionContext context) {
        before = UIManager.getLookAndFeel();
    }

    @Override
    public void afterEach(ExtensionContext context) throws Exception {
        UIManager.setLookAndFeel(before);
    }
}
