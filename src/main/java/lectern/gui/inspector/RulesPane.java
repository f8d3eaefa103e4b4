package lectern.gui.inspector;

import java.util.List;
import javax.swing.JEditorPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.text.html.HTMLEditorKit;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.words.Wording;
import lectern.text.Language;
import lectern.text.RulesPage;
import net.miginfocom.swing.MigLayout;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** The rules of the game as a page to read. It is made only once somebody looks. */
public final class RulesPane extends JPanel {
    private static final List<Extension> TABLES = List.of(TablesExtension.create());

    private final transient Desk desk;
    private final transient Wording wording;
    private final JEditorPane page = new JEditorPane();
    private String shownGame = "";
    private Language shownLanguage;

    public RulesPane(Desk desk, Wording wording) {
        super(new MigLayout("insets 0, fill", "[grow, fill]", "[grow, fill]"));
        this.desk = desk;
        this.wording = wording;
        setName("inspector.rules");
        page.setName("rules.page");
        page.setEditable(false);
        page.putClientProperty(JEditorPane.HONOR_DISPLAY_PROPERTIES, true);
        add(new JScrollPane(page), "wmin 0, hmin 0");
        addHierarchyListener(event -> refresh());
        wording.write(this::refresh);
        desk.listen(topic -> {
            if (topic == Topic.MATCH) refresh();
        });
    }

    private void refresh() {
        String game = desk.game().kind().id();
        if (!isShowing() || (game.equals(shownGame) && wording.language() == shownLanguage)) return;
        shownGame = game;
        shownLanguage = wording.language();
        show(RulesPage.of(game, shownLanguage));
    }

    private void show(String markdown) {
        String html = HtmlRenderer.builder()
                .extensions(TABLES)
                .escapeHtml(true)
                .build()
                .render(Parser.builder().extensions(TABLES).build().parse(markdown));
        page.setEditorKit(kit());
        page.setText("<html><body>" + html + "</body></html>");
        page.setCaretPosition(0);
    }

    /** Styles of this page alone: an editor kit's usual style sheet is shared by the whole program. */
    private static HTMLEditorKit kit() {
        HTMLEditorKit kit = new HTMLEditorKit() {
            private final transient javax.swing.text.html.StyleSheet own = new javax.swing.text.html.StyleSheet();

            @Override
            public javax.swing.text.html.StyleSheet getStyleSheet() {
                return own;
            }
        };
        kit.getStyleSheet().addStyleSheet(new HTMLEditorKit().getStyleSheet());
        List.of(
                        "body { margin: 10px }",
                        "h1 { font-size: 150% ; margin: 4px 0 }",
                        "h2 { font-size: 120%; margin: 12px 0 2px 0 }",
                        "p, ul, ol { margin: 4px 0 }",
                        "ul, ol { margin-left: 20px }",
                        "td, th { padding: 2px 6px; text-align: left }",
                        "pre, code { font-family: monospaced }")
                .forEach(kit.getStyleSheet()::addRule);
        return kit;
    }

    /** The text is laid out anew, with the fonts of the look in force. */
    @Override
    public void updateUI() {
        super.updateUI();
        shownGame = "";
        if (page != null) refresh();
    }
}
