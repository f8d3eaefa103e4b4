/**
 * Games are kept: autosave after every move, files of users' own, games that were interrupted, and the offers above
 * the board. Writing happens on threads of its own.
 *
 * <p>Begin with {@link lectern.gui.keeping.Keeping}, then {@code Autosave} (what is promised, and how long the event
 * thread may wait) and {@code Claim} (a journal that belongs to one window). {@link lectern.gui.keeping.EngineOffers}
 * is why a record starts no engine. Durable files themselves are {@code lectern.storage}.
 */
package lectern.gui.keeping;
