package lectern.gui.look;

import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;

/** Something painted, with words for those who cannot see it. */
public abstract class PaintedPart extends JComponent implements Accessible {
    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) accessibleContext = new AccessiblePart();
        return accessibleContext;
    }

    private final class AccessiblePart extends AccessibleJComponent {
        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.LABEL;
        }
    }
}
