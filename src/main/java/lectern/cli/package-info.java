/**
 * The commands, with picocli: one class each. A command reads its arguments, asks the packages before it, and prints;
 * it holds no rule of a game. Bad input is one line on standard error and exit code 2.
 *
 * <p>Begin with {@link lectern.cli.LecternCommand}. {@link lectern.cli.console.Terminal} holds the streams,
 * {@link lectern.cli.console.Complaints} makes the one line. Sentences are in the bundles {@code cli*.properties}.
 */
package lectern.cli;
