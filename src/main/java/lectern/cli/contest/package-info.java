/**
 * Commands that let players play many games: tournaments, sweeps and tuning. Begin with
 * {@link lectern.cli.contest.TournamentCommand}.
 */
package lectern.cli.contest;
