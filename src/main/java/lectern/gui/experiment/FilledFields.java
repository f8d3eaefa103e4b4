package lectern.gui.experiment;

import java.util.Map;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;
import lectern.play.TournamentRefused;

/** What was filled in, by the keys of the fields. */
record FilledFields(Map<String, String> texts) {
    String text(String key) {
        return texts.getOrDefault(key, "").strip();
    }

    boolean has(String key) {
        return !text(key).isEmpty();
    }

    /** A number, with a point or a comma, as it is written in either language. */
    double number(String key) {
        String text = text(key).replace(',', '.').replace('−', '-');
        if (!text.matches("[-+]?[0-9]{1,9}([.][0-9]{1,9})?")) throw wrong(key);
        return Double.parseDouble(text);
    }

    int whole(String key, int least, int most) {
        String text = text(key);
        if (!text.matches("-?[0-9]{1,9}")) throw wrong(key);
        int number = Integer.parseInt(text);
        if (number < least || number > most) {
            throw new TournamentRefused(Phrase.of(
                    "experiment.out-of-range",
                    label(key),
                    String.valueOf(least),
                    String.valueOf(most),
                    String.valueOf(number)));
        }
        return number;
    }

    long seed(String key) {
        String text = text(key);
        if (!text.matches("-?[0-9]{1,18}")) throw wrong(key);
        return Long.parseLong(text);
    }

    private TournamentRefused wrong(String key) {
        return new TournamentRefused(Phrase.of("experiment.no-number", label(key), Excerpt.of(text(key))));
    }

    private static Phrase label(String key) {
        return Phrase.of("experiment.field." + key);
    }
}
