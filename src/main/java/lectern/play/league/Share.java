package lectern.play.league;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The part of a league's games that is played in one place. Pairs of games are dealt out in turn, so that every part
 * takes about as long.
 *
 * @param part which one, from 1
 * @param parts how many there are
 */
public record Share(int part, int parts) {
    public static final Share WHOLE = new Share(1, 1);

    private static final Pattern SPELLING = Pattern.compile("([1-9][0-9]{0,5})/([1-9][0-9]{0,5})");

    public Share {
        if (part < 1 || part > parts) throw new IllegalArgumentException("there is no part " + part + " of " + parts);
    }

    /** A share from its spelling, such as {@code 2/7}; empty if it is none. */
    public static Optional<Share> read(String text) {
        Matcher spelt = SPELLING.matcher(text);
        if (!spelt.matches()) return Optional.empty();
        int part = Integer.parseInt(spelt.group(1));
        int parts = Integer.parseInt(spelt.group(2));
        return part > parts ? Optional.empty() : Optional.of(new Share(part, parts));
    }

    public boolean isWhole() {
        return parts == 1;
    }

    /** @param pair the place of a pair of games among all of the league, from 0 */
    boolean has(long pair) {
        return pair % parts == part - 1;
    }

    public String text() {
        return part + "/" + parts;
    }
}
