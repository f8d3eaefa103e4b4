package lectern.play.handin;

import lectern.game.Phrase;

/**
 * Something in a folder of hand-ins that does not play.
 *
 * @param name what it is called, as far as that can be printed; two may be called the same
 * @param why one sentence, which names it
 */
public record Refused(String name, Phrase why) {}
