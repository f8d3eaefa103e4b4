/**
 * What a decision says: phrases, order and marks. The window, handouts, the notes of records and answers to queries lay
 * this out and add nothing to it. The package knows games and their players; it does not know who plays a match, and
 * makes no sentences: phrases become sentences in {@code lectern.text}. Begin with
 * {@link lectern.telling.DecisionTelling}.
 */
package lectern.telling;
