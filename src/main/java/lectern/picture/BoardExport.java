package lectern.picture;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.jfree.pdf.PDFDocument;
import org.jfree.pdf.PDFGraphics2D;
import org.jfree.svg.SVGGraphics2D;
import org.jfree.svg.ViewBox;

/**
 * A scene as a picture for other programs. No display is needed.
 *
 * @param title what the picture shows, for those who cannot see it
 * @param cell how many pixels, or points of a printer, a cell is wide
 */
public record BoardExport(Scene scene, String title, double cell) {
    /** The kinds of files there are. */
    public enum Format {
        PNG,
        SVG,
        PDF;

        /** The format that a file's name ends with. */
        public static Optional<Format> ofFile(String name) {
            String lower = name.toLowerCase(Locale.ROOT);
            return Arrays.stream(values())
                    .filter(format -> lower.endsWith("." + format.ending()))
                    .findFirst();
        }

        public String ending() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public byte[] bytes(Format format) {
        return switch (format) {
            case PNG -> png();
            case SVG -> svg().getBytes(StandardCharsets.UTF_8);
            case PDF -> pdf();
        };
    }

    /** As pixels. */
    public BufferedImage image() {
        Rectangle2D size = size();
        BufferedImage image =
                new BufferedImage((int) size.getWidth(), (int) size.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        paint(g);
        g.dispose();
        return image;
    }

    private byte[] png() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image(), "png", bytes);
        } catch (IOException inMemory) {
            throw new IllegalStateException(inMemory);
        }
        return bytes.toByteArray();
    }

    /** As an SVG document, whose text is text. */
    public String svg() {
        Rectangle2D size = size();
        SVGGraphics2D g = new SVGGraphics2D(size.getWidth(), size.getHeight());
        // The same board always gives the same text.
        g.setDefsKeyPrefix("board");
        g.setGeomDoubleConverter(number -> rounded(number, 4));
        g.setTransformDoubleConverter(number -> rounded(number, 5));
        paint(g);
        ViewBox all = new ViewBox(0, 0, (int) size.getWidth(), (int) size.getHeight());
        String element = g.getSVGElement(null, true, all, null, null);
        int inside = element.indexOf('>') + 1;
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element.substring(0, inside) + "<title>"
                + escaped(title) + "</title>" + element.substring(inside) + "\n";
    }

    private byte[] pdf() {
        PDFDocument document = new PDFDocument();
        document.setTitle(title);
        PDFGraphics2D g = document.createPage(size()).getGraphics2D();
        paint(g);
        return document.getPDFBytes();
    }

    private Rectangle2D size() {
        Rectangle2D exact = BoardPainting.size(scene, cell);
        return new Rectangle2D.Double(0, 0, Math.ceil(exact.getWidth()), Math.ceil(exact.getHeight()));
    }

    private void paint(Graphics2D g) {
        g.setColor(scene.palette().of("surface"));
        g.fill(size());
        new BoardPainting(scene, size()).paint(g);
    }

    private static String rounded(double number, int digits) {
        String text = String.format(Locale.ROOT, "%." + digits + "f", number).replaceFirst("\\.?0+$", "");
        return text.equals("-0") ? "0" : text;
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
