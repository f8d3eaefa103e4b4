package lectern.picture.export;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import lectern.picture.BoardPainting;
import lectern.picture.Scene;

/**
 * A scene as a picture for other programs. No display is needed.
 *
 * @param title what the picture shows, for those who cannot see it
 * @param cell how many pixels, or points of a printer, a cell is wide
 */
public record BoardExport(Scene scene, String title, double cell) {
    private static final double BYTES_OF_PIXEL = Integer.BYTES;

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
            case PDF -> vectors().pdf();
        };
    }

    /** How wide a cell may be so that the pixels of the whole picture take no more than so many bytes. */
    public int widestCell(long memory) {
        Rectangle2D usual = size();
        double bytesOfCell = BYTES_OF_PIXEL * usual.getWidth() * usual.getHeight() / (cell * cell);
        return (int) Math.sqrt(memory / bytesOfCell);
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
        return PngPicture.of(image());
    }

    /** As an SVG document, whose text is text. */
    public String svg() {
        return vectors().svg();
    }

    /** As lines and letters. */
    public VectorPicture vectors() {
        Rectangle2D size = size();
        return new VectorPicture(title, size.getWidth(), size.getHeight(), this::paint);
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
}
