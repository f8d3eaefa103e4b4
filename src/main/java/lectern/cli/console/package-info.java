/**
 * What every command shares: the streams and the language, the one line of a complaint, a record that is read and a file
 * that is written, an end in good order when the process is interrupted. Begin with
 * {@link lectern.cli.console.Terminal}.
 */
package lectern.cli.console;
