/**
 * A lesson on paper: pages with boards and room for answers, and a key. The package knows {@code lesson},
 * {@code picture} and {@code text}. Begin with {@link lectern.lesson.handout.Handout}; {@code Sheets} decides what
 * goes on the sheet and what into the key; {@code Markup} lets only text through.
 */
package lectern.lesson.handout;
