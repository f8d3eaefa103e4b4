package lectern.gui.dialog;

import java.awt.Component;
import java.awt.Rectangle;
import java.io.File;
import java.util.List;
import javax.swing.JDialog;
import javax.swing.JFileChooser;
import lectern.gui.look.Placing;
import lectern.gui.wording.Literal;

/** Swing's dialog for files, in which the names of files and folders are shown as they are written. */
final class FileChooser extends JFileChooser {
    FileChooser(File folder) {
        super(folder);
    }

    /** Lists and tables of files take the property over from here when they are made. */
    @Override
    public void updateUI() {
        putClientProperty("html.disable", true);
        super.updateUI();
    }

    /** At twice the size its preferred width is more than some screens have. */
    @Override
    protected JDialog createDialog(Component parent) {
        JDialog dialog = super.createDialog(parent);
        Rectangle room = Placing.room(dialog.getGraphicsConfiguration());
        dialog.setBounds(Placing.inside(dialog.getBounds(), List.of(room)));
        return dialog;
    }

    /** Not every part of the dialog, in every look, takes the property over. */
    @Override
    public String getName(File file) {
        return Literal.of(super.getName(file));
    }
}
