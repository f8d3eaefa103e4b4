/**
 * Rates of games that were played in pairs, with the seats swapped: what pairs tell, and how sure it is. Plain
 * arithmetic, which knows neither games nor players. Begin with {@link lectern.play.pairs.PairedRate}.
 */
package lectern.play.pairs;
