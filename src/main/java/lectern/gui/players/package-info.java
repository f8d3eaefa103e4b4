/**
 * Who plays in the window: players while a user describes them, the seats of a desk as a record names them, and the
 * player that is asked for advice. The dialogs that show all that are in {@code gui.dialog}, which this package does not
 * know. Begin with {@link lectern.gui.players.PlayerDraft}.
 */
package lectern.gui.players;
