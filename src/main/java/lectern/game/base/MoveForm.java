package lectern.game.base;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.game.reading.Excerpt;

/** The forms that a game's moves can have, as one pattern; finds where a text leaves them. */
public final class MoveForm {
    /** A cell that might be on some board: a letter and a number without leading zeros. */
    public static final String PLACE = "[a-z](?:0|[1-9][0-9]?)";

    private final Pattern pattern;
    private final Phrase forms;

    /**
     * @param game the id of the game, whose bundle describes the forms under {@code <game>.forms}
     */
    public MoveForm(String game, String pattern) {
        this.pattern = Pattern.compile(pattern);
        this.forms = Phrase.of(game + ".forms");
    }

    /** The match of a text that has one of the forms. */
    public Matcher match(String text) {
        Matcher whole = pattern.matcher(text);
        if (whole.matches()) return whole;
        throw new UnreadableText(
                UnreadableText.Kind.MOVE,
                firstWrongColumn(text),
                Phrase.of("reading.no-move", Excerpt.of(text), forms));
    }

    private int firstWrongColumn(String text) {
        int column = 1;
        while (column <= text.length() && mayBegin(text.substring(0, column))) column++;
        return column;
    }

    private boolean mayBegin(String start) {
        Matcher matcher = pattern.matcher(start);
        return matcher.matches() || matcher.hitEnd();
    }
}
