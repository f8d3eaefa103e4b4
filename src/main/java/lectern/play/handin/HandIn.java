package lectern.play.handin;

import java.nio.file.Path;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;

/**
 * What a student handed in, ready to play.
 *
 * @param name as the file or the sub-folder is called, without its ending; printable, and no other hand-in's
 * @param file where it was read
 * @param contender plays with what was handed in; a heuristic is called in its text as the hand-in is
 */
public record HandIn(String name, Path file, Contender contender) {
    /** The most letters of a name. */
    public static final int LONGEST_NAME = 120;

    /** Whether a program will run when it plays; the contender's text ends with the command line. */
    public boolean isEngine() {
        return PlayerText.isEngine(contender.text());
    }
}
