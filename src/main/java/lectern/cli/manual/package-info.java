/**
 * What a system keeps of a command line beside the program: completion for shells, and manual pages, both made from the
 * commands themselves. Begin with {@link lectern.cli.manual.CompletionCommand}.
 */
package lectern.cli.manual;
