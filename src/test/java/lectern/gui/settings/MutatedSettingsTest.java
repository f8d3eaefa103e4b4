package lectern.gui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import lectern.gui.settings.PropertiesText.Found;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever becomes of a file of settings, something is made out or nothing, and it is known whether that is all. */
class MutatedSettingsTest {
    private static final int FILES = 20_000;
    private static final String SAMPLE = """
            files.folder=C:\\\\jogos\\\\três
            language=pt
            lesson-mark.infection-rules=3/7 begun
            lesson.infection-rules=1 4.2.0 0,1,2,3,4 1f2e3d4c:h1.2=d4 e67ec80e:s0.0
            odd=\\u0001\\ud83d\\ude00 \\
              and more
            scale=150
            window.bounds=10,20,1280,800
            """;
    private static final List<String> SPLINTERS = List.of(
            "\\", "\\u", "\\u00", "\\ud83d", "\n", "\r", "=", ":", "#", "!", " ", "\0", "\u0085", "\ufeff", "é");

    @Test
    void twentyThousandMutatedFilesAreReadLineByLine() throws IOException {
        Random random = new Random(8);
        int whole = 0;
        for (int i = 0; i < FILES; i++) {
            byte[] content = SAMPLE.getBytes(StandardCharsets.UTF_8);
            for (int change = random.nextInt(4); change >= 0; change--) content = mutated(content, random);

            Found found = PropertiesText.read(content);

            if (found.whole()) whole++;
            String written = PropertiesText.of(new TreeMap<>(found.texts()));
            assertThat(PropertiesText.read(written.getBytes(StandardCharsets.UTF_8)))
                    .isEqualTo(new Found(found.texts(), true));
        }
        assertThat(whole).isBetween(FILES / 10, FILES * 9 / 10);
    }

    private static byte[] mutated(byte[] content, Random random) {
        if (content.length == 0) return content;
        int at = random.nextInt(content.length);
        return switch (random.nextInt(5)) {
            case 0 -> {
                content[at] ^= (byte) (1 << random.nextInt(8));
                yield content;
            }
            case 1 -> Arrays.copyOf(content, at);
            case 2 -> {
                Arrays.fill(content, at, Math.min(content.length, at + random.nextInt(20)), (byte) random.nextInt(256));
                yield content;
            }
            case 3 -> joined(content, at, SPLINTERS.get(random.nextInt(SPLINTERS.size())), at);
            default -> joined(content, at, "", random.nextInt(at + 1));
        };
    }

    /** What is before one place, a splinter, and what is behind another. */
    private static byte[] joined(byte[] content, int end, String splinter, int start) {
        byte[] middle = splinter.getBytes(StandardCharsets.UTF_8);
        byte[] all = Arrays.copyOf(content, end + middle.length + content.length - start);
        System.arraycopy(middle, 0, all, end, middle.length);
        System.arraycopy(content, start, all, end + middle.length, content.length - start);
        return all;
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\", "\\\n", "\n", "=", "\\u", "\\u0041", "a=b\n", "a\\\n=", "\u00e9", " ", "#", "\0\n"})
    void aFileOfNothingButOneThingIsReadToItsEnd(String thing) throws IOException {
        byte[] content = thing.repeat((2 << 20) / thing.length()).getBytes(StandardCharsets.UTF_8);

        assertThat(PropertiesText.read(content).texts()).hasSizeLessThan(3);
    }

    @Test
    void changesAreReadAsTheyWereWritten() throws IOException {
        Map<String, Optional<String>> texts = new HashMap<>();
        texts.put("theme", Optional.of("dark"));
        texts.put("+", Optional.of(""));
        texts.put("-gone", Optional.empty());
        texts.put("", Optional.of("\n# = \\u"));
        Changes changes = new Changes(texts);

        assertThat(Changes.read(changes.text())).isEqualTo(changes);
    }
}
