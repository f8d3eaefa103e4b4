package lectern.picture;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A picture with its most frequent colours only, so that its file is small. */
final class FewColours {
    private static final int MOST = 160;

    /** The square of a distance between colours that can be seen. */
    private static final int DIFFERENT = 300;

    private final BufferedImage original;

    FewColours(BufferedImage original) {
        this.original = original;
    }

    BufferedImage image() {
        int[] palette = frequent();
        IndexColorModel model = new IndexColorModel(8, palette.length, palette, 0, false, -1, 0);
        BufferedImage image =
                new BufferedImage(original.getWidth(), original.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
        Map<Integer, Integer> indices = new HashMap<>();
        for (int y = 0; y < original.getHeight(); y++) {
            for (int x = 0; x < original.getWidth(); x++) {
                int index = indices.computeIfAbsent(original.getRGB(x, y), rgb -> nearest(rgb, palette));
                image.getRaster().setSample(x, y, 0, index);
            }
        }
        return image;
    }

    /** The colours of areas, and of the rest those that differ from the others. */
    private int[] frequent() {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int y = 0; y < original.getHeight(); y++) {
            for (int x = 0; x < original.getWidth(); x++) counts.merge(original.getRGB(x, y), 1, Integer::sum);
        }
        int area = original.getWidth() * original.getHeight() / 1000;
        List<Integer> sorted = counts.keySet().stream()
                .sorted(Comparator.comparing(counts::get).reversed())
                .toList();
        List<Integer> chosen = new ArrayList<>();
        for (int rgb : sorted) {
            boolean differs = chosen.stream().allMatch(other -> distance(rgb, other) > DIFFERENT);
            if (chosen.size() < MOST && (counts.get(rgb) > area || differs)) chosen.add(rgb);
        }
        return chosen.stream().mapToInt(Integer::intValue).toArray();
    }

    private static int nearest(int rgb, int[] palette) {
        int best = 0;
        for (int i = 1; i < palette.length; i++) {
            if (distance(rgb, palette[i]) < distance(rgb, palette[best])) best = i;
        }
        return best;
    }

    private static int distance(int one, int other) {
        int distance = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            int step = (one >> shift & 255) - (other >> shift & 255);
            distance += step * step;
        }
        return distance;
    }
}
