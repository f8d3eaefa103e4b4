package lectern.play.player;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.game.reading.Excerpt;

/**
 * Takes a player text apart: an id and fields such as {@code nodes=2000}, each of which knows its column. The command of
 * an engine takes all the rest of the text, commas included.
 */
public final class PlayerFields {
    /** The setting that starts an engine. */
    public static final String COMMAND = "command";

    private static final int LONGEST = 1000;

    private final String id;
    private final Map<String, Field> fields = new LinkedHashMap<>();

    /** @param column where it begins, from 1; 0 if it does not stand in the text */
    private record Field(String text, int column) {
        private boolean isSetting() {
            return text.indexOf('=') >= 0;
        }

        private String key() {
            return text.substring(0, text.indexOf('='));
        }

        private String value() {
            return text.substring(text.indexOf('=') + 1);
        }

        private int valueColumn() {
            return column == 0 ? 0 : column + text.indexOf('=') + 1;
        }
    }

    PlayerFields(String text) {
        if (text.length() > LONGEST) throw notAPlayer("reading.too-long", text.length());
        id = id(text);
        for (Field field : split(text)) {
            if (!field.isSetting()) throw wrong(field.column(), Phrase.of("play.no-setting", Excerpt.of(field.text())));
            add(field.key(), field, field.column());
        }
    }

    /** Adds settings that are given beside the text. */
    void add(Map<String, String> beside) {
        beside.forEach((key, value) -> {
            int column = fields.containsKey(key) ? fields.get(key).column() : 0;
            add(key, new Field(key + "=" + value, 0), column);
        });
    }

    private void add(String key, Field field, int column) {
        if (fields.putIfAbsent(key, field) == null) return;
        throw wrong(column, Phrase.of("play.setting-twice", Excerpt.of(key)));
    }

    /** What stands before the settings of a player text, right or not. */
    public static String id(String text) {
        int colon = text.indexOf(':');
        return colon < 0 ? text : text.substring(0, colon);
    }

    /** The settings of a text that need not be right: those that can be told. They can be changed. */
    public static Map<String, String> settings(String text) {
        Map<String, String> settings = new LinkedHashMap<>();
        for (Field field : split(text)) {
            if (field.isSetting()) settings.put(field.key(), field.value());
        }
        return settings;
    }

    /** What a text names as the heuristic of its player. */
    public static Optional<String> heuristic(String text) {
        return Optional.ofNullable(settings(text).get(PlayerSetting.EVALUATOR.key()))
                .filter(evaluator -> evaluator.startsWith(Evaluator.WRITTEN))
                .map(evaluator -> evaluator.substring(Evaluator.WRITTEN.length()));
    }

    /** The same text with another reference to its heuristic. */
    public static String naming(String text, String reference) {
        String before = PlayerSetting.EVALUATOR.key() + "=" + Evaluator.WRITTEN;
        return heuristic(text)
                .map(named -> text.replace(before + named, before + reference))
                .orElse(text);
    }

    private static List<Field> split(String text) {
        List<Field> fields = new ArrayList<>();
        int begin = id(text).length() + 1;
        while (begin <= text.length()) {
            int comma = text.startsWith(COMMAND + "=", begin) ? -1 : text.indexOf(',', begin);
            int end = comma < 0 ? text.length() : comma;
            fields.add(new Field(text.substring(begin, end), begin + 1));
            begin = end + 1;
        }
        return fields;
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

    /** All of them, by their keys. */
    Map<String, String> values() {
        Map<String, String> values = new LinkedHashMap<>();
        fields.forEach((key, field) -> values.put(key, field.value()));
        return values;
    }

    /** Throws what is wrong with a field's key, if something is. */
    void refuseKey(String key, Optional<Phrase> reason) {
        if (reason.isPresent()) throw wrong(fields.get(key).column(), reason.get());
    }

    /** Throws what is wrong with a field's value, if something is. */
    void refuseValue(String key, Optional<Phrase> reason) {
        if (reason.isPresent()) throw wrong(fields.get(key).valueColumn(), reason.get());
    }

    private static UnreadableText wrong(int column, Phrase reason) {
        return new UnreadableText(UnreadableText.Kind.SETTING, column, reason);
    }

    /** The text names no player at all. */
    static UnreadableText notAPlayer(String sentence, Object... arguments) {
        return notAPlayer(Phrase.of(sentence, arguments));
    }

    static UnreadableText notAPlayer(Phrase reason) {
        return new UnreadableText(UnreadableText.Kind.PLAYER, 1, reason);
    }
}
