package lectern.play;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import lectern.game.Excerpt;
import lectern.game.Phrase;
import lectern.game.UnreadableText;

/** Takes a player text apart: an id and fields such as {@code nodes=2000}, each of which knows its column. */
final class PlayerFields {
    private static final int LONGEST = 1000;
    private static final String NUMBER = "-?[0-9]{1,9}([.][0-9]{1,9})?";

    private final String id;
    private final Map<String, Field> fields = new LinkedHashMap<>();

    private record Field(String value, int column, int valueColumn) {}

    PlayerFields(String text) {
        this(text, "");
    }

    /**
     * @param last the key whose value is all the rest of the text, commas included; empty if there is none
     */
    PlayerFields(String text, String last) {
        if (text.length() > LONGEST) throw wrong(LONGEST + 1, "reading.too-long", text.length());
        int colon = text.indexOf(':');
        id = colon < 0 ? text : text.substring(0, colon);
        int column = id.length() + 2;
        if (colon < 0) return;
        while (column <= text.length() + 1) {
            int comma = text.indexOf(',', column - 1);
            int equals = text.indexOf('=', column - 1);
            boolean takesTheRest = !last.isEmpty() && text.startsWith(last + "=", column - 1);
            int end = comma < 0 || takesTheRest ? text.length() : comma;
            if (equals < 0 || equals > end) {
                throw wrong(column, "play.no-setting", Excerpt.of(text.substring(column - 1, end)));
            }
            String key = text.substring(column - 1, equals);
            Field field = new Field(text.substring(equals + 1, end), column, equals + 2);
            if (fields.putIfAbsent(key, field) != null) throw wrong(column, "play.setting-twice", Excerpt.of(key));
            column = end + 2;
        }
    }

    String id() {
        return id;
    }

    boolean has(String key) {
        return fields.containsKey(key);
    }

    List<String> keys() {
        return List.copyOf(fields.keySet());
    }

    Optional<String> value(String key) {
        return Optional.ofNullable(fields.get(key)).map(Field::value);
    }

    OptionalLong whole(String key, long most) {
        return whole(key, 1, most);
    }

    OptionalLong whole(String key, long least, long most) {
        if (!has(key)) return OptionalLong.empty();
        String value = fields.get(key).value();
        boolean inRange =
                value.matches("0|[1-9][0-9]{0,17}") && Long.parseLong(value) >= least && Long.parseLong(value) <= most;
        if (!inRange) throw wrongValue(key, "play.no-whole", key, Excerpt.of(value), most, least);
        return OptionalLong.of(Long.parseLong(value));
    }

    double number(String key) {
        String value = fields.get(key).value();
        if (!value.matches(NUMBER)) throw wrongValue(key, "play.no-weight", key, Excerpt.of(value));
        return Double.parseDouble(value);
    }

    /** A number as it is written, in one way only. */
    static String plain(double number) {
        return new BigDecimal(String.valueOf(number)).stripTrailingZeros().toPlainString();
    }

    /** An error in a field's value. */
    UnreadableText wrongValue(String key, String sentence, Object... arguments) {
        return wrong(fields.get(key).valueColumn(), sentence, arguments);
    }

    UnreadableText wrongValue(String key, Phrase reason) {
        return new UnreadableText(UnreadableText.Kind.PLAYER, fields.get(key).valueColumn(), reason);
    }

    /** An error in a field's key. */
    UnreadableText wrongKey(String key, String sentence, Object... arguments) {
        return wrong(fields.get(key).column(), sentence, arguments);
    }

    static UnreadableText wrong(int column, String sentence, Object... arguments) {
        return new UnreadableText(UnreadableText.Kind.PLAYER, column, Phrase.of(sentence, arguments));
    }
}
