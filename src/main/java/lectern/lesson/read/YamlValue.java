package lectern.lesson.read;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Something written in YAML, and the line of the lesson where it stands. Texts and numbers alike are texts. */
sealed interface YamlValue {
    int line();

    record Text(int line, String text) implements YamlValue {}

    record Items(int line, List<YamlValue> items) implements YamlValue {
        public Items {
            items = List.copyOf(items);
        }
    }

    /** Keys with their values, in their order. */
    record Fields(int line, Map<String, Field> fields) implements YamlValue {
        public Fields {
            fields = new LinkedHashMap<>(fields);
        }
    }

    /**
     * A value with a key.
     *
     * @param line the key's
     */
    record Field(int line, String key, YamlValue value) {
        String text() {
            if (value instanceof Text text) return text.text();
            throw new LessonFault(value.line(), insteadOfText(), key);
        }

        private String insteadOfText() {
            return value instanceof Fields ? "lesson.map-for-text" : "lesson.no-text";
        }

        /** A sentence or the like: not empty, on one line, and not too long. */
        String sentence() {
            String sentence = text().strip();
            if (sentence.isEmpty()) throw new LessonFault(line, "lesson.empty", key);
            if (sentence.length() > Limits.SENTENCE) {
                throw new LessonFault(line, "lesson.sentence-long", key, Limits.SENTENCE);
            }
            TextRules.checkSentence(value.line(), sentence);
            return sentence;
        }

        int whole(int least, int most) {
            String text = text();
            if (text.matches("-?[0-9]{1,9}")) {
                int number = Integer.parseInt(text);
                if (number >= least && number <= most) return number;
            }
            throw new LessonFault(value.line(), "lesson.no-whole", key, least, most);
        }

        double number() {
            String text = text();
            if (text.matches("-?[0-9]{1,9}(\\.[0-9]{1,9})?")) return Double.parseDouble(text);
            throw new LessonFault(value.line(), "lesson.no-number", key);
        }

        boolean flag() {
            return oneOf(List.of("true", "false")).equals("true");
        }

        String oneOf(List<String> known) {
            String text = text();
            if (known.contains(text)) return text;
            throw LessonFault.unknown(value.line(), text, known);
        }

        /** A list; a single thing is a list of one. */
        List<Field> items() {
            List<YamlValue> values = value instanceof Items items ? items.items() : List.of(value);
            return values.stream()
                    .map(item -> new Field(item.line(), key, item))
                    .toList();
        }

        /** A list of words; a text is the words in it. */
        List<Field> words() {
            if (!(value instanceof Text text)) return items();
            String words = text.text().strip();
            if (words.isEmpty()) return List.of();
            return List.of(words.split("\\s+")).stream()
                    .map(word -> new Field(line, key, new Text(text.line(), word)))
                    .toList();
        }

        Entries entries(List<String> known) {
            if (value instanceof Fields fields) return Entries.of(fields, known);
            throw new LessonFault(value.line(), "lesson.no-fields", key);
        }
    }
}
