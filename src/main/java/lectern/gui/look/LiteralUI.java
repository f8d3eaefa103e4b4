package lectern.gui.look;

import com.formdev.flatlaf.ui.FlatButtonUI;
import com.formdev.flatlaf.ui.FlatCheckBoxMenuItemUI;
import com.formdev.flatlaf.ui.FlatCheckBoxUI;
import com.formdev.flatlaf.ui.FlatLabelUI;
import com.formdev.flatlaf.ui.FlatMenuItemUI;
import com.formdev.flatlaf.ui.FlatMenuUI;
import com.formdev.flatlaf.ui.FlatRadioButtonMenuItemUI;
import com.formdev.flatlaf.ui.FlatRadioButtonUI;
import com.formdev.flatlaf.ui.FlatToggleButtonUI;
import com.formdev.flatlaf.ui.FlatToolTipUI;
import javax.swing.JComponent;
import javax.swing.plaf.ComponentUI;

/**
 * Makes every component show its text as it is written. Swing takes a text that begins with {@code <html>} for a page
 * and fetches the pictures that the page names; texts come from files, so none is a page here. Swing asks for the UI of
 * a component while the component is being made, before it looks at any text: this holds for tooltips, for renderers
 * and for the parts of dialogs and title bars that Swing and FlatLaf make themselves.
 *
 * <p>The themes name this class for each kind of component that Swing can show a page in, and it changes nothing else.
 * Tabs are the exception: up to JDK 17 Swing cannot be told that their titles are no pages, so no title of a tab may
 * come from outside.
 */
public final class LiteralUI extends ComponentUI {
    /** Where the defaults of a look say that it shows every text as it is written. */
    public static final String IN_FORCE = "Text.literal";

    private static final String NO_HTML = "html.disable";

    private LiteralUI() {}

    /** Called by Swing. */
    public static ComponentUI createUI(JComponent shown) {
        shown.putClientProperty(NO_HTML, true);
        return switch (shown.getUIClassID()) {
            case "ButtonUI" -> FlatButtonUI.createUI(shown);
            case "CheckBoxMenuItemUI" -> FlatCheckBoxMenuItemUI.createUI(shown);
            case "CheckBoxUI" -> FlatCheckBoxUI.createUI(shown);
            case "LabelUI" -> FlatLabelUI.createUI(shown);
            case "MenuItemUI" -> FlatMenuItemUI.createUI(shown);
            case "MenuUI" -> FlatMenuUI.createUI(shown);
            case "RadioButtonMenuItemUI" -> FlatRadioButtonMenuItemUI.createUI(shown);
            case "RadioButtonUI" -> new OwnRadioButtonUI();
            case "ToggleButtonUI" -> new OwnToggleButtonUI();
            case "ToolTipUI" -> FlatToolTipUI.createUI(shown);
            default -> throw new IllegalArgumentException(shown.getUIClassID());
        };
    }

    /**
     * Swing keeps the key listener that it gives a radio or toggle button in the button's UI. Buttons that shared one
     * would keep all but one of their listeners after every change of theme or scale.
     */
    private static final class OwnRadioButtonUI extends FlatRadioButtonUI {
        OwnRadioButtonUI() {
            super(false);
        }
    }

    /** For the same reason. */
    private static final class OwnToggleButtonUI extends FlatToggleButtonUI {
        OwnToggleButtonUI() {
            super(false);
        }
    }
}
