package lectern.gui.dialog;

import com.formdev.flatlaf.extras.FlatSVGIcon;
import java.awt.Component;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSeparator;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/** What this is, whose games and reports it comes from, and what it is built of. */
final class AboutDialog {
    private static final int COLUMNS = 46;
    private static final int ICON = 48;

    private AboutDialog() {}

    static void show(Component owner, Wording wording) {
        Form form = form(owner, wording);
        form.ask(form.content());
    }

    static Form form(Component owner, Wording wording) {
        Form form = new Form(owner, wording, "dialog.about");
        Libraries built = Libraries.read();
        JPanel content = form.content();
        content.setLayout(new MigLayout("insets 0, fill, wrap 1, gapy 6", "[grow, fill]"));
        JLabel name = new JLabel("Lectern");
        name.putClientProperty("FlatLaf.styleClass", "h1");
        name.setIcon(new FlatSVGIcon("lectern/gui/icon.svg", ICON, ICON));
        name.setIconTextGap(12);
        content.add(name);
        content.add(Form.explanation(wording.of("dialog.about-this", built.version()), COLUMNS), "wmin 0");
        content.add(heading(wording.of("dialog.about-games")), "gaptop 8");
        for (GameKind kind : Games.ALL) {
            JLabel game = new JLabel(wording.of(kind.name()));
            game.putClientProperty("FlatLaf.styleClass", "h4");
            content.add(game);
            content.add(Form.explanation(wording.of(kind.id() + ".credit"), COLUMNS), "wmin 0, gapbottom 4");
        }
        content.add(heading(wording.of("dialog.about-libraries")), "gaptop 8");
        Columns tables = new Columns(24, 2);
        int half = (built.libraries().size() + 1) / 2;
        tables.add(table(built.libraries().subList(0, half)));
        tables.add(table(built.libraries().subList(half, built.libraries().size())));
        content.add(tables, "wmin 0");
        form.onlyCloses(wording.of("dialog.close"));
        return form;
    }

    private static JPanel table(List<Libraries.Library> libraries) {
        JPanel table = new JPanel(new MigLayout("insets 0, wrap 3, gapy 2, gapx 12", "[][][]"));
        for (Libraries.Library library : libraries) {
            table.add(new JLabel(library.name()));
            table.add(muted(library.version()));
            table.add(muted(library.licence()));
        }
        return table;
    }

    private static JPanel heading(String text) {
        JPanel heading = new JPanel(new MigLayout("insets 0, fillx", "[][grow, fill]"));
        heading.add(new JLabel(text));
        heading.add(new JSeparator());
        return heading;
    }

    private static JLabel muted(String text) {
        JLabel label = new JLabel(text);
        label.putClientProperty("FlatLaf.styleClass", "muted");
        return label;
    }
}
