/**
 * What all readers of texts that people write have in common: which known word an unknown one may stand for, and how much
 * of an unreadable text is quoted. It knows the vocabulary of {@code game} and nothing else. Begin with
 * {@link lectern.game.reading.Nearest}.
 */
package lectern.game.reading;
