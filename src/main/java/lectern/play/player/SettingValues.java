package lectern.play.player;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;

/**
 * The values that a setting can have, as they are written.
 *
 * @param words those values, if they are words
 * @param sentence what is said of any other value
 */
public record SettingValues(Form form, double least, double most, List<String> words, String sentence) {
    /** How values are written. */
    public enum Form {
        WHOLE,
        DECIMAL,
        WORD
    }

    private static final String WHOLE = "0|-?[1-9][0-9]{0,17}";
    private static final String DECIMAL = "[-+]?([0-9]+([.][0-9]+)?|[.][0-9]+)([eE][-+]?[0-9]+)?";

    public SettingValues {
        words = List.copyOf(words);
    }

    public static SettingValues whole(long least, long most) {
        return new SettingValues(Form.WHOLE, least, most, List.of(), "play.no-whole");
    }

    static SettingValues decimal(double least, double most, String sentence) {
        return new SettingValues(Form.DECIMAL, least, most, List.of(), sentence);
    }

    public static SettingValues words(List<String> words) {
        return new SettingValues(Form.WORD, 0, 0, words, "play.no-choice");
    }

    /** What is wrong with a value of a setting; empty if nothing is. */
    public Optional<Phrase> refusal(String key, String value) {
        boolean fits = switch (form) {
            case WHOLE -> value.matches(WHOLE) && isInRange(value);
            case DECIMAL -> value.matches(DECIMAL) && isInRange(value);
            case WORD -> words.contains(value);
        };
        if (fits) return Optional.empty();
        return Optional.of(
                form == Form.WORD
                        ? Phrase.of(sentence, key, Excerpt.of(value), new Phrase.AnyOf(words))
                        : Phrase.of(sentence, key, Excerpt.of(value), least, most));
    }

    private boolean isInRange(String value) {
        double number = Double.parseDouble(value);
        return number >= least && number <= most;
    }

    /** A value in the one way in which it is written when it is written again. */
    String canonical(String value) {
        return form == Form.DECIMAL ? plain(Double.parseDouble(value)) : value;
    }

    /** A number without an exponent, which reads as that number again. */
    public static String plain(double number) {
        // Zero has no sign.
        return new BigDecimal(String.valueOf(number + 0.0)).stripTrailingZeros().toPlainString();
    }
}
