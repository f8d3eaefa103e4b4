package lectern.picture.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import lectern.picture.Boards;
import lectern.picture.Palette;
import lectern.picture.export.BoardExport.Format;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

/** Boards as files. */
class BoardExportTest {
    private static final Palette LIGHT = Palette.read("light");

    private final BoardExport pushee = new BoardExport(Boards.pushee(LIGHT), "Values < 9 & more", 40);

    @Test
    void theFormatFollowsFromTheEnding() {
        assertThat(Format.ofFile("board.png")).contains(Format.PNG);
        assertThat(Format.ofFile("a.pdf/board.SVG")).contains(Format.SVG);
        assertThat(Format.ofFile("board.pdf")).contains(Format.PDF);
        assertThat(Format.ofFile("board.jpg")).isEmpty();
        assertThat(Format.ofFile("png")).isEmpty();
    }

    @Test
    void aPngHasTheSizeOfTheCells() throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(pushee.bytes(Format.PNG)));

        assertThat(image.getWidth()).isBetween(6 * 40, 8 * 40);
        assertThat(image.getRGB(0, 0)).isEqualTo(LIGHT.of("surface").getRGB());
    }

    @Test
    void anSvgIsADocumentWithTextAndATitle() throws Exception {
        byte[] bytes = pushee.bytes(Format.SVG);
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(bytes));

        assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
        assertThat(document.getElementsByTagName("title").item(0).getTextContent())
                .isEqualTo("Values < 9 & more");
        // 36 values, 6 letters and 6 numbers.
        assertThat(document.getElementsByTagName("text").getLength()).isEqualTo(48);
        assertThat(document.getElementsByTagName("image").getLength()).isZero();
    }

    @Test
    void theSameBoardGivesTheSameSvg() {
        assertThat(pushee.bytes(Format.SVG)).isEqualTo(pushee.bytes(Format.SVG));
    }

    @Test
    void theSameBoardGivesTheSamePdf() {
        assertThat(pushee.bytes(Format.PDF)).isEqualTo(pushee.bytes(Format.PDF));
    }

    @Test
    void aPdfIsOnePageOfVectorsWithTextAndATitle() throws IOException {
        try (PDDocument document = Loader.loadPDF(pushee.bytes(Format.PDF))) {
            PDResources used = drawing(document.getPage(0)).getResources();

            assertThat(document.getNumberOfPages()).isEqualTo(1);
            assertThat(document.getDocumentInformation().getTitle()).isEqualTo("Values < 9 & more");
            assertThat(used.getXObjectNames()).isEmpty();
            for (COSName font : used.getFontNames()) {
                assertThat(used.getFont(font).isEmbedded()).isTrue();
            }
            // 36 values, 6 letters and 6 numbers.
            assertThat(new PDFTextStripper().getText(document).replaceAll("\\s", ""))
                    .hasSize(48);
        }
    }

    private static PDFormXObject drawing(PDPage page) throws IOException {
        PDResources resources = page.getResources();
        return (PDFormXObject)
                resources.getXObject(resources.getXObjectNames().iterator().next());
    }

    /** A gradient or a picture would do what vectors do, but larger, and not in all programs. */
    @Test
    void everyBoardIsMadeOfPlainVectors() {
        for (String theme : Palette.THEMES) {
            Boards.all(Palette.read(theme))
                    .forEach((board, scene) -> assertThat(new BoardExport(scene, board, 64).svg())
                            .as("%s, %s", board, theme)
                            .doesNotContain("<image", "Gradient", "NaN"));
        }
    }
}
