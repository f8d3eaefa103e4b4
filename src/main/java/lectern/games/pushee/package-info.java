/**
 * The rules of Pushee Pieces. The package knows {@code game} and {@code search}, and no other game.
 *
 * <p>Begin with {@code PusheePosition}, whose comment has the rules. {@code PushChain} carries out the push and its
 * chain, tier by tier; {@code PushStory} and {@code PusheeStory} tell it; {@code PusheeReferee} names broken rules.
 * This game has a foul that may be carried out when a player declares it.
 */
package lectern.games.pushee;
