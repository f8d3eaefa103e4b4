package lectern.picture.replay;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * Boards of one game, one after the other and from the beginning again, as an animated GIF.
 *
 * @param cell how many pixels a cell is wide
 * @param delay how long each stays, in milliseconds; the last one stays {@value #LAST} times as long
 */
public record ReplayAnimation(List<ReplayFrame> frames, double cell, int delay) {
    static final int LAST = 3;

    /** What a GIF counts time in. */
    private static final int MILLIS_OF_UNIT = 10;

    /** How large a side may be that two bytes can name. */
    private static final double LONGEST_SIDE = 65_535;

    /** Room for a pixel of every picture, since a picture that cannot be packed grows. */
    private static final int BYTES_OF_PACKED_PIXEL = 2;

    public ReplayAnimation {
        frames = List.copyOf(frames);
    }

    /** How wide a cell may be so that one picture and what is written of all of them take no more than so many bytes. */
    public int widestCell(long memory) {
        ReplayStrip moment = moment(frames.get(0));
        double parts = Integer.BYTES + (double) BYTES_OF_PACKED_PIXEL * frames.size();
        int fitting = moment.widestCell((long) (memory * Integer.BYTES / parts));
        return (int) Math.min(fitting, cell * LONGEST_SIDE / moment.longerSide());
    }

    public byte[] gif() {
        SharedColours colours = new SharedColours();
        for (ReplayFrame frame : frames) colours.count(moment(frame).image());
        IndexColorModel model = colours.choose();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.prepareWriteSequence(null);
            BufferedImage before = null;
            for (int i = 0; i < frames.size(); i++) {
                BufferedImage now = indexed(moment(frames.get(i)).image(), colours, model);
                Rectangle changed =
                        before == null ? new Rectangle(now.getWidth(), now.getHeight()) : changed(before, now);
                int stay = delay / MILLIS_OF_UNIT * (i == frames.size() - 1 ? LAST : 1);
                writer.writeToSequence(part(writer, now, changed, stay, i == 0), null);
                before = now;
            }
            writer.endWriteSequence();
        } catch (IOException inMemory) {
            throw new IllegalStateException(inMemory);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    private ReplayStrip moment(ReplayFrame frame) {
        return new ReplayStrip(List.of(frame), "", cell, 1);
    }

    private static BufferedImage indexed(BufferedImage image, SharedColours colours, IndexColorModel model) {
        int width = image.getWidth();
        BufferedImage indexed = new BufferedImage(width, image.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
        byte[] pixels = pixels(indexed);
        for (int i = 0; i < pixels.length; i++) pixels[i] = colours.index(image.getRGB(i % width, i / width));
        return indexed;
    }

    private static byte[] pixels(BufferedImage indexed) {
        return ((DataBufferByte) indexed.getRaster().getDataBuffer()).getData();
    }

    /** The smallest area in which two pictures differ: one pixel at least, for a moment must have a picture. */
    private static Rectangle changed(BufferedImage before, BufferedImage now) {
        byte[] ones = pixels(before);
        byte[] others = pixels(now);
        Rectangle changed = new Rectangle(0, 0, -1, -1);
        for (int i = 0; i < ones.length; i++) {
            if (ones[i] != others[i]) changed.add(new Rectangle(i % now.getWidth(), i / now.getWidth(), 1, 1));
        }
        return changed.isEmpty() ? new Rectangle(1, 1) : changed;
    }

    private static IIOImage part(ImageWriter writer, BufferedImage whole, Rectangle area, int stay, boolean first)
            throws IOException {
        IIOMetadata about = writer.getDefaultImageMetadata(new ImageTypeSpecifier(whole), null);
        String format = about.getNativeMetadataFormatName();
        IIOMetadataNode root = new IIOMetadataNode(format);
        IIOMetadataNode place = node(root, "ImageDescriptor");
        place.setAttribute("imageLeftPosition", String.valueOf(area.x));
        place.setAttribute("imageTopPosition", String.valueOf(area.y));
        place.setAttribute("imageWidth", String.valueOf(area.width));
        place.setAttribute("imageHeight", String.valueOf(area.height));
        place.setAttribute("interlaceFlag", "FALSE");
        IIOMetadataNode time = node(root, "GraphicControlExtension");
        time.setAttribute("disposalMethod", "doNotDispose");
        time.setAttribute("userInputFlag", "FALSE");
        time.setAttribute("transparentColorFlag", "FALSE");
        time.setAttribute("transparentColorIndex", "0");
        time.setAttribute("delayTime", String.valueOf(stay));
        if (first) node(root, "ApplicationExtensions").appendChild(endless());
        about.mergeTree(format, root);
        return new IIOImage(cut(whole, area), null, about);
    }

    /** A copy: Java's writer takes the pixels of a part that is only looked at from the beginning of the whole. */
    private static BufferedImage cut(BufferedImage whole, Rectangle area) {
        IndexColorModel model = (IndexColorModel) whole.getColorModel();
        BufferedImage part = new BufferedImage(area.width, area.height, BufferedImage.TYPE_BYTE_INDEXED, model);
        part.setData(whole.getRaster().createChild(area.x, area.y, area.width, area.height, 0, 0, null));
        return part;
    }

    private static IIOMetadataNode endless() {
        IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
        loop.setAttribute("applicationID", "NETSCAPE");
        loop.setAttribute("authenticationCode", "2.0");
        loop.setUserObject(new byte[] {1, 0, 0});
        return loop;
    }

    private static IIOMetadataNode node(IIOMetadataNode parent, String name) {
        IIOMetadataNode node = new IIOMetadataNode(name);
        parent.appendChild(node);
        return node;
    }
}
