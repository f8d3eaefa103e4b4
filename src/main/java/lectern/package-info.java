/**
 * The entry point of the program. {@link lectern.Main} chooses between the command line ({@code lectern.cli}) and the
 * window ({@code lectern.gui}) and knows nothing else. Each package has a comment like this one: what lives there,
 * what it may know, where to begin. The whole is described in {@code src/site/markdown/architecture.md}.
 */
package lectern;
