package lectern.lesson.read;

import java.util.LinkedHashMap;
import java.util.Map;
import lectern.written.Written;
import lectern.written.WrittenFault;
import lectern.written.WrittenYaml;

/** Reads the YAML of a block or of a lesson's head. */
final class YamlText {
    private static final WrittenYaml.Bounds BOUNDS =
            new WrittenYaml.Bounds(Limits.BLOCK_LENGTH, Limits.YAML_NESTING, Limits.MOVES, Limits.ITEMS);

    /** How many lines stand before the text in its file. */
    private final int linesBefore;

    private YamlText(int linesBefore) {
        this.linesBefore = linesBefore;
    }

    /** The fields of a text that is a map. */
    static YamlValue.Fields fields(String yaml, int linesBefore) {
        if (yaml.codePointCount(0, yaml.length()) > Limits.BLOCK_LENGTH) {
            throw new LessonFault(linesBefore + 1, "lesson.block-long", Limits.BLOCK_LENGTH);
        }
        YamlValue value = new YamlText(linesBefore).read(yaml);
        if (value instanceof YamlValue.Fields fields) return fields;
        throw new LessonFault(value.line(), "lesson.no-map");
    }

    private YamlValue read(String yaml) {
        try {
            return value(WrittenYaml.read(yaml, BOUNDS));
        } catch (WrittenFault wrong) {
            throw new LessonFault(line(wrong.place()), wrong.reason());
        }
    }

    private int line(Written.Place place) {
        return linesBefore + place.line();
    }

    private YamlValue value(Written written) {
        int line = line(written.place());
        return written.match(new Written.Cases<>(
                text -> new YamlValue.Text(line, text.text()),
                list -> new YamlValue.Items(
                        line, list.items().stream().map(this::value).toList()),
                map -> fields(map, line)));
    }

    private YamlValue fields(Written.Fields map, int line) {
        Map<String, YamlValue.Field> fields = new LinkedHashMap<>();
        map.fields()
                .forEach((key, field) ->
                        fields.put(key, new YamlValue.Field(line(field.place()), key, value(field.value()))));
        return new YamlValue.Fields(line, fields);
    }
}
