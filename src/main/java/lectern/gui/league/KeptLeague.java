package lectern.gui.league;

import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import lectern.game.Phrase;

/**
 * A league that was begun and is not over.
 *
 * @param game what is played
 * @param at when its last game came to its end
 */
record KeptLeague(Path folder, Phrase game, int entrants, int finished, long planned, FileTime at) {}
