/**
 * The grammar of players: which settings there are, what values they can have, and how a player's text is read and
 * written. Player texts, dialogs, the options of the Universal Game Interface and the requests of {@code query} all use
 * the one list in {@link lectern.play.player.PlayerSetting}. Only {@link lectern.play.player.PlayerText#readOrEngine}
 * makes a contender that starts a program. The package knows the catalogue of players and external engines, but neither
 * matches nor tournaments. Begin with {@link lectern.play.player.PlayerSpec}.
 */
package lectern.play.player;
