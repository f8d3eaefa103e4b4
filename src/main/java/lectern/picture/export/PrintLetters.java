package lectern.picture.export;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2DFontTextDrawer;
import java.awt.Font;
import java.io.IOException;
import java.io.InputStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/** Writes all text of a document in one typeface that goes along with it, so that it looks the same everywhere. */
final class PrintLetters extends PdfBoxGraphics2DFontTextDrawer {
    private static final String TYPEFACE = "/com/formdev/flatlaf/fonts/roboto/Roboto-";

    private final PDDocument document;
    private PDFont plain;
    private PDFont bold;

    PrintLetters(PDDocument document) {
        this.document = document;
    }

    @Override
    protected boolean hasDynamicFontMapping() {
        return true;
    }

    @Override
    protected PDFont mapFont(Font font, IFontTextDrawerEnv around) throws IOException {
        if (font.isBold()) {
            if (bold == null) bold = loaded("Bold");
            return bold;
        }
        if (plain == null) plain = loaded("Regular");
        return plain;
    }

    private PDFont loaded(String weight) throws IOException {
        try (InputStream in = PrintLetters.class.getResourceAsStream(TYPEFACE + weight + ".ttf")) {
            return PDType0Font.load(document, in);
        }
    }
}
