package lectern.picture.export;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.awt.Graphics2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.function.Consumer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/**
 * Something drawn with lines and letters, as documents that stay sharp at every size. The same drawing always gives the
 * same bytes.
 *
 * @param title what it shows, for those who cannot see it
 */
public record VectorPicture(String title, double width, double height, Consumer<Graphics2D> drawing) {
    /** As an SVG document, whose text is text. */
    public String svg() {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + SvgText.of(this, "board") + "\n";
    }

    /**
     * As an SVG element, to stand in a page beside others.
     *
     * @param prefix what its ids begin with
     */
    public String svgElement(String prefix) {
        return SvgText.of(this, prefix);
    }

    /** As a PDF document of one page. */
    public byte[] pdf() {
        try (PDDocument document = new PDDocument();
                ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
            PDPage page = new PDPage(new PDRectangle((float) width, (float) height));
            document.addPage(page);
            PdfBoxGraphics2D g = new PdfBoxGraphics2D(document, (float) width, (float) height);
            g.setFontTextDrawer(new PrintLetters(document));
            drawing.accept(g);
            g.dispose();
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                content.drawForm(g.getXFormObject());
            }
            document.getDocumentInformation().setTitle(title);
            // Otherwise a document would be known by the time at which it was made.
            document.setDocumentId(0L);
            document.save(bytes);
            return bytes.toByteArray();
        } catch (IOException inMemory) {
            throw new IllegalStateException(inMemory);
        }
    }
}
