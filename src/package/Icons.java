import com.formdev.flatlaf.extras.FlatSVGUtils;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.ImageIO;

/**
 * Draws Lectern's icon for desktops: PNG files of the theme hicolor into the first folder, and {@code lectern.ico} for
 * Windows and {@code lectern.icns} for macOS into the second. Run from its source, with Lectern's jar on the class path.
 */
class Icons {
    /** Sizes of Windows' icons, and of the usual folders of hicolor. */
    private static final int[] SIZES = {16, 24, 32, 48, 64, 128, 256};

    /** The types of macOS' icons by their sizes. */
    private static final Map<Integer, String> TYPES =
            new TreeMap<>(Map.of(16, "icp4", 32, "icp5", 64, "icp6", 128, "ic07", 256, "ic08", 512, "ic09"));

    public static void main(String[] folders) throws IOException {
        for (int size : SIZES) {
            Path folder = Path.of(folders[0], size + "x" + size, "apps");
            Files.createDirectories(folder);
            Files.write(folder.resolve("lectern.png"), png(size));
        }
        Path out = Path.of(folders[1]);
        Files.createDirectories(out);
        Files.write(out.resolve("lectern.ico"), ico());
        Files.write(out.resolve("lectern.icns"), icns());
    }

    private static byte[] png(int size) throws IOException {
        URL drawing = Icons.class.getResource("/lectern/gui/icon.svg");
        BufferedImage image = FlatSVGUtils.svg2image(drawing, size, size);
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(image, "png", png);
        return png.toByteArray();
    }

    /** A list of the pictures with their sizes (0 for 256) and places, and then the pictures. */
    private static byte[] ico() throws IOException {
        ByteBuffer list = ByteBuffer.allocate(6 + 16 * SIZES.length).order(ByteOrder.LITTLE_ENDIAN);
        ByteArrayOutputStream pictures = new ByteArrayOutputStream();
        list.putShort((short) 0).putShort((short) 1).putShort((short) SIZES.length);
        for (int size : SIZES) {
            byte[] png = png(size);
            list.put((byte) size).put((byte) size).putShort((short) 0).putShort((short) 1).putShort((short) 32);
            list.putInt(png.length).putInt(list.capacity() + pictures.size());
            pictures.writeBytes(png);
        }
        ByteArrayOutputStream ico = new ByteArrayOutputStream();
        ico.writeBytes(list.array());
        ico.writeBytes(pictures.toByteArray());
        return ico.toByteArray();
    }

    /** Each picture after its type and its length; before all, the same of the file. */
    private static byte[] icns() throws IOException {
        ByteArrayOutputStream pictures = new ByteArrayOutputStream();
        for (Map.Entry<Integer, String> type : TYPES.entrySet()) {
            pictures.writeBytes(part(type.getValue(), png(type.getKey())));
        }
        return part("icns", pictures.toByteArray());
    }

    private static byte[] part(String type, byte[] content) {
        ByteBuffer part = ByteBuffer.allocate(8 + content.length);
        part.put(type.getBytes(StandardCharsets.US_ASCII)).putInt(part.capacity()).put(content);
        return part.array();
    }
}
