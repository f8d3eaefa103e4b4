/**
 * Where tiles can lie in Syrtis: sets of spots as bits, the two boards, and how the tiles of a set hang together. Knows
 * {@code game} and nothing of the rules. Begin with {@link lectern.games.syrtis.spots.Spots}.
 */
package lectern.games.syrtis.spots;
