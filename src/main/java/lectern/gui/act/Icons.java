package lectern.gui.act;

import com.formdev.flatlaf.extras.FlatSVGIcon;
import javax.swing.Icon;
import lectern.gui.look.UnhurriedIcon;

/** The icons of buttons and menus, drawn as vectors so that they are sharp at every scale. */
public final class Icons {
    private static final int SIZE = 16;

    private Icons() {}

    public static Icon named(String name) {
        return named(name, SIZE);
    }

    /** @param size in pixels at the usual scale */
    public static Icon named(String name, int size) {
        return new UnhurriedIcon(new FlatSVGIcon("lectern/gui/icons/" + name + ".svg", size, size));
    }
}
