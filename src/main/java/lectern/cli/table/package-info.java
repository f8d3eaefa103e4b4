/**
 * What commands print of sweeps and tunings, as tables to be read by people. It knows the sentences, and no command.
 * Begin with {@link lectern.cli.table.SweepTable}.
 */
package lectern.cli.table;
