package lectern.gui.textflow;

import java.awt.EventQueue;
import java.awt.Font;
import java.awt.Rectangle;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import javax.swing.text.DefaultCaret;

/** A command as it would run, in letters of one width over as many lines as it takes; it can be selected and copied. */
public final class CommandText extends JTextArea {
    private static final int COLUMNS = 36;

    public CommandText(String name) {
        super(0, COLUMNS);
        setName(name);
        ((DefaultCaret) getCaret()).setUpdatePolicy(DefaultCaret.NEVER_UPDATE);
        setEditable(false);
        setLineWrap(true);
        setWrapStyleWord(true);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setOpaque(false);
        setBorder(null);
        Font usual = UIManager.getFont("Label.font");
        if (usual != null) setFont(new Font(Font.MONOSPACED, Font.PLAIN, usual.getSize()));
    }

    @Override
    public void scrollRectToVisible(Rectangle area) {
        // It stays where it is.
    }

    /** Another width takes another height. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = width != getWidth();
        super.setBounds(x, y, width, height);
        if (other) EventQueue.invokeLater(this::revalidate);
    }
}
