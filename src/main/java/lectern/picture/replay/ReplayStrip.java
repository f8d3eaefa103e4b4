package lectern.picture.replay;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.imageio.ImageIO;
import lectern.picture.BoardPainting;
import lectern.picture.Palette;
import lectern.picture.export.BoardExport.Format;
import lectern.picture.export.VectorPicture;
import lectern.picture.ink.Lettering;

/**
 * Boards of one game beside each other in rows, each with its move below.
 *
 * @param title what the picture shows, for those who cannot see it
 * @param cell how many pixels, or points of a printer, a cell is wide
 * @param columns how many boards are in a row
 */
public record ReplayStrip(List<ReplayFrame> frames, String title, double cell, int columns) {
    /** How much room there is between boards, and how large letters are, for a cell of one unit. */
    private static final double GAP = 0.5;

    private static final double CAPTION = 0.9;
    private static final double LETTERS = 0.55;
    private static final double SMALLEST_LETTERS = 10;
    private static final double BYTES_OF_PIXEL = Integer.BYTES;

    /** No picture in memory can have more. */
    private static final double MOST_BYTES = BYTES_OF_PIXEL * Integer.MAX_VALUE / 2;

    public ReplayStrip {
        frames = List.copyOf(frames);
    }

    public byte[] bytes(Format format) {
        return switch (format) {
            case PNG -> png();
            case SVG -> vectors().svg().getBytes(StandardCharsets.UTF_8);
            case PDF -> vectors().pdf();
        };
    }

    /** How wide a cell may be so that the pixels of the whole picture take no more than so many bytes. */
    public int widestCell(long memory) {
        double bytesOfCell = BYTES_OF_PIXEL * width() * height() / (cell * cell);
        return (int) Math.sqrt(Math.min((double) memory, MOST_BYTES) / bytesOfCell);
    }

    double longerSide() {
        return Math.max(width(), height());
    }

    public VectorPicture vectors() {
        return new VectorPicture(title, width(), height(), this::paint);
    }

    /** As pixels. */
    public BufferedImage image() {
        BufferedImage image = new BufferedImage((int) width(), (int) height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
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

    private double width() {
        return Math.ceil(across() * board().getWidth() + (across() - 1) * GAP * cell);
    }

    private double height() {
        int rows = (frames.size() + across() - 1) / across();
        return Math.ceil(rows * (board().getHeight() + caption()) + (rows - 1) * GAP * cell);
    }

    private int across() {
        return Math.min(columns, frames.size());
    }

    private Rectangle2D board() {
        return BoardPainting.size(frames.get(0).scene(), cell);
    }

    private double letters() {
        return Math.max(SMALLEST_LETTERS, LETTERS * cell);
    }

    private double caption() {
        return letters() * CAPTION / LETTERS;
    }

    private void paint(Graphics2D g) {
        Palette palette = frames.get(0).scene().palette();
        g.setColor(palette.of("surface"));
        g.fill(new Rectangle2D.Double(0, 0, width(), height()));
        Rectangle2D size = board();
        for (int i = 0; i < frames.size(); i++) {
            int row = i / across();
            double x = i % across() * (size.getWidth() + GAP * cell);
            double y = row * (size.getHeight() + caption() + GAP * cell);
            Rectangle2D place = new Rectangle2D.Double(x, y, size.getWidth(), size.getHeight());
            new BoardPainting(frames.get(i).scene(), place).paint(g);
            g.setColor(palette.of("label"));
            Lettering.centred(
                    g, frames.get(i).caption(), place.getCenterX(), place.getMaxY() + caption() / 2, letters(), false);
        }
    }
}
