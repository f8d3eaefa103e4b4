package lectern.gui.dialog;

import java.io.File;
import javax.swing.JFileChooser;
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

    /** Not every part of the dialog, in every look, takes the property over. */
    @Override
    public String getName(File file) {
        return Literal.of(super.getName(file));
    }
}
