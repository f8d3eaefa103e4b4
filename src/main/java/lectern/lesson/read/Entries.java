package lectern.lesson.read;

import java.util.List;
import java.util.Optional;

/** The fields of a block, all of whose keys are known there. */
final class Entries {
    private final YamlValue.Fields fields;

    Entries(YamlValue.Fields fields, List<String> known) {
        this.fields = fields;
        for (YamlValue.Field field : fields.fields().values()) {
            if (!known.contains(field.key())) throw LessonFault.unknown(field.line(), field.key(), known);
        }
    }

    int line() {
        return fields.line();
    }

    boolean has(String key) {
        return fields.fields().containsKey(key);
    }

    List<YamlValue.Field> all() {
        return List.copyOf(fields.fields().values());
    }

    Optional<YamlValue.Field> find(String key) {
        return Optional.ofNullable(fields.fields().get(key));
    }

    YamlValue.Field get(String key) {
        return find(key).orElseThrow(() -> new LessonFault(line(), "lesson.missing", key));
    }
}
