package lectern.written;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Something that was written, and where. Texts and numbers alike are texts. */
public sealed interface Written {
    Place place();

    /** What comes of it, by its kind. */
    <R> R match(Cases<R> cases);

    /** What to do with each kind. */
    record Cases<R>(Function<Text, R> text, Function<Items, R> items, Function<Fields, R> fields) {}

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
    record Text(Place place, String text, boolean block) implements Written {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.text().apply(this);
        }
    }

    /** A list. */
    record Items(Place place, List<Written> items) implements Written {
        public Items {
            items = List.copyOf(items);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.items().apply(this);
        }
    }

    /** Keys with their values, in their order. */
    record Fields(Place place, Map<String, Field> fields) implements Written {
        public Fields {
            fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.fields().apply(this);
        }
    }

    /** @param place the key's */
    record Field(Place place, String key, Written value) {}
}
