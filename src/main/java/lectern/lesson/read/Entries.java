package lectern.lesson.read;

import java.util.List;
import java.util.Optional;

/** The fields of a block, all of whose keys are known there. */
final class Entries {
    private final YamlValue.Fields fields;

    /** @param parts hears of the keys that are not known, so that the others can be read */
    Entries(YamlValue.Fields fields, List<String> known, Attempts parts) {
        this.fields = fields;
        for (YamlValue.Field field : fields.fields().values()) {
            if (!known.contains(field.key())) {
                parts.misspelt(LessonFault.unknown(field.line(), field.key(), known));
            }
        }
    }

    /** Fields that are not looked at before all their keys are known. */
    static Entries of(YamlValue.Fields fields, List<String> known) {
        Attempts parts = new Attempts();
        Entries entries = new Entries(fields, known, parts);
        parts.end();
        return entries;
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
        return find(key).orElseThrow(() -> new LessonFault(line(), LessonFault.MISSING, key));
    }
}
