package lectern.gui;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.BorderLayout;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import lectern.gui.look.LookChoices;
import lectern.gui.look.Looks;
import lectern.text.Language;
import lectern.text.Sentences;

/** What stands in the window until there is more. */
final class EmptyPanel extends JPanel implements Life {
    EmptyPanel(Looks looks, Language language) {
        super(new BorderLayout());
        JLabel name = new JLabel("Lectern", SwingConstants.CENTER);
        name.putClientProperty(FlatClientProperties.STYLE_CLASS, "h00");
        JMenuBar bar = new JMenuBar();
        JMenu view = new JMenu("Lectern");
        List.copyOf(new LookChoices(looks, new Sentences(language)).items()).forEach(view::add);
        bar.add(view);
        add(bar, BorderLayout.NORTH);
        add(name);
    }

    @Override
    public void init() {}

    @Override
    public void start() {}

    @Override
    public void stop() {}

    @Override
    public void destroy() {}
}
