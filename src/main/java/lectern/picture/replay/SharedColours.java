package lectern.picture.replay;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The few colours in which all pictures of an animation are drawn, so that what does not change does not flicker.
 * Boards have few colours, and many between them at the rims of what is drawn. Used by one thread at a time.
 */
final class SharedColours {
    private static final int MOST = 256;

    /** So many of the most frequent are taken however alike they are; of the others, one of each kind. */
    private static final int EXACT = 96;

    private static final int KIND = 0xf0f0f0;

    private final Map<Integer, Integer> counted = new HashMap<>();
    private final Map<Integer, Byte> nearest = new HashMap<>();
    private List<Integer> chosen = List.of();

    void count(BufferedImage image) {
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) counted.merge(image.getRGB(x, y) & 0xffffff, 1, Integer::sum);
        }
    }

    /** Chooses among the colours that were counted; equally frequent ones have their own order. */
    IndexColorModel choose() {
        List<Integer> byNumber = counted.entrySet().stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .toList();
        Set<Integer> kinds = new HashSet<>();
        List<Integer> taken = new ArrayList<>();
        for (int colour : byNumber) {
            boolean anew = kinds.add(colour & KIND);
            if (taken.size() < MOST && (anew || taken.size() < EXACT)) taken.add(colour);
        }
        chosen = List.copyOf(taken);
        int[] table = new int[MOST];
        for (int i = 0; i < chosen.size(); i++) table[i] = chosen.get(i);
        return new IndexColorModel(Byte.SIZE, MOST, table, 0, false, -1, DataBuffer.TYPE_BYTE);
    }

    byte index(int colour) {
        return nearest.computeIfAbsent(colour & 0xffffff, this::nearestTo);
    }

    private byte nearestTo(int colour) {
        int best = 0;
        for (int i = 1; i < chosen.size(); i++) {
            if (distance(chosen.get(i), colour) < distance(chosen.get(best), colour)) best = i;
        }
        return (byte) best;
    }

    private static int distance(int one, int other) {
        int red = ((one >> 16) & 0xff) - ((other >> 16) & 0xff);
        int green = ((one >> 8) & 0xff) - ((other >> 8) & 0xff);
        int blue = (one & 0xff) - (other & 0xff);
        return red * red + green * green + blue * blue;
    }
}
