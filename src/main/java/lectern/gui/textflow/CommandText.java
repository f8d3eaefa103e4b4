package lectern.gui.textflow;

import java.awt.Dimension;
import java.awt.Font;
import javax.swing.UIManager;
import javax.swing.text.DefaultCaret;

/** A command as it would run, in letters of one width over as many lines as it takes; it can be selected and copied. */
public final class CommandText extends Prose {
    private static final int COLUMNS = 36;

    public CommandText(String name) {
        super(name, "");
        setColumns(COLUMNS);
        setFocusable(true);
        ((DefaultCaret) getCaret()).setUpdatePolicy(DefaultCaret.NEVER_UPDATE);
    }

    /** It goes over more lines in any width. */
    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, super.getMinimumSize().height);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        Font usual = UIManager.getFont("Label.font");
        if (usual != null) setFont(new Font(Font.MONOSPACED, Font.PLAIN, usual.getSize()));
    }
}
