/**
 * The list of games and of players. {@link lectern.games.Games} is the only class that knows the packages of the games
 * below; a new game is a line there. {@link lectern.games.Players} joins the levels of each game with the players that
 * play every game.
 */
package lectern.games;
