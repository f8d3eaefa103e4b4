package lectern.play.quiz;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.UnreadableText;

/**
 * What is typed while moves are counted: {@code e5} names a move once more, {@code A 12, B 7} gives the counts of moves
 * that were named already, {@code e5 12} that of any.
 */
public final class TallyText {
    private static final Pattern NAMED = Pattern.compile("(\\S+?)(?:(?:\\s+|\\s*[=:]\\s*)([0-9]{1,4}))?");
    private static final Pattern LETTER = Pattern.compile("([A-Z])\\s*[=:]?\\s*([0-9]{1,4})?");

    /**
     * A move that is named.
     *
     * @param count how often; empty for once more
     */
    public record Entry(Move move, OptionalInt count) {
        public Tally in(Tally tally) {
            return count.isPresent() ? tally.set(move, count.getAsInt()) : tally.changed(move, 1);
        }
    }

    private TallyText() {}

    /**
     * Moves may be named that are against the rules: who counts them asks the position.
     *
     * @throws UnreadableText if a part of it is neither the letter of a named move nor a move
     */
    public static List<Entry> read(String text, Tally tally, Position position) {
        List<Entry> entries = new ArrayList<>();
        for (String part : List.of(text.split("[,;]"))) {
            if (!part.isBlank()) entries.add(entry(part.strip(), tally, position));
        }
        return entries;
    }

    private static Entry entry(String part, Tally tally, Position position) {
        Matcher letter = LETTER.matcher(part);
        if (letter.matches()) {
            int place = letter.group(1).charAt(0) - 'A';
            if (place < tally.votes().size())
                return new Entry(tally.votes().get(place).move(), count(letter.group(2)));
        }
        Matcher named = NAMED.matcher(part);
        return named.matches()
                ? new Entry(position.readMove(named.group(1)), count(named.group(2)))
                : new Entry(position.readMove(part), OptionalInt.empty());
    }

    private static OptionalInt count(String digits) {
        return digits == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(digits));
    }
}
