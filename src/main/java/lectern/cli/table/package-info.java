/**
 * What commands print of games, tournaments, sweeps, tunings and reviews, as tables to be read by people. It knows the
 * sentences, and no command.
 * Begin with {@link lectern.cli.table.SweepTable}.
 */
package lectern.cli.table;
