/**
 * How a league stands, as tables, a cross table, curves and lists of games: laid out from
 * {@link lectern.gui.league.standing.LeagueTidings}, which were worked out beside the event thread.
 */
package lectern.gui.league.standing;
