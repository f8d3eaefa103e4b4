package lectern.lesson.read;

import java.util.List;
import java.util.Optional;

/** The fields of a block, all of whose keys are known there. */
final class Entries {
    private final Value.Fields fields;

    Entries(Value.Fields fields, List<String> known) {
        this.fields = fields;
        for (Value.Field field : fields.fields().values()) {
            if (!known.contains(field.key())) throw new Fault(field.line(), Nearest.unknown(field.key(), known));
        }
    }

    int line() {
        return fields.line();
    }

    boolean has(String key) {
        return fields.fields().containsKey(key);
    }

    List<Value.Field> all() {
        return List.copyOf(fields.fields().values());
    }

    Optional<Value.Field> find(String key) {
        return Optional.ofNullable(fields.fields().get(key));
    }

    Value.Field get(String key) {
        return find(key).orElseThrow(() -> new Fault(line(), "lesson.missing", key));
    }
}
