package lectern.gui.textflow;

import java.awt.Font;
import java.awt.Rectangle;
import java.awt.dnd.DropTarget;
import java.util.List;
import javax.accessibility.AccessibleContext;
import javax.swing.JEditorPane;
import javax.swing.UIManager;
import javax.swing.text.DefaultCaret;
import javax.swing.text.html.HTMLEditorKit;
import javax.swing.text.html.StyleSheet;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Image;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * Markdown with tables as a page to read, in the fonts and colours of the look in force. No HTML passes through, and
 * nothing is fetched. As high as it needs to be in the width that it has.
 */
public final class PageText extends JEditorPane {
    private static final List<Extension> TABLES = List.of(TablesExtension.create());

    private final float size;
    private String markdown = "";

    /** @param size of its letters, as a multiple of the usual */
    public PageText(float size) {
        this.size = size;
        setEditable(false);
        setOpaque(false);
        setBorder(null);
        putClientProperty(HONOR_DISPLAY_PROPERTIES, true);
        ((DefaultCaret) getCaret()).setUpdatePolicy(DefaultCaret.NEVER_UPDATE);
        dress();
    }

    /** A sentence or a paragraph between other things, which the keyboard passes by. */
    public static PageText paragraph(float size) {
        PageText text = new PageText(size);
        text.setFocusable(false);
        return text;
    }

    public String markdown() {
        return markdown;
    }

    public void show(String written) {
        if (written.equals(markdown)) return;
        markdown = written;
        lay();
    }

    private void lay() {
        Node page = Parser.builder().extensions(TABLES).build().parse(markdown);
        page.accept(new PicturesAsWords());
        String html = HtmlRenderer.builder()
                .extensions(TABLES)
                .escapeHtml(true)
                .build()
                .render(page);
        setEditorKit(kit(markdown.indexOf('\n') < 0));
        setText("<html><body>" + html + "</body></html>");
        setCaretPosition(0);
        revalidate();
    }

    /** Of a picture, only the words that stand for it are shown: a page that shows pictures fetches them. */
    private static final class PicturesAsWords extends AbstractVisitor {
        @Override
        public void visit(Image picture) {
            visitChildren(picture);
            while (picture.getFirstChild() != null) picture.insertBefore(picture.getFirstChild());
            picture.unlink();
        }
    }

    /** Styles of this page alone: an editor kit's usual style sheet is shared by the whole program. */
    private static HTMLEditorKit kit(boolean oneLine) {
        HTMLEditorKit kit = new HTMLEditorKit() {
            private final transient StyleSheet own = new StyleSheet();

            @Override
            public StyleSheet getStyleSheet() {
                return own;
            }
        };
        kit.getStyleSheet().addStyleSheet(new HTMLEditorKit().getStyleSheet());
        List.of(
                        "body { margin: 0 }",
                        "h1 { font-size: 150% ; margin: 0 0 6px 0 }",
                        "h2 { font-size: 120%; margin: 12px 0 2px 0 }",
                        oneLine ? "p { margin: 0 }" : "p, ul, ol { margin: 4px 0 }",
                        "ul, ol { margin-left: 20px }",
                        "td, th { padding: 2px 6px; text-align: left }",
                        "pre, code { font-family: monospaced }")
                .forEach(kit.getStyleSheet()::addRule);
        return kit;
    }

    /** What is dropped on it is for the window. */
    @Override
    public synchronized void setDropTarget(DropTarget target) {
        super.setDropTarget(null);
    }

    /** Another kind of page is told by another context, which keeps the name. */
    @Override
    public AccessibleContext getAccessibleContext() {
        AccessibleContext before = accessibleContext;
        AccessibleContext now = super.getAccessibleContext();
        if (before != null && !before.equals(now)) now.setAccessibleName(before.getAccessibleName());
        return now;
    }

    /** What is written anew causes no scrolling. */
    @Override
    public void scrollRectToVisible(Rectangle area) {
        if (isFocusOwner()) super.scrollRectToVisible(area);
    }

    /** The text is laid out anew, with the fonts of the look in force. */
    @Override
    public void updateUI() {
        super.updateUI();
        // The first time is inside the constructor of what this extends.
        if (markdown == null) return;
        dress();
        if (!markdown.isEmpty()) lay();
    }

    private void dress() {
        setBorder(null);
        Font usual = UIManager.getFont("Label.font");
        if (usual != null) setFont(usual.deriveFont(usual.getSize2D() * size));
        if (UIManager.getColor("Label.foreground") != null) setForeground(UIManager.getColor("Label.foreground"));
    }
}
