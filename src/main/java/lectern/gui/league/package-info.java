/**
 * The window of leagues: who takes part and how, and the tables that fill while the games are played. A
 * {@link lectern.gui.league.LeagueRun} plays on threads of its own and tells the event thread how the league stands, always
 * the latest only; what is finished is in its folder before it is told.
 */
package lectern.gui.league;
