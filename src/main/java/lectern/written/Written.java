package lectern.written;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Something that was written, and where. Texts and numbers alike are texts. */
public sealed interface Written {
    Place place();

    /**
     * Where something stands.
     *
     * @param line from 1; 0 where there are no lines
     * @param column of its first letter, from 1
     * @param path the keys that lead to it, such as {@code terms[2].weight}
     */
    record Place(int line, int column, String path) {
        /** So many letters further on in the same line. */
        public Place further(int letters) {
            return new Place(line, column + letters, path);
        }
    }

    /** @param block whether it stands in lines of its own, below {@code |} or {@code >} */
    record Text(Place place, String text, boolean block) implements Written {}

    /** A list. */
    record Items(Place place, List<Written> items) implements Written {
        public Items {
            items = List.copyOf(items);
        }
    }

    /** Keys with their values, in their order. */
    record Fields(Place place, Map<String, Field> fields) implements Written {
        public Fields {
            fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
        }
    }

    /** @param place the key's */
    record Field(Place place, String key, Written value) {}
}
