package lectern.gui.inspector;

import java.awt.Point;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.textflow.Column;
import lectern.gui.textflow.PageText;
import lectern.gui.wording.Wording;
import lectern.text.Language;
import lectern.text.RulesPage;
import net.miginfocom.swing.MigLayout;

/** The rules of the game as a page to read. It is made when it is opened first. */
public final class RulesPane extends JPanel {
    private final transient Desk desk;
    private final transient Wording wording;
    private final PageText page = new PageText(1);
    private final JScrollPane scroll;
    private String shownGame = "";
    private Language shownLanguage;

    /** @param further where else one can learn the game; it stands below the page */
    public RulesPane(Desk desk, Wording wording, JComponent further) {
        super(new MigLayout("insets 0, fill, gapy 0, hidemode 3", "[grow, fill]", "[grow, fill][]"));
        this.desk = desk;
        this.wording = wording;
        setName("inspector.rules");
        page.setName("rules.page");
        Column column = new Column(0);
        column.setBorder(BorderFactory.createEmptyBorder(10, 10, 10, 10));
        column.add(page);
        scroll = new JScrollPane(column);
        add(scroll, "wmin 0, hmin 0, wrap");
        // However long the page is, it leaves room for this.
        add(further, "wmin 0, hmin pref");
        addHierarchyListener(event -> refresh());
        wording.write(() -> {
            page.getAccessibleContext().setAccessibleName(wording.of("inspector.tab.rules"));
            refresh();
        });
        desk.listen(topic -> {
            if (topic == Topic.MATCH) refresh();
        });
    }

    private void refresh() {
        String game = desk.game().kind().id();
        if (!isShowing() || (game.equals(shownGame) && wording.language() == shownLanguage)) return;
        shownGame = game;
        shownLanguage = wording.language();
        page.show(RulesPage.of(game, shownLanguage));
        scroll.getViewport().setViewPosition(new Point());
    }
}
