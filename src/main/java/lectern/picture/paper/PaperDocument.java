package lectern.picture.paper;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfBoxRenderer;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.util.XRLog;
import java.awt.Font;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.logging.Level;
import lectern.picture.export.VectorPicture;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;

/**
 * Pages for a printer: XHTML with its stylesheet, laid out as a PDF. Nothing is fetched from anywhere; the typefaces
 * come along: {@value #TEXT}, {@value #SYMBOLS} for the signs that it lacks, and {@value #EVEN}.
 */
public final class PaperDocument {
    /** What an object in the page is called that stands for a picture; its data is the picture's number, from 0. */
    public static final String PICTURE = "application/x-lectern-picture";

    private static final String TEXT = "Roboto";
    private static final String SYMBOLS = "DejaVu Sans";
    private static final String EVEN = "DejaVu Sans Mono";

    /** What drawings call their typeface. */
    private static final String DRAWN = Font.SANS_SERIF;

    private static final String ROBOTO = "/com/formdev/flatlaf/fonts/roboto/Roboto-";
    private static final String DEJAVU = "/net/sf/jasperreports/fonts/dejavu/DejaVuSans";

    private PaperDocument() {}

    /** The same page and pictures always give the same bytes. */
    public static byte[] of(String page, List<VectorPicture> pictures) {
        try (PDDocument document = new PDDocument();
                ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
            layOut(page, pictures, document);
            PDDocumentInformation about = document.getDocumentInformation();
            about.setCreationDate(null);
            about.setModificationDate(null);
            // Otherwise a document would be known by the time at which it was made.
            document.setDocumentId(0L);
            document.save(bytes);
            return bytes.toByteArray();
        } catch (IOException inMemory) {
            throw new IllegalStateException(inMemory);
        }
    }

    private static void layOut(String page, List<VectorPicture> pictures, PDDocument document) throws IOException {
        // What goes wrong is told to the consumer below; a log of every step is for those who build such libraries.
        XRLog.setLoggingEnabled(false);
        PdfRendererBuilder builder = new PdfRendererBuilder();
        builder.usePDDocument(document);
        // Tagged, for those who have it read to them.
        builder.usePdfUaAccessibility(true);
        builder.withProducer("Lectern");
        builder.withHtmlContent(page, null);
        builder.useUriResolver((base, address) -> null);
        builder.useObjectDrawerFactory(new PlacedPictures(pictures));
        builder.withDiagnosticConsumer(said -> {
            if (said.getLevel().intValue() >= Level.SEVERE.intValue()) {
                throw new IllegalStateException(said.getFormattedMessage());
            }
        });
        use(builder, ROBOTO + "Regular.ttf", TEXT, 400, FontStyle.NORMAL);
        use(builder, ROBOTO + "Bold.ttf", TEXT, 700, FontStyle.NORMAL);
        use(builder, ROBOTO + "Italic.ttf", TEXT, 400, FontStyle.ITALIC);
        use(builder, ROBOTO + "BoldItalic.ttf", TEXT, 700, FontStyle.ITALIC);
        use(builder, ROBOTO + "Regular.ttf", DRAWN, 400, FontStyle.NORMAL);
        use(builder, ROBOTO + "Bold.ttf", DRAWN, 700, FontStyle.NORMAL);
        use(builder, DEJAVU + ".ttf", SYMBOLS, 400, FontStyle.NORMAL);
        use(builder, DEJAVU + "Mono.ttf", EVEN, 400, FontStyle.NORMAL);
        try (PdfBoxRenderer renderer = builder.buildPdfRenderer()) {
            renderer.layout();
            renderer.createPDFWithoutClosing();
        }
    }

    private static void use(PdfRendererBuilder builder, String file, String family, int weight, FontStyle style) {
        builder.useFont(() -> opened(file), family, weight, style, true);
    }

    private static InputStream opened(String file) {
        return PaperDocument.class.getResourceAsStream(file);
    }
}
