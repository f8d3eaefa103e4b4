package lectern.lesson.study;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import lectern.lesson.Block;

/**
 * Knows questions again, in another language and after the lesson was changed: by the position, and by what is right,
 * but not by sentences. Of questions that are alike in this, the first is the first again.
 */
final class Fingerprints {
    private Fingerprints() {}

    static List<String> of(List<Block.Ask> questions) {
        Map<String, Integer> alike = new HashMap<>();
        List<String> prints = new ArrayList<>();
        for (Block.Ask ask : questions) {
            String content = content(ask);
            int which = alike.merge(content, 1, Integer::sum);
            prints.add(print(content + which));
        }
        return prints;
    }

    private static String content(Block.Ask ask) {
        return ask.board().game().text() + " " + ask.board().text() + " "
                + ask.question().contentKey();
    }

    private static String print(String content) {
        CRC32 sum = new CRC32();
        sum.update(content.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }
}
