package lectern.gui.memory;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Names and texts as a properties file that a person can read: sorted, and without the date it was written. */
final class PropertiesText {
    private PropertiesText() {}

    /** What can be made out; a file that was spoilt by hand says nothing. */
    static Map<String, String> read(String text) throws IOException {
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(text));
        } catch (IllegalArgumentException spoilt) {
            return new TreeMap<>();
        }
        Map<String, String> texts = new TreeMap<>();
        properties.forEach((name, value) -> texts.put((String) name, (String) value));
        return texts;
    }

    static String of(Map<String, String> texts) throws IOException {
        Properties properties = new Properties();
        properties.putAll(texts);
        StringWriter written = new StringWriter();
        properties.store(written, null);
        return written.toString()
                .lines()
                .filter(line -> !line.startsWith("#"))
                .sorted()
                .collect(Collectors.joining("\n", "", "\n"));
    }
}
